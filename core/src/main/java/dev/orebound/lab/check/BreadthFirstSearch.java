package dev.orebound.lab.check;

/** Spreads over cells step by step, in the plainest way there is. One is used again and again. */
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

    /** Forgets what was reached. */
    void begin() {
        search++;
        count = 0;
    }

    /** Reaches a cell, with no step. */
    void add(int cell) {
        reach(cell, 0);
    }

    private void reach(int cell, int distance) {
        lastSearch[cell] = search;
        steps[cell] = distance;
        reached[count++] = cell;
    }

    /** Spreads from the cells that were added to all open ones that straight steps lead to. */
    void walk(boolean[] open) {
        spread(open, 2);
    }

    /** Likewise with diagonal steps. */
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

    /** All open cells that straight steps lead to from one, itself counted as open. */
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

    /** The cells in the order in which they were reached, so that steps never fall. */
    int reached(int index) {
        return reached[index];
    }

    /** How many steps lead to a cell that was reached. */
    int steps(int cell) {
        return steps[cell];
    }

    /** An open cell that was not reached, or {@link NeighbourTable#NONE}. */
    int firstMissed(boolean[] open) {
        for (int cell = 0; cell < open.length; cell++) {
            if (open[cell] && !isReached(cell)) {
                return cell;
            }
        }
        return NeighbourTable.NONE;
    }

    /** Spreads from the first open cell; tells one that was not reached, or {@link NeighbourTable#NONE} where all are one piece. */
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
