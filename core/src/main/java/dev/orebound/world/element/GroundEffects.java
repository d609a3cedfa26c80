package dev.orebound.world.element;

import dev.orebound.chance.Hash64;
import dev.orebound.content.element.ElementRules;
import dev.orebound.content.element.ElementRules.ContactRule;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.GroundKind.GroundTrait;
import dev.orebound.content.element.GroundKind.GroundWind;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Grid;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.HashedPart;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the effects of the elements on the ground: the grounds of each cell, and which cells are burnt or flooded.
 * Everything may read it; {@link GroundChanges} writes it.
 *
 * <p>Cells with ground are kept in a list, in the order in which they became active, so that no search for them is
 * needed.
 */
@ChangedBy({})
public final class GroundEffects implements HashedPart {
    /** Patches that are made at once, enough for all that happens on most floors, so that play does not make any. */
    private static final int FIRST_PATCHES = 256;

    /** No ground. */
    public static final int NONE = GroundPatch.NONE;

    private static final int FIRE = GroundSlot.FIRE.ordinal();
    private static final int CHARGE = GroundSlot.CHARGE.ordinal();
    private static final int AIR = GroundSlot.AIR.ordinal();
    private static final int SURFACE = GroundSlot.SURFACE.ordinal();

    private final ContentTable<GroundKind> kinds;
    /** Whether a ground, by its index, takes health or holds bodies fast. */
    private final boolean[] hurts;

    /** Whether it is seen for a while before it does that or hinders bodies. */
    private final boolean[] warns;

    private final int[] counts;
    final boolean[] burnt;
    /** Index of the liquid that floods each cell, or 0. */
    final int[] flood;

    /** Number of harmful cells within {@link #heatCells} of each cell; a diagonal step counts as two. */
    private final int[] harmNear;

    private final Grid grid;
    private final int heatCells;

    /** For each cell 1 + the index of its patch in {@link #patches}, or 0. */
    private final int[] patchOf;

    /**
     * The patches of all active cells, the first {@link #activeCount}; behind them those that wait to be used again.
     */
    private final List<GroundPatch> patches = new ArrayList<>();

    private int activeCount;
    int version;
    /** Hash of all burnt cells, in the order in which they burnt out. */
    final Hash64 burntSoFar = new Hash64(0);

    /** @param heatCells distance from which monsters that fear fire avoid it */
    public GroundEffects(Grid grid, ContentTable<GroundKind> kinds, ElementRules rules, int heatCells) {
        this.grid = grid;
        this.kinds = kinds;
        this.heatCells = heatCells;
        counts = new int[kinds.size()];
        hurts = new boolean[kinds.size()];
        warns = new boolean[kinds.size()];
        for (int kind = 0; kind < hurts.length; kind++) {
            String id = kinds.at(kind).id();
            hurts[kind] = kinds.at(kind).bursts() != null;
            warns[kind] = hurts[kind];
            for (ContactRule touch : rules.touches()) {
                if (touch.on().contains(id)) {
                    TimedStatus inflicts = touch.inflicts();
                    StatusRules status = inflicts == null ? null : rules.of(inflicts.status());
                    hurts[kind] |= touch.damage() > 0 || (status != null && status.hurts());
                    warns[kind] |= hurts[kind] || (status != null && status.hinders());
                }
            }
        }
        harmNear = new int[grid.size()];
        burnt = new boolean[grid.size()];
        flood = new int[grid.size()];
        patchOf = new int[grid.size()];
        for (int i = 0; i < FIRST_PATCHES; i++) {
            patches.add(new GroundPatch());
        }
    }

    /** Returns the patch of a cell, or null if it has no ground and no trace. */
    @Nullable
    GroundPatch patch(int cell) {
        return patchOf[cell] == 0 ? null : patches.get(patchOf[cell] - 1);
    }

    /** Returns the patch of an active cell, {@code index} from 0 to {@link #activeCount} - 1. */
    GroundPatch patchAt(int index) {
        return patches.get(index);
    }

