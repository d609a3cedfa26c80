package dev.orebound.grid;

import java.util.Arrays;

/**
 * Decides whether cells near each other are joined by few {@link StepKind#FOUR_WAY four-way} steps. A search costs as
 * much as the cells within those steps, however large the map; nothing is allocated.
 *
 * <p>Source: breadth-first search that ends with the last goal. Marks carry the number of their search, so that they
 * need not be cleared.
 */
public final class ShortPathSearch {
    private final Grid grid;
    private final int[] marks;
    private final int[] reached;
    private int reachedCount;
    private int goalMark;
    private int goalsLeft;

    public ShortPathSearch(Grid grid) {
        this.grid = grid;
        this.marks = new int[grid.size()];
        this.reached = new int[grid.size()];
    }

    /**
     * Returns true if at most {@code mostSteps} steps over open cells lead from one cell to another; both count as
     * open.
     */
    public boolean join(BitLayer open, int from, int to, int mostSteps) {
        begin();
        addGoal(to);
        return reachAll(open, from, mostSteps);
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
        int x = cell % width;
        reachIf(x + 1 < width, cell + 1, open);
        reachIf(cell + width < open.length, cell + width, open);
        reachIf(x > 0, cell - 1, open);
        reachIf(cell >= width, cell - width, open);
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
