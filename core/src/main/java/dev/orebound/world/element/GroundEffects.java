package dev.orebound.world.element;

import dev.orebound.chance.Hash64;
import dev.orebound.content.element.GroundState;
import dev.orebound.grid.Grid;

/**
 * Holds the effects of the elements on the ground: which cells burn, steam, carry a charge, are burnt or flooded. Everything may
 * read it; {@link GroundChanges} writes it.
 *
 * <p>Active cells are kept in a list, in the order in which they became active, so that no search for them is needed.
 */
public final class GroundEffects {
    final int[] burningTicks;
    final int[] steamTicks;
    final int[] chargedTicks;
    final boolean[] burnt;
    /** Index of the liquid that floods each cell, or 0. */
    final int[] flood;

    /** Number of burning cells within {@link #heatCells} of each cell; a diagonal step counts as two. */
    private final int[] firesNear;

    private final Grid grid;
    private final int heatCells;
    /** Spawn id of the actor that caused the effect on each cell, or 0, and its monster kind, or -1. */
    final long[] bySpawnId;

    final int[] byMonster;
    final int[] active;
    int activeCount;
    int version;
    /** Hash of all burnt cells, in the order in which they burnt out. */
    final Hash64 burntSoFar = new Hash64(0);

    private final boolean[] isActive;

    /** @param heatCells distance from which monsters that fear fire avoid it */
    public GroundEffects(Grid grid, int heatCells) {
        this.grid = grid;
        this.heatCells = heatCells;
        firesNear = new int[grid.size()];
        burningTicks = new int[grid.size()];
        steamTicks = new int[grid.size()];
        chargedTicks = new int[grid.size()];
        burnt = new boolean[grid.size()];
        flood = new int[grid.size()];
        bySpawnId = new long[grid.size()];
        byMonster = new int[grid.size()];
        active = new int[grid.size()];
        isActive = new boolean[grid.size()];
    }

    /** Returns whether a cell is on fire. */
    public boolean isBurning(int cell) {
        return burningTicks[cell] > 0;
    }

    /** Returns whether a cell burns or is so near to a fire that it may soon reach it. */
    public boolean isNearFire(int cell) {
        return firesNear[cell] > 0;
    }

    /** Returns the ticks for which steam still stands on a cell; steam blocks the view. */
    public int steamTicks(int cell) {
        return steamTicks[cell];
    }

    /** Returns whether the water on a cell carries a charge now. */
    public boolean isCharged(int cell) {
        return chargedTicks[cell] > 0;
    }

    /** Returns whether the vegetation of a cell is burnt. */
    public boolean isBurnt(int cell) {
        return burnt[cell];
    }

    /** Returns whether a liquid floods a cell that is dry otherwise. */
    public boolean isFlooded(int cell) {
        return flood[cell] != 0;
    }

    boolean is(GroundState state, int cell) {
        return switch (state) {
            case BURNING -> burningTicks[cell] > 0;
            case STEAMING -> steamTicks[cell] > 0;
            case CHARGED -> chargedTicks[cell] > 0;
            case BURNT -> burnt[cell];
        };
    }

    /** Returns whether the elements affect a cell, or did a moment ago. */
    boolean isTouched(int cell) {
        return isActive[cell] || burnt[cell] || flood[cell] != 0;
    }

    /** Returns the number of cells that burn, steam or are charged now. */
    public int activeCount() {
        return activeCount;
    }

    /** Returns one of the active cells, {@code index} from 0 to {@link #activeCount} - 1. */
    public int active(int index) {
        return active[index];
    }

    /** Returns the spawn id of the actor that caused the effect on an active cell, also if it has spread there; 0 for none. */
    public long causedBy(int cell) {
        return bySpawnId[cell];
    }

    /** Returns a number that rises with every change of what burns, steams or is charged. */
    public int version() {
        return version;
    }

    /** Sets a cell on fire for a number of ticks; 0 puts it out. */
    void burn(int cell, int ticks) {
        int change = Integer.signum(ticks) - Integer.signum(burningTicks[cell]);
        burningTicks[cell] = ticks;
        if (change == 0) {
            return;
        }
        for (int dy = -heatCells; dy <= heatCells; dy++) {
            int reach = heatCells - Math.abs(dy);
            for (int dx = -reach; dx <= reach; dx++) {
                if (grid.contains(grid.x(cell) + dx, grid.y(cell) + dy)) {
                    firesNear[grid.cell(grid.x(cell) + dx, grid.y(cell) + dy)] += change;
                }
            }
        }
    }

    /** Makes a cell active. */
    void activate(int cell, long causedBy, int kind) {
        bySpawnId[cell] = causedBy;
        byMonster[cell] = kind;
        version++;
        if (!isActive[cell]) {
            isActive[cell] = true;
            active[activeCount++] = cell;
        }
    }

    /** Drops the cells that are no longer active; the others keep their order. */
    void dropIdle() {
        int kept = 0;
        for (int i = 0; i < activeCount; i++) {
            int cell = active[i];
            isActive[cell] = burningTicks[cell] + steamTicks[cell] + chargedTicks[cell] > 0;
            if (isActive[cell]) {
                active[kept++] = cell;
            }
        }
        activeCount = kept;
    }

    /** Adds everything that affects later ticks. */
    public void addTo(Hash64 hash) {
        hash.add((long) version).add((long) activeCount).add(burntSoFar.value());
        for (int i = 0; i < activeCount; i++) {
            int cell = active[i];
            hash.add((long) cell).add((long) burningTicks[cell]).add((long) steamTicks[cell]);
            hash.add((long) chargedTicks[cell]).add(bySpawnId[cell]).add((long) byMonster[cell]);
        }
    }
}
