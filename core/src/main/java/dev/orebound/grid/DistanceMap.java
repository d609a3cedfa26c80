package dev.orebound.grid;

import java.util.Arrays;

/**
 * Computes the steps from the nearest of some sources to every reachable cell, in reused buffers: nothing is allocated
 * after construction.
 *
 * <p>Source: breadth-first search. Cells are visited in a fixed order, so that equal input gives exactly equal output.
 * In a cave it is unpredictable which neighbours are new. Therefore each neighbour off the edge of the map is written
 * behind the last reached cell, and kept by advancing the count, without a branch that the processor would mispredict.
 */
public final class DistanceMap {
    /** The distance of an unreachable cell: larger than any other. */
    public static final int UNREACHED = Integer.MAX_VALUE;

    /** If at most one in so many cells was reached, resetting them one by one is quicker. */
    private static final int FEW = 16;

    private final Grid grid;
    /** Whether a step from each cell could leave the map; stored because computing it takes longer than the step. */
    private final boolean[] isEdge;

    final int[] distances;
    /** One longer than the number of cells, for entries that are written but not kept. */
    private final int[] reached;

    private int reachedCount;
    /** The number of reached cells that have been expanded. */
    private int walkedCount;

    /** Set by {@link DistanceRepair}, which does not update the list of reached cells. */
    boolean isMended;

    public DistanceMap(Grid grid) {
        this.grid = grid;
        this.isEdge = grid.edge().values;
        this.distances = new int[grid.size()];
        this.reached = new int[grid.size() + 1];
        Arrays.fill(distances, UNREACHED);
    }

    /** Measures from one cell with {@link StepKind#EIGHT_WAY} steps, without entering blocked cells. */
    public void spreadFrom(int cell, BitLayer blocked) {
        spreadFrom(cell, blocked, StepKind.EIGHT_WAY);
    }

    /** Measures from one cell without entering blocked cells. The cell itself counts even if it is blocked. */
    public void spreadFrom(int cell, BitLayer blocked, StepKind walk) {
        spreadFrom(cell, blocked, walk, UNREACHED);
    }

    /** Measures from one cell, up to a number of steps. */
    public void spreadFrom(int cell, BitLayer blocked, StepKind walk, int mostSteps) {
        clear();
        addSource(cell);
        spread(blocked, walk, Grid.NONE, mostSteps);
    }

    /** Resets the map: no sources, nothing reached. */
    public void clear() {
        if (isMended || reachedCount > distances.length / FEW) {
            Arrays.fill(distances, UNREACHED);
        } else {
            for (int i = 0; i < reachedCount; i++) {
                distances[reached[i]] = UNREACHED;
            }
        }
        reachedCount = 0;
        walkedCount = 0;
        isMended = false;
    }

    /** Adds a source, after {@link #clear} and before {@link #spread}. It may be blocked. */
    public void addSource(int cell) {
        if (distances[cell] != 0) {
            distances[cell] = 0;
            reached[reachedCount++] = cell;
        }
    }

    /** Measures from all sources that were added since {@link #clear}. */
    public void spread(BitLayer blocked, StepKind walk) {
        spread(blocked, walk, Grid.NONE, UNREACHED);
    }

    /** Measures from all sources, up to a number of steps. */
    public void spread(BitLayer blocked, StepKind walk, int mostSteps) {
        spread(blocked, walk, Grid.NONE, mostSteps);
    }

    /**
     * Measures from all sources until a cell is reached or nothing is left to reach. A call for another cell continues
     * from there; it must pass the same unchanged layer and the same walk.
     *
     * @return true if the cell was reached
     */
    public boolean spreadTo(int goal, BitLayer blocked, StepKind walk) {
        if (!isReached(goal)) {
            spread(blocked, walk, goal, UNREACHED);
        }
        return isReached(goal);
    }

    /**
     * Continues to measure from all sources, but expands at most a number of cells. Further calls continue from there;
     * they must pass the same unchanged layer and the same walk.
     *
     * @return true if nothing is left to reach
     */
    public boolean spreadSome(BitLayer blocked, StepKind walk, int mostCells) {
        int last = walkedCount + mostCells;
        if (walk == StepKind.EIGHT_WAY) {
            spreadEightWay(blocked.values, Grid.NONE, UNREACHED, last);
        } else {
            spreadFourWay(blocked.values, Grid.NONE, UNREACHED, last);
        }
        return walkedCount == reachedCount;
    }