    /** Returns the index of the ground in a slot of a cell, or {@link #NONE}. */
    public int kindAt(GroundSlot slot, int cell) {
        GroundPatch patch = patch(cell);
        return patch == null ? NONE : patch.kind[slot.ordinal()];
    }

    /** Returns the ticks that the ground in a slot of a cell still lasts, or 0. */
    public int ticksAt(GroundSlot slot, int cell) {
        GroundPatch patch = patch(cell);
        return patch == null ? 0 : patch.ticks[slot.ordinal()];
    }

    /** Returns the ticks for which the ground in a slot of a cell is seen before it hurts, or 0. */
    public int warningTicksAt(GroundSlot slot, int cell) {
        GroundPatch patch = patch(cell);
        return patch == null ? 0 : patch.warningTicks[slot.ordinal()];
    }

    /** Returns the ordinal of the influence that was brought to a cell a moment ago, or {@link #NONE}. */
    public int traceAt(int cell) {
        GroundPatch patch = patch(cell);
        return patch == null ? NONE : patch.trace;
    }

    /** Returns the direction in which a draught blows over a cell: an ordinal of {@code Direction}. */
    public int flowAt(int cell) {
        GroundPatch patch = patch(cell);
        return patch == null ? 0 : patch.flow;
    }

    /** Returns the wind over a cell, or null. */
    public @Nullable GroundWind windAt(int cell) {
        GroundPatch patch = patch(cell);
        return patch == null || patch.kind[SURFACE] == NONE
                ? null
                : kinds.at(patch.kind[SURFACE]).blows();
    }

    /** Returns whether a cell is on fire. */
    public boolean isBurning(int cell) {
        return patchOf[cell] > 0 && patches.get(patchOf[cell] - 1).kind[FIRE] != NONE;
    }

