package dev.orebound.lab.check;

import java.util.Arrays;

/**
 * A breadth-first search over cells, reused by all checks. What was reached is marked by the steps to it, counted on
 * from a number that no earlier search came to, so that nothing need be cleared.
 */
final class BreadthFirstSearch {
    /** Beyond this number marks are cleared. */
    private static final int MOST = Integer.MAX_VALUE / 2;

    private final NeighbourTable neighbours;
    /** Straight ways first, then the others. */
    private final int[] offsets;

    private final int[] marks;
    /** One longer than there are cells, for an entry that is written and not kept. */
    private final int[] reached;

    private int base = 1;
    private int count;

    BreadthFirstSearch(NeighbourTable neighbours, int size) {
        this.neighbours = neighbours;
        offsets = neighbours.offsets();
        marks = new int[size];
        reached = new int[size + 1];
    }

    /** Starts a new search. */
    void begin() {
        base += count + 1; // more than the steps to any cell
        count = 0;
        if (base > MOST) {
            Arrays.fill(marks, 0);
            base = 1;
        }
    }

    /** Adds a cell to start from. */
    void add(int cell) {
        marks[cell] = base;
        reached[count++] = cell;
    }

    /** Reaches all open cells that straight steps lead to from the added cells. */
    void walk(boolean[] open) {
        spread(open, 2, NeighbourTable.NONE, MOST);
    }

    /** Reaches all open cells that straight and diagonal steps lead to from the added cells. */
    void walkDiagonally(boolean[] open) {
        spread(open, 1, NeighbourTable.NONE, MOST);
    }

    private void spread(boolean[] open, int stride, int goal, int mostSteps) {
        int end = count;
        for (int next = 0; next < end; next++) {
            int cell = reached[next];
            int mark = marks[cell] + 1;
            boolean isDone = mark - base > mostSteps || (goal != NeighbourTable.NONE && marks[goal] >= base);
            if (isDone) {
                break;
            }
            if (neighbours.isInner(cell)) {
                for (int way = 0; way < NeighbourTable.WAYS; way += stride) {
                    end = reach(marks, reached, cell + offsets[way], open, mark, base, end);
                }
            } else {
                for (int way = 0; way < NeighbourTable.WAYS; way += stride) {
                    int to = neighbours.of(cell, way);
                    end = to == NeighbourTable.NONE ? end : reach(marks, reached, to, open, mark, base, end);
                }
            }
        }
        count = end;
    }

    /**
     * Reaches a cell if it is open and has an older mark, and returns the number of those reached by then: with sums
     * instead of a branch, which would be unforeseeable.
     */
    private static int reach(int[] marks, int[] reached, int cell, boolean[] open, int mark, int base, int count) {
        int before = marks[cell];
        int isNew = ((before - base) >>> 31) & (open[cell] ? 1 : 0);
        marks[cell] = before + (mark - before) * isNew;
        reached[count] = cell;
        return count + isNew;
    }

    /** Starts a new search from one cell, open or not, with straight steps. */
    void walkFrom(int cell, boolean[] open) {
        begin();
        add(cell);
        walk(open);
    }

    /**
     * Starts a new search from one cell with straight steps, and ends it where a goal is reached.
     *
     * @return the steps to the goal, or a larger number than {@code mostSteps} if there are more
     */
    int steps(int cell, int goal, boolean[] open, int mostSteps) {
        begin();
        add(cell);
        spread(open, 2, goal, mostSteps);
        return isReached(goal) ? steps(goal) : mostSteps + 1;
    }

    boolean isReached(int cell) {
        return marks[cell] >= base;
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
        return marks[cell] - base;
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
     * Returns an open cell that cannot be reached from the first one, or {@link NeighbourTable#NONE} if all are
     * connected.
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