    /** Returns how many of the reached cells have been expanded. */
    public int walkedCount() {
        return walkedCount;
    }

    private void spread(BitLayer blocked, StepKind walk, int goal, int mostSteps) {
        if (walk == StepKind.EIGHT_WAY) {
            spreadEightWay(blocked.values, goal, mostSteps, Integer.MAX_VALUE);
        } else {
            spreadFourWay(blocked.values, goal, mostSteps, Integer.MAX_VALUE);
        }
    }

    /**
     * Expands reached cells, nearest first, until a goal is reached, the next cell is so many steps away, so many cells
     * have been expanded since {@link #clear}, or none is left. Works on local variables, which the compiler keeps in
     * registers.
     */
    private void spreadFourWay(boolean[] walls, int goal, int mostSteps, int lastWalked) {
        int width = grid.width();
        int[] steps = distances;
        int[] queue = reached;
        boolean[] edge = isEdge;
        int next = walkedCount;
        int count = reachedCount;
        while (next < count && next < lastWalked) {
            int cell = queue[next];
            if (steps[cell] >= mostSteps) {
                break;
            }
            next++;
            if (edge[cell]) {
                reachedCount = count;
                reachOffEdge(cell, walls, StepKind.FOUR_WAY);
                count = reachedCount;
            } else {
                int distance = steps[cell] + 1;
                count = reach(steps, queue, cell + 1, open(walls, cell + 1), distance, count);
                count = reach(steps, queue, cell + width, open(walls, cell + width), distance, count);
                count = reach(steps, queue, cell - 1, open(walls, cell - 1), distance, count);
                count = reach(steps, queue, cell - width, open(walls, cell - width), distance, count);
            }
            if (goal != Grid.NONE && steps[goal] != UNREACHED) {
                break;
            }
        }
        walkedCount = next;
        reachedCount = count;
    }

    /** Does the same in steps to all eight neighbours. */
    private void spreadEightWay(boolean[] walls, int goal, int mostSteps, int lastWalked) {
        int width = grid.width();
        int[] steps = distances;
        int[] queue = reached;
        boolean[] edge = isEdge;
        int next = walkedCount;
        int count = reachedCount;
        while (next < count && next < lastWalked) {
            int cell = queue[next];
            if (steps[cell] >= mostSteps) {
                break;
            }
            next++;
            if (edge[cell]) {
                reachedCount = count;
                reachOffEdge(cell, walls, StepKind.EIGHT_WAY);
                count = reachedCount;
            } else {
                int distance = steps[cell] + 1;
                int east = open(walls, cell + 1);
                int north = open(walls, cell + width);
                int west = open(walls, cell - 1);
                int south = open(walls, cell - width);
                int northEast = north & east & open(walls, cell + width + 1);
                int northWest = north & west & open(walls, cell + width - 1);
                int southWest = south & west & open(walls, cell - width - 1);
                int southEast = south & east & open(walls, cell - width + 1);
                count = reach(steps, queue, cell + 1, east, distance, count);
                count = reach(steps, queue, cell + width, north, distance, count);
                count = reach(steps, queue, cell - 1, west, distance, count);
                count = reach(steps, queue, cell - width, south, distance, count);
                count = reach(steps, queue, cell + width + 1, northEast, distance, count);
                count = reach(steps, queue, cell + width - 1, northWest, distance, count);
                count = reach(steps, queue, cell - width - 1, southWest, distance, count);
                count = reach(steps, queue, cell - width + 1, southEast, distance, count);
            }
            if (goal != Grid.NONE && steps[goal] != UNREACHED) {
                break;
            }
        }
        walkedCount = next;
        reachedCount = count;
    }

    /** Returns 1 for a cell that is not blocked, 0 for one that is. */
    private static int open(boolean[] walls, int cell) {
        return walls[cell] ? 0 : 1;
    }

    /**
     * Reaches a cell unless it is blocked or was reached before; returns the new number of reached cells. Numbers
     * instead of conditions, because the compiler makes branches of these: one more than {@link #UNREACHED}, and no
     * other distance, is negative.
     *
     * @param open 1 if it is not blocked, else 0
     */
    private static int reach(int[] distances, int[] reached, int cell, int open, int distance, int count) {
        int before = distances[cell];
        int isNew = (before + 1) >>> 31 & open;
        distances[cell] = before ^ ((before ^ distance) & -isNew);
        reached[count] = cell;
        return count + isNew;
    }

