package dev.orebound.lab.check;

/** A breadth-first search over cells, written as plainly as possible and reused by all checks. */
final class BreadthFirstSearch {
    private final NeighbourTable neighbours;
    private final int[] reached;
    private final int[] steps;
    private final int[] lastSearch;
    private int search;
    private int count;

    BreadthFirstSearch(NeighbourTable neighbours, int size) {
        this.neighbours = neighbours;
        reached = new int[size];
        steps = new int[size];
        lastSearch = new int[size];
    }

    /** Starts a new search. */
    void begin() {
        search++;
        count = 0;
    }

    /** Adds a cell to start from. */
    void add(int cell) {
        reach(cell, 0);
    }

    private void reach(int cell, int distance) {
        lastSearch[cell] = search;
        steps[cell] = distance;
        reached[count++] = cell;
    }

    /** Reaches all open cells that straight steps lead to from the added cells. */
    void walk(boolean[] open) {
        spread(open, 2);
    }

    /** Reaches all open cells that straight and diagonal steps lead to from the added cells. */
    void walkDiagonally(boolean[] open) {
        spread(open, 1);
    }

    private void spread(boolean[] open, int stride) {
        for (int next = 0; next < count; next++) {
            int cell = reached[next];
            for (int way = 0; way < NeighbourTable.WAYS; way += stride) {
                int to = neighbours.of(cell, way);
                if (to != NeighbourTable.NONE && open[to] && lastSearch[to] != search) {
                    reach(to, steps[cell] + 1);
                }
            }
        }
    }

    /** Starts a new search from one cell, open or not, with straight steps. */
    void walkFrom(int cell, boolean[] open) {
        begin();
        add(cell);
        walk(open);
    }

    boolean isReached(int cell) {
        return lastSearch[cell] == search;
    }

    int reachedCount() {
        return count;
    }

    /** Returns a reached cell by its place in the order of the search, in which steps never decrease. */
    int reached(int index) {
        return reached[index];
    }

    /** Returns the number of steps to a reached cell. */
    int steps(int cell) {
        return steps[cell];
    }

    /** Returns an open cell that was not reached, or {@link NeighbourTable#NONE}. */
    int firstMissed(boolean[] open) {
        for (int cell = 0; cell < open.length; cell++) {
            if (open[cell] && !isReached(cell)) {
                return cell;
            }
        }
        return NeighbourTable.NONE;
    }

    /**
     * Returns an open cell that cannot be reached from the first one, or {@link NeighbourTable#NONE} if all are connected.
     */
    int cutOff(boolean[] open) {
        begin();
        for (int cell = 0; cell < open.length && count == 0; cell++) {
            if (open[cell]) {
                add(cell);
            }
        }
        walk(open);
        return firstMissed(open);
    }
}
