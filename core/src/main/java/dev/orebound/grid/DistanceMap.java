package dev.orebound.grid;

import java.util.Arrays;

/**
 * Steps from the nearest of some sources to every cell that can be walked to, in buffers that are used again: once made,
 * nothing is allocated.
 *
 * <p>Source: breadth-first search. Cells are visited in a fixed order, so equal input gives equal output to the last cell.
 */
public final class DistanceMap {
    /** The distance of a cell that cannot be walked to: more than any other. */
    public static final int UNREACHED = Integer.MAX_VALUE;

    private final Grid grid;
    private final int[] distances;
    private final int[] reached;
    private int reachedCount;

    public DistanceMap(Grid grid) {
        this.grid = grid;
        this.distances = new int[grid.size()];
        this.reached = new int[grid.size()];
        clear();
    }

    /** Measures from one cell, with {@link Walk#EIGHT_WAY} steps off all blocked cells. */
    public void spreadFrom(int cell, BitLayer blocked) {
        spreadFrom(cell, blocked, Walk.EIGHT_WAY);
    }

    /** Measures from one cell, off all blocked cells. The cell itself counts even where it is blocked. */
    public void spreadFrom(int cell, BitLayer blocked, Walk walk) {
        clear();
        addSource(cell);
        spread(blocked, walk);
    }

    /** Forgets everything: no source, nothing reached. */
    public void clear() {
        Arrays.fill(distances, UNREACHED);
        reachedCount = 0;
    }

    /** Adds a cell to measure from, after {@link #clear} and before {@link #spread}. It may be blocked. */
    public void addSource(int cell) {
        if (distances[cell] != 0) {
            distances[cell] = 0;
            reached[reachedCount++] = cell;
        }
    }

    /** Measures from all sources that were added since {@link #clear}. */
    public void spread(BitLayer blocked, Walk walk) {
        boolean[] walls = blocked.values;
        for (int next = 0; next < reachedCount; next++) {
            if (walk == Walk.EIGHT_WAY) {
                reachEightWay(reached[next], walls);
            } else {
                reachFourWay(reached[next], walls);
            }
        }
    }

    private void reachFourWay(int cell, boolean[] walls) {
        int width = grid.width();
        int x = cell % width;
        int distance = distances[cell] + 1;
        reachIf(x + 1 < width, cell + 1, walls, distance);
        reachIf(cell + width < walls.length, cell + width, walls, distance);
        reachIf(x > 0, cell - 1, walls, distance);
        reachIf(cell >= width, cell - width, walls, distance);
    }

    private void reachEightWay(int cell, boolean[] walls) {
        int width = grid.width();
        int x = cell % width;
        int distance = distances[cell] + 1;
        boolean east = reachIf(x + 1 < width, cell + 1, walls, distance);
        boolean north = reachIf(cell + width < walls.length, cell + width, walls, distance);
        boolean west = reachIf(x > 0, cell - 1, walls, distance);
        boolean south = reachIf(cell >= width, cell - width, walls, distance);
        reachIf(north && east, cell + width + 1, walls, distance);
        reachIf(north && west, cell + width - 1, walls, distance);
        reachIf(south && west, cell - width - 1, walls, distance);
        reachIf(south && east, cell - width + 1, walls, distance);
    }

    /** Returns whether the cell can be walked on, whoever reached it first. */
    private boolean reachIf(boolean stepIsFree, int cell, boolean[] walls, int distance) {
        if (!stepIsFree || walls[cell]) {
            return false;
        }
        if (distances[cell] == UNREACHED) {
            distances[cell] = distance;
            reached[reachedCount++] = cell;
        }
        return true;
    }

    /** Steps from the nearest source, or {@link #UNREACHED}. */
    public int at(int cell) {
        return distances[cell];
    }

    public boolean isReached(int cell) {
        return distances[cell] != UNREACHED;
    }

    /** How many cells were reached, the sources counted. */
    public int reachedCount() {
        return reachedCount;
    }

    /** The reached cells, nearest first: {@code index} from 0 to {@link #reachedCount} - 1. */
    public int reached(int index) {
        return reached[index];
    }

    /**
     * The next cell on a shortest way from {@code cell} to the nearest source, straight steps before diagonal ones; {@link
     * Grid#NONE} on a source and where nothing leads to one. Only for a map that was spread {@link Walk#EIGHT_WAY}.
     */
    public int stepDown(int cell) {
        if (distances[cell] == 0 || distances[cell] == UNREACHED) {
            return Grid.NONE;
        }
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int next = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            if (next != Grid.NONE && distances[next] < distances[cell]) {
                return next;
            }
        }
        return diagonalStepDown(cell);
    }

    private int diagonalStepDown(int cell) {
        for (int i = 1; i < Direction.ALL.size(); i += 2) {
            int next = grid.neighbour(cell, Direction.ALL.get(i));
            boolean lower = next != Grid.NONE && distances[next] < distances[cell];
            if (lower && isReached(besideInX(cell, next)) && isReached(besideInX(next, cell))) {
                return next;
            }
        }
        return Grid.NONE;
    }

    /** The cell in the row of {@code row} and the column of {@code column}: one of the two beside a diagonal step. */
    private int besideInX(int row, int column) {
        return grid.cell(grid.x(column), grid.y(row));
    }
}