    private void reachOffEdge(int cell, boolean[] walls, StepKind walk) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            if (isOpen(beside, walls)) {
                reachedCount = reach(distances, reached, beside, 1, distances[cell] + 1, reachedCount);
            }
        }
        for (int i = 1; i < Direction.ALL.size() && walk == StepKind.EIGHT_WAY; i += 2) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (isOpen(beside, walls) && !walls[besideInX(cell, beside)] && !walls[besideInX(beside, cell)]) {
                reachedCount = reach(distances, reached, beside, 1, distances[cell] + 1, reachedCount);
            }
        }
    }

    private static boolean isOpen(int cell, boolean[] walls) {
        return cell != Grid.NONE && !walls[cell];
    }

    /** Returns the steps from the nearest source, or {@link #UNREACHED}. */
    public int at(int cell) {
        return distances[cell];
    }

    public boolean isReached(int cell) {
        return distances[cell] != UNREACHED;
    }

    /** Returns the number of reached cells, including the sources. */
    public int reachedCount() {
        return reachedCount;
    }

    /** Returns one of the reached cells, nearest first: {@code index} from 0 to {@link #reachedCount} - 1. */
    public int reached(int index) {
        return reached[index];
    }

    /**
     * Returns a cell if it is reached, or else, of the nearest reached cells, the lowest with the fewest steps.
     *
     * @param farthest how far off it may be, in steps in eight directions
     * @return {@link Grid#NONE} if none is so near
     */
    public int nearestReached(int cell, int farthest) {
        for (int ring = 0; ring <= farthest; ring++) {
            int nearest = Grid.NONE;
            for (int y = Math.max(0, grid.y(cell) - ring); y <= Math.min(grid.height() - 1, grid.y(cell) + ring); y++) {
                for (int x = Math.max(0, grid.x(cell) - ring);
                        x <= Math.min(grid.width() - 1, grid.x(cell) + ring);
                        x++) {
                    int there = grid.cell(x, y);
                    if (isReached(there) && (nearest == Grid.NONE || at(there) < at(nearest))) {
                        nearest = there;
                    }
                }
            }
            if (nearest != Grid.NONE) {
                return nearest;
            }
        }
        return Grid.NONE;
    }

    /**
     * Returns the next cell on a shortest path from {@code cell} to the nearest source, straight steps before diagonal
     * ones; {@link Grid#NONE} on a source and on unreached cells. Only for a map that was spread
     * {@link StepKind#EIGHT_WAY}.
     */
    public int stepDown(int cell) {
        if (distances[cell] == 0 || distances[cell] == UNREACHED) {
            return Grid.NONE;
        }
        return isEdge[cell] ? stepDownOffEdge(cell) : stepDownInside(cell);
    }

    private int stepDownInside(int cell) {
        int width = grid.width();
        int lower = distances[cell] - 1;
        int east = distances[cell + 1];
        int north = distances[cell + width];
        int west = distances[cell - 1];
        int south = distances[cell - width];
        if (east == lower) {
            return cell + 1;
        } else if (north == lower) {
            return cell + width;
        } else if (west == lower) {
            return cell - 1;
        } else if (south == lower) {
            return cell - width;
        }
        boolean isNorthOpen = north != UNREACHED;
        boolean isSouthOpen = south != UNREACHED;
        if (east != UNREACHED && isNorthOpen && distances[cell + width + 1] == lower) {
            return cell + width + 1;
        } else if (west != UNREACHED && isNorthOpen && distances[cell + width - 1] == lower) {
            return cell + width - 1;
        } else if (west != UNREACHED && isSouthOpen && distances[cell - width - 1] == lower) {
            return cell - width - 1;
        } else if (east != UNREACHED && isSouthOpen && distances[cell - width + 1] == lower) {
            return cell - width + 1;
        }
        return Grid.NONE;
    }

    private int stepDownOffEdge(int cell) {
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

    /**
     * Returns the cell in the row of {@code row} and the column of {@code column}: one of the two beside a diagonal
     * step.
     */
    private int besideInX(int row, int column) {
        return grid.cell(grid.x(column), grid.y(row));
    }
}
