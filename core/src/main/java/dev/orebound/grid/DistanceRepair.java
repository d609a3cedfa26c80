package dev.orebound.grid;

/**
 * Repairs a finished map of {@link StepKind#EIGHT_WAY} steps after one cell has opened or shut, with the same distances
 * as a new measurement, by looking only at the cells whose distance changes and at their neighbours. The map must have
 * been spread from one source without a limit. A repaired map has no list of reached cells.
 *
 * <p>Source: the idea of dynamic shortest paths, of Ramalingam and Reps, An Incremental Algorithm for a Generalization
 * of the Shortest-Path Problem, 1996. When a cell shuts, first all cells lose their distance whose every shortest path
 * led through it, in the order of their distances; then they get new ones from the cells around them.
 */
public final class DistanceRepair {
    private static final int DIRECTIONS = 8;

    private final Grid grid;
    private final boolean[] isEdge;
    /** From an inner cell to its neighbours, by direction. */
    private final int[] offsets = new int[DIRECTIONS];
    /** A ring of cells whose distance was lowered and whose neighbours have not been updated. */
    private final int[] lowered;

    private final boolean[] isWaiting;
    private int first;
    private int waiting;
    /** The cells that have lost their distance, and the distances that they had. */
    private final int[] lost;

    private final int[] lostSteps;
    private int lostCount;

    public DistanceRepair(Grid grid) {
        this.grid = grid;
        isEdge = grid.edge().values;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            offsets[direction] = grid.offset(Direction.ALL.get(direction));
        }
        lowered = new int[grid.size()];
        isWaiting = new boolean[grid.size()];
        lost = new int[grid.size()];
        lostSteps = new int[grid.size()];
    }

    /** Lowers every distance that is shorter now that a cell is open. */
    public void open(DistanceMap map, int cell, BitLayer blocked) {
        map.isMended = true;
        boolean[] walls = blocked.values;
        lower(map.distances, walls, cell, leastThrough(map.distances, walls, cell));
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int beside = neighbour(cell, direction);
            if (beside != Grid.NONE && !walls[beside]) {
                lower(map.distances, walls, beside, leastThrough(map.distances, walls, beside));
            }
        }
        lowerFurther(map.distances, walls);
    }

    /** Raises every distance that is longer now that a cell is blocked. */
    public void shut(DistanceMap map, int cell, BitLayer blocked) {
        int steps = map.distances[cell];
        if (steps == DistanceMap.UNREACHED || steps == 0) {
            // Nothing led through an unreached cell; a source counts even if it is blocked.
            return;
        }
        map.isMended = true;
        lose(map.distances, cell);
        // A way past the corner of the cell may have led to a neighbour no farther away than the cell itself.
        loseBeside(map.distances, blocked.values, cell, steps);
        for (int i = 0; i < lostCount; i++) {
            loseBeside(map.distances, blocked.values, lost[i], lostSteps[i] + 1);
        }
        for (int i = 1; i < lostCount; i++) {
            lower(map.distances, blocked.values, lost[i], leastThrough(map.distances, blocked.values, lost[i]));
        }
        lostCount = 0;
        lowerFurther(map.distances, blocked.values);
    }

    private void lose(int[] distances, int cell) {
        lost[lostCount] = cell;
        lostSteps[lostCount++] = distances[cell];
        distances[cell] = DistanceMap.UNREACHED;
    }

    /** Takes the distance from all neighbours that were some steps away and no longer have a shortest path. */
    private void loseBeside(int[] distances, boolean[] walls, int cell, int steps) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int beside = neighbour(cell, direction);
            if (beside != Grid.NONE && distances[beside] == steps && leastThrough(distances, walls, beside) != steps) {
                lose(distances, beside);
            }
        }
    }

    private void lowerFurther(int[] distances, boolean[] walls) {
        while (waiting > 0) {
            int from = lowered[first];
            first = first + 1 == lowered.length ? 0 : first + 1;
            waiting--;
            isWaiting[from] = false;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int to = step(from, direction, walls);
                if (to != Grid.NONE) {
                    lower(distances, walls, to, distances[from] + 1);
                }
            }
        }
    }

    private void lower(int[] distances, boolean[] walls, int cell, int steps) {
        if (steps >= distances[cell] || walls[cell]) {
            return;
        }
        distances[cell] = steps;
        if (!isWaiting[cell]) {
            isWaiting[cell] = true;
            int last = first + waiting;
            lowered[last >= lowered.length ? last - lowered.length : last] = cell;
            waiting++;
        }
    }

    /** Returns one more than the least distance of a cell's neighbours, or {@link DistanceMap#UNREACHED}. */
    private int leastThrough(int[] distances, boolean[] walls, int cell) {
        int least = DistanceMap.UNREACHED - 1;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            // Steps are symmetric except at a blocked source, which can be left but not entered.
            int beside = step(cell, direction, walls);
            if (beside != Grid.NONE) {
                least = Math.min(least, distances[beside]);
            }
        }
        return least == DistanceMap.UNREACHED - 1 ? DistanceMap.UNREACHED : least + 1;
    }

    private int neighbour(int cell, int direction) {
        return isEdge[cell] ? grid.neighbour(cell, Direction.ALL.get(direction)) : cell + offsets[direction];
    }

    /**
     * Returns the cell that a step leads to, or {@link Grid#NONE} if the step is not allowed. A source may be blocked.
     */
    private int step(int cell, int direction, boolean[] walls) {
        int to = neighbour(cell, direction);
        if (direction % 2 == 0 || to == Grid.NONE) {
            return to;
        }
        int before = cell + offsets[direction - 1];
        int after = cell + offsets[(direction + 1) % DIRECTIONS];
        return walls[before] || walls[after] ? Grid.NONE : to;
    }
}
