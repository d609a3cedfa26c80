package dev.orebound.workbench.overlay;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;

/** The eight neighbours of a cell as the arc count sees them: which are passable, and which run of those each belongs to. */
final class ArcRing {
    /** How many neighbours there are. */
    static final int SIZE = 8;

    private final boolean[] passable = new boolean[SIZE];
    private final int[] arcs = new int[SIZE];
    private int count;

    /** Looks round a cell. Beyond the edge nothing is passable. */
    void look(BitLayer layer, int cell) {
        Grid grid = layer.grid();
        for (int i = 0; i < SIZE; i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            passable[i] = beside != Grid.NONE && layer.at(beside);
        }
        countArcs();
    }

    /** Numbers the runs from the first that begins; a ring without a change has none, whatever it is made of. */
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

    /** Whether a neighbour, by its place in {@link Direction#ALL}, is passable. */
    boolean isPassable(int place) {
        return passable[place];
    }

    /** The number from 1 of the run that a neighbour belongs to, 0 for none. */
    int arcOf(int place) {
        return arcs[place];
    }

    /** How many runs there are. */
    int count() {
        return count;
    }
}
