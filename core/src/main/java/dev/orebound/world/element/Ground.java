package dev.orebound.world.element;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;

/** What the elements do to the ground: where it burns, steams, carries a charge, is burnt. Everybody may read it. */
public final class Ground {
    final int[] burningTicks;
    final int[] steamTicks;
    final int[] chargedTicks;
    final boolean[] burnt;
    int version;

    public Ground(Grid grid) {
        burningTicks = new int[grid.size()];
        steamTicks = new int[grid.size()];
        chargedTicks = new int[grid.size()];
        burnt = new boolean[grid.size()];
    }

    /** Whether a cell is on fire. */
    public boolean isBurning(int cell) {
        return burningTicks[cell] > 0;
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

    /** Counts every change of what burns, steams or is charged anywhere. */
    public int version() {
        return version;
    }

    /** Adds all that decides what comes next. */
    public void addTo(Hash64 hash) {
        hash.add((long) version);
        for (int cell = 0; cell < burnt.length; cell++) {
            hash.add((long) burningTicks[cell]).add((long) steamTicks[cell]);
            hash.add((long) chargedTicks[cell]).add(burnt[cell]);
        }
    }
}
