package dev.orebound.view.ground;

import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.element.GroundEffects;
import java.util.Arrays;

/** Eases the grounds of a slot in and out: remembers which one each cell shows and how far it has spread there. */
final class GroundGrowth {
    /** Least part of a ground that joins it to the same ground beside it. */
    private static final float JOINS = 0.3f;

    /** Part of a ground that is seen at once when it takes the place of another. */
    private static final float REPLACES = 0.4f;

    private final GroundEffects ground;
    private final ContentTable<GroundKind> kinds;
    private final GroundSlot slot;
    private final Grid grid;
    private final float growsASecond;
    private final float endsASecond;
    private final float warningShare;
    private final float thinsTicks;
    private final int[] shown;
    private final float[] amount;

    /**
     * Creates the growth of a slot.
     *
     * @param warningShare how far a ground spreads while it only warns, unless it bursts
     * @param thinsTicks the last ticks of a ground, in which it thins out, likewise; 0 for none
     */
    GroundGrowth(
            SceneContext frame,
            GroundSlot slot,
            float growsASecond,
            float endsASecond,
            float warningShare,
            float thinsTicks) {
        ground = frame.world.part(GroundEffects.class);
        kinds = frame.world.content().grounds();
        grid = frame.grid;
        this.slot = slot;
        this.growsASecond = growsASecond;
        this.endsASecond = endsASecond;
        this.warningShare = warningShare;
        this.thinsTicks = thinsTicks;
        shown = new int[grid.size()];
        Arrays.fill(shown, GroundEffects.NONE);
        amount = new float[grid.size()];
    }

    /** Lets a cell's ground grow or end; returns whether anything of it is seen. */
    boolean move(int cell, float seconds) {
        int kind = ground.kindAt(slot, cell);
        if (kind == GroundEffects.NONE && amount[cell] == 0) {
            return false;
        }
        if (kind != GroundEffects.NONE && kind != shown[cell]) {
            shown[cell] = kind;
            amount[cell] *= REPLACES;
        }
        float wanted = wanted(kind, cell);
        amount[cell] = wanted > amount[cell]
                ? Math.min(wanted, amount[cell] + growsASecond * seconds)
                : Math.max(wanted, amount[cell] - endsASecond * seconds);
        return true;
    }

    private float wanted(int kind, int cell) {
        if (kind == GroundEffects.NONE) {
            return 0;
        }
        if (kinds.at(kind).bursts() != null) {
            return 1;
        }
        float most = ground.warningTicksAt(slot, cell) > 0 ? warningShare : 1;
        return thinsTicks > 0 ? Math.min(most, ground.ticksAt(slot, cell) / thinsTicks) : most;
    }

    /** Returns the index of the ground that a cell shows; it counts only where {@link #amount} is above 0. */
    int kind(int cell) {
        return shown[cell];
    }

    /** Returns how far the ground of a cell has spread, from 0, not at all, to 1. */
    float amount(int cell) {
        return amount[cell];
    }

    /** Returns a bit for each of the eight neighbours that show the same ground, in the order of {@link Direction}. */
    int sameAround(int cell) {
        int same = 0;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int next = grid.neighbour(cell, Direction.ALL.get(i));
            if (next != Grid.NONE && shown[next] == shown[cell] && amount[next] > JOINS) {
                same |= 1 << i;
            }
        }
        return same;
    }
}