    /** Returns whether a cell has a ground that hurts, or will in a moment. */
    public boolean isHarmful(int cell) {
        GroundPatch patch = patch(cell);
        if (patch == null) {
            return false;
        }
        for (int slot = 0; slot < GroundSlot.COUNT; slot++) {
            if (patch.kind[slot] != NONE && hurts[patch.kind[slot]]) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a cell has a ground that hinders bodies without hurting them, or will in a moment. */
    public boolean isHindering(int cell) {
        GroundPatch patch = patch(cell);
        if (patch == null) {
            return false;
        }
        for (int slot = 0; slot < GroundSlot.COUNT; slot++) {
            int kind = patch.kind[slot];
            if (kind != NONE && warns[kind] && !hurts[kind]) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a cell has a ground that bursts at its end. */
    public boolean isAboutToBurst(int cell) {
        GroundPatch patch = patch(cell);
        return patch != null
                && patch.kind[AIR] != NONE
                && kinds.at(patch.kind[AIR]).bursts() != null;
    }

    /** Returns whether a cell is harmful or so near to one that monsters which fear fire keep away. */
    public boolean isNearHarm(int cell) {
        return harmNear[cell] > 0;
    }

    /** Returns the ticks for which something in the air of a cell still hides what is in it; it blocks the view. */
    public int veilTicks(int cell) {
        GroundPatch patch = patch(cell);
        return patch == null || patch.kind[AIR] == NONE || !is(patch.kind[AIR], GroundTrait.CONCEALS)
                ? 0
                : patch.ticks[AIR];
    }

    /** Returns whether the water on a cell carries a charge now. */
    public boolean isCharged(int cell) {
        return patchOf[cell] > 0 && patches.get(patchOf[cell] - 1).kind[CHARGE] != NONE;
    }

    /** Returns whether bodies slide on a cell. */
    public boolean isSlippery(int cell) {
        return hasSurface(cell, GroundTrait.SLIPPERY);
    }

    /** Returns whether the surface of a cell has a trait. */
    boolean hasSurface(int cell, GroundTrait trait) {
        GroundPatch patch = patch(cell);
        return patch != null && patch.kind[SURFACE] != NONE && is(patch.kind[SURFACE], trait);
    }

    boolean is(int kind, GroundTrait trait) {
        return kinds.at(kind).is(trait);
    }

    /** Returns whether a ground, by its index, is seen for a while before it hurts or hinders. */
    public boolean warns(int kind) {
        return warns[kind];
    }

    /** Returns whether a ground, by its index, takes health or holds bodies fast. */
    public boolean hurts(int kind) {
        return hurts[kind];
    }

    /** Returns the number of cells with a ground, by its index. */
    public int count(int kind) {
        return counts[kind];
    }

    /** Returns whether the vegetation of a cell is burnt. */
    public boolean isBurnt(int cell) {
        return burnt[cell];
    }

    /** Returns whether a liquid floods a cell that is dry otherwise. */
    public boolean isFlooded(int cell) {
        return flood[cell] != 0;
    }

    /** Returns whether the elements affect a cell, or did a moment ago. */
    boolean isTouched(int cell) {
        return patchOf[cell] != 0 || burnt[cell] || flood[cell] != 0;
    }

    /** Returns the number of cells with a ground or a trace. */
    public int activeCount() {
        return activeCount;
    }

    /** Returns one of these cells, {@code index} from 0 to {@link #activeCount} - 1. */
    public int active(int index) {
        return patches.get(index).cell;
    }

    /**
     * Returns the spawn id of the actor that caused the harmful ground of a cell, also if it has spread there; 0 for
     * none.
     */
    public long causedBy(int cell) {
        GroundPatch patch = patch(cell);
        if (patch != null) {
            for (int slot = 0; slot < GroundSlot.COUNT; slot++) {
                if (patch.kind[slot] != NONE && hurts[patch.kind[slot]]) {
                    return patch.bySpawnId[slot];
                }
            }
        }
        return 0;
    }

    /** Returns a number that rises with every change of the grounds. */
    public int version() {
        return version;
    }

    /** Returns the patch of a cell, which becomes active. */
    GroundPatch activate(int cell) {
        if (patchOf[cell] == 0) {
            if (activeCount == patches.size()) {
                patches.add(new GroundPatch());
            }
            GroundPatch patch = patches.get(activeCount++);
            patch.clear();
            patch.cell = cell;
            patchOf[cell] = activeCount;
        }
        return patches.get(patchOf[cell] - 1);
    }

    /** Puts a ground into an empty slot of a patch, or takes it out. */
    void set(GroundPatch patch, int slot, int kind) {
        int before = patch.kind[slot];
        if (before != NONE) {
            counts[before]--;
            countHarm(patch.cell, hurts[before] ? -1 : 0);
            patch.clear(slot);
        }
        if (kind != NONE) {
            counts[kind]++;
            countHarm(patch.cell, hurts[kind] ? 1 : 0);
            patch.kind[slot] = kind;
        }
        version++;
    }

    private void countHarm(int cell, int change) {
        if (change == 0) {
            return;
        }
        for (int dy = -heatCells; dy <= heatCells; dy++) {
            int reach = heatCells - Math.abs(dy);
            for (int dx = -reach; dx <= reach; dx++) {
                if (grid.contains(grid.x(cell) + dx, grid.y(cell) + dy)) {
                    harmNear[grid.cell(grid.x(cell) + dx, grid.y(cell) + dy)] += change;
                }
            }
        }
    }

    /** Drops the cells of which nothing is left; the others keep their order. */
    void dropIdle() {
        int kept = 0;
        for (int i = 0; i < activeCount; i++) {
            GroundPatch patch = patches.get(i);
            if (patch.isIdle()) {
                patchOf[patch.cell] = 0;
            } else {
                // The patch that is moved out of the way is idle, and waits to be used again.
                patches.set(i, patches.get(kept));
                patches.set(kept, patch);
                patchOf[patch.cell] = ++kept;
            }
        }
        activeCount = kept;
    }

    @Override
    public void addTo(Hash64 hash) {
        hash.add((long) version).add((long) activeCount).add(burntSoFar.value());
        for (int i = 0; i < activeCount; i++) {
            patches.get(i).addTo(hash);
        }
    }
}
