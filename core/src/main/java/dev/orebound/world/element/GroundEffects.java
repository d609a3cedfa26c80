package dev.orebound.world.element;

import dev.orebound.chance.Hash64;
import dev.orebound.content.element.GroundState;
import dev.orebound.grid.Grid;

/**
 * What the elements do to the ground: where it burns, steams, carries a charge, is burnt. Everybody may read it; {@link
 * GroundChanges} writes it.
 *
 * <p>Cells on which something goes on are kept in a list, in the order in which it began, so that nobody has to look for them.
 */
public final class GroundEffects {
    final int[] burningTicks;
    final int[] steamTicks;
    final int[] chargedTicks;
    final boolean[] burnt;
    /** The index of the liquid that floods each cell, or 0. */
    final int[] flood;

    /** How many cells burn within {@link #heatCells} of each, cornerwise steps counted as two. */
    private final int[] firesNear;

    private final Grid grid;
    private final int heatCells;
    /** Who brought what goes on there, or 0, and the monster kind of whoever did, or -1. */
    final long[] bySpawnId;

    final int[] byMonster;
    final int[] active;
    int activeCount;
    int version;
    /** Every cell that is burnt, in the order in which it burnt out. */
    final Hash64 burntSoFar = new Hash64(0);

    private final boolean[] isActive;

    /** @param heatCells how far off a fire is heeded by who fears it */
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

    /** Whether a cell is on fire. */
    public boolean isBurning(int cell) {
        return burningTicks[cell] > 0;
    }

    /** Whether anything burns on a cell or so near that fire may soon come to it. */
    public boolean isNearFire(int cell) {
        return firesNear[cell] > 0;
    }

    /** Ticks for which steam still stands on a cell, which nobody sees into or out of. */
    public int steamTicks(int cell) {
        return steamTicks[cell];
    }

    /** Whether the water on a cell carries a charge now. */
    public boolean isCharged(int cell) {
        return chargedTicks[cell] > 0;
    }

    /** Whether what grew on a cell is burnt. */
    public boolean isBurnt(int cell) {
        return burnt[cell];
    }

    /** Whether a liquid floods a cell that is dry otherwise. */
    public boolean isFlooded(int cell) {
        return flood[cell] != 0;
    }

    /** Whether the elements have made this of a cell. */
    boolean is(GroundState state, int cell) {
        return switch (state) {
            case BURNING -> burningTicks[cell] > 0;
            case STEAMING -> steamTicks[cell] > 0;
            case CHARGED -> chargedTicks[cell] > 0;
            case BURNT -> burnt[cell];
        };
    }

    /** Whether the elements have made anything of a cell, or did a moment ago, or a flood covers it. */
    boolean isTouched(int cell) {
        return isActive[cell] || burnt[cell] || flood[cell] != 0;
    }

    /** How many cells burn, steam or are charged now. */
    public int activeCount() {
        return activeCount;
    }

    /** One of the cells that burn, steam or are charged now, {@code index} from 0 to {@link #activeCount} - 1. */
    public int active(int index) {
        return active[index];
    }

    /** The spawn id of the body that caused what goes on at an active cell, also where it has spread since; 0 if nobody did. */
    public long causedBy(int cell) {
        return bySpawnId[cell];
    }

    /** Counts every change of what burns, steams or is charged anywhere. */
    public int version() {
        return version;
    }

    /** Sets a cell on fire for so many ticks, or puts it out: 0. */
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

    /** Something begins on a cell. */
    void activate(int cell, long who, int kind) {
        bySpawnId[cell] = who;
        byMonster[cell] = kind;
        version++;
        if (!isActive[cell]) {
            isActive[cell] = true;
            active[activeCount++] = cell;
        }
    }

    /** Drops the cells on which nothing goes on any more; the others keep their order. */
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

    /** Adds all that decides what comes next. */
    public void addTo(Hash64 hash) {
        hash.add((long) version).add((long) activeCount).add(burntSoFar.value());
        for (int i = 0; i < activeCount; i++) {
            int cell = active[i];
            hash.add((long) cell).add((long) burningTicks[cell]).add((long) steamTicks[cell]);
            hash.add((long) chargedTicks[cell]).add(bySpawnId[cell]).add((long) byMonster[cell]);
        }
    }
}
