package dev.orebound.grid;

import java.util.Arrays;

/**
 * Finds how many {@link StepKind#FOUR_WAY four-way} steps join cells near each other. A search costs as much as the
 * cells about its ends, however large the map; nothing is allocated.
 *
 * <p>Source: breadth-first search. Between two cells it goes from both ends in turn, the side with the shorter front
 * first (Pohl: Bi-directional Search, 1971), so that each goes half the way, and a small closed piece about either end
 * is soon found to be one. Marks carry the number of their search, so that they need not be cleared.
 */
public final class ShortPathSearch {
    /** The number of steps between cells that nothing joins: larger than any other. */
    public static final int NOT_JOINED = Integer.MAX_VALUE;

    private final Grid grid;
    private final boolean[] isEdge;
    private final int[] marks;
    /** Each one longer than the number of cells, for entries that are written but not kept. */
    private final int[] reached;

    private final int[] reachedFromEnd;
    private int reachedCount;
    private int goalMark;
    private int goalsLeft;
    private boolean hasMet;

    public ShortPathSearch(Grid grid) {
        this.grid = grid;
        this.isEdge = grid.edge().values;
        this.marks = new int[grid.size()];
        this.reached = new int[grid.size() + 1];
        this.reachedFromEnd = new int[grid.size() + 1];
    }

    /** Returns true if any number of steps over open cells leads from one cell to another; both count as open. */
    public boolean join(BitLayer open, int from, int to) {
        return join(open, from, to, NOT_JOINED);
    }

    /**
     * Returns true if at most {@code mostSteps} steps over open cells lead from one cell to another; both count as
     * open.
     */
    public boolean join(BitLayer open, int from, int to, int mostSteps) {
        return steps(open, from, to, mostSteps) != NOT_JOINED;
    }

    /**
     * Returns the least number of steps over open cells from one cell to another, both of which count as open, or
     * {@link #NOT_JOINED} if it exceeds {@code mostSteps}.
     */
    public int steps(BitLayer open, int from, int to, int mostSteps) {
        if (from == to) {
            return 0;
        }
        begin();
        int ownMark = goalMark;
        int endMark = goalMark + 1;
        marks[from] = ownMark;
        marks[to] = endMark;
        reached[0] = from;
        reachedFromEnd[0] = to;
        hasMet = false;
        int next = 0;
        int count = 1;
        int nextFromEnd = 0;
        int countFromEnd = 1;
        for (int steps = 1; steps <= mostSteps && next < count && nextFromEnd < countFromEnd; steps++) {
            if (count - next <= countFromEnd - nextFromEnd) {
                int first = next;
                next = count;
                count = grow(open.values, reached, first, count, ownMark, endMark);
            } else {
                int first = nextFromEnd;
                nextFromEnd = countFromEnd;
                countFromEnd = grow(open.values, reachedFromEnd, first, countFromEnd, endMark, ownMark);
            }
            if (hasMet) {
                return steps;
            }
        }
        return NOT_JOINED;
    }

    /**
     * Lets one side take the cells beside its front: those of a queue from {@code first} on, to which they are added.
     * Stops where it meets the other side. Returns the new length of the queue.
     */
    @SuppressWarnings("ShortCircuitBoolean") // saves branches
    private int grow(boolean[] open, int[] queue, int first, int front, int own, int other) {
        int width = grid.width();
        int[] marked = marks;
        int count = front;
        for (int next = first; next < front && !hasMet; next++) {
            int cell = queue[next];
            if (isEdge[cell]) {
                count = growOffEdge(open, queue, cell, count, own, other);
                continue;
            }
            int east = marked[cell + 1];
            int north = marked[cell + width];
            int west = marked[cell - 1];
            int south = marked[cell - width];
            if (east == other | north == other | west == other | south == other) {
                hasMet = true;
            }
            count = take(marked, queue, cell + 1, open[cell + 1], own, count);
            count = take(marked, queue, cell + width, open[cell + width], own, count);
            count = take(marked, queue, cell - 1, open[cell - 1], own, count);
            count = take(marked, queue, cell - width, open[cell - width], own, count);
        }
        return count;
    }

    private int growOffEdge(boolean[] open, int[] queue, int cell, int before, int own, int other) {
        int count = before;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside != Grid.NONE) {
                hasMet |= marks[beside] == other;
                count = take(marks, queue, beside, open[beside], own, count);
            }
        }
        return count;
    }

    /**
     * Takes an open cell unless it is its own already; returns the new length of the queue. Numbers instead of
     * conditions, as in {@link DistanceMap}: of two numbers from 0 on that differ, the difference or its opposite is
     * negative.
     */
    private static int take(int[] marks, int[] queue, int cell, boolean isOpen, int own, int count) {
        int mark = marks[cell];
        int isNew = (mark - own | own - mark) >>> 31 & (isOpen ? 1 : 0);
        marks[cell] = mark ^ ((mark ^ own) & -isNew);
        queue[count] = cell;
        return count + isNew;
    }

    /**
     * Returns true if at most {@code mostSteps} steps over open cells lead from the first of some cells to each of the
     * others.
     *
     * @param cells may contain a cell more than once
     * @param count number of cells in the array to use, 1 or more
     */
    public boolean joinAll(BitLayer open, int[] cells, int count, int mostSteps) {
        begin();
        for (int i = 0; i < count; i++) {
            addGoal(cells[i]);
        }
        return reachAll(open, cells[0], mostSteps);
    }

    private void begin() {
        if (goalMark > Integer.MAX_VALUE - 4) {
            Arrays.fill(marks, 0);
            goalMark = 0;
        }
        goalMark += 2;
        goalsLeft = 0;
        reachedCount = 0;
    }

    private void addGoal(int cell) {
        goalsLeft += marks[cell] == goalMark ? 0 : 1;
        marks[cell] = goalMark;
    }

    private boolean reachAll(BitLayer open, int from, int mostSteps) {
        reach(from);
        int next = 0;
        for (int step = 0; step < mostSteps && goalsLeft > 0 && next < reachedCount; step++) {
            for (int end = reachedCount; next < end; next++) {
                reachBeside(reached[next], open.values);
            }
        }
        return goalsLeft == 0;
    }

    private void reachBeside(int cell, boolean[] open) {
        int width = grid.width();
        boolean isInner = !isEdge[cell];
        reachIf(isInner || grid.x(cell) + 1 < width, cell + 1, open);
        reachIf(isInner || cell + width < open.length, cell + width, open);
        reachIf(isInner || grid.x(cell) > 0, cell - 1, open);
        reachIf(isInner || cell >= width, cell - width, open);
    }

    private void reachIf(boolean isInside, int cell, boolean[] open) {
        if (isInside && marks[cell] <= goalMark && (open[cell] || marks[cell] == goalMark)) {
            reach(cell);
        }
    }

    private void reach(int cell) {
        goalsLeft -= marks[cell] == goalMark ? 1 : 0;
        marks[cell] = goalMark + 1;
        reached[reachedCount++] = cell;
    }
}
