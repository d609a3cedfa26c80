package dev.orebound.workbench.overlay;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;

/** The eight neighbours of a cell as the arc count sees them: the passable ones, and the arc that each belongs to. */
final class ArcRing {
    /** Number of neighbours. */
    static final int SIZE = 8;

    private final boolean[] passable = new boolean[SIZE];
    private final int[] arcs = new int[SIZE];
    private int count;

    /** Looks at the neighbours of a cell. Cells beyond the edge are not passable. */
    void look(BitLayer layer, int cell) {
        Grid grid = layer.grid();
        for (int i = 0; i < SIZE; i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            passable[i] = beside != Grid.NONE && layer.at(beside);
        }
        countArcs();
    }

    /** Numbers the arcs. A ring without a change has none. */
    private void countArcs() {
        count = 0;
        for (int i = 0; i < SIZE; i++) {
            arcs[i] = 0;
            count += begins(i) ? 1 : 0;
        }
        int arc = 0;
        int first = 0;
        while (first < SIZE && !begins(first)) {
            first++;
        }
        for (int step = 0; count > 0 && step < SIZE; step++) {
            int i = (first + step) % SIZE;
            arc += begins(i) ? 1 : 0;
            arcs[i] = passable[i] ? arc : 0;
        }
    }

    private boolean begins(int place) {
        return passable[place] && !passable[(place + SIZE - 1) % SIZE];
    }

    /** Returns true if a neighbour is passable, by its index in {@link Direction#ALL}. */
    boolean isPassable(int place) {
        return passable[place];
    }

    /** Returns the number of a neighbour's arc from 1, or 0 for none. */
    int arcOf(int place) {
        return arcs[place];
    }

    /** Returns the number of arcs. */
    int count() {
        return count;
    }
}
