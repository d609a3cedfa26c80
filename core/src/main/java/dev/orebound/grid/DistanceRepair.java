package dev.orebound.grid;

/**
 * Repairs a finished map of {@link StepKind#EIGHT_WAY} steps after one cell has opened or shut, with the same result as
 * a new measurement, by looking at a few cells only. The map must have been spread without a limit. A repaired map has
 * no list of reached cells.
 *
 * <p>Source: the idea of dynamic shortest paths, of Ramalingam and Reps, An Incremental Algorithm for a Generalization
 * of the Shortest-Path Problem, 1996; a shut cell is repaired only if no shortest path led through it.
 */
public final class DistanceRepair {
    private final Grid grid;
    /** A ring of cells whose distance was lowered and whose neighbours have not been updated. */
    private final int[] lowered;

    private final boolean[] isWaiting;
    private int first;
    private int waiting;

    public DistanceRepair(Grid grid) {
        this.grid = grid;
        lowered = new int[grid.size()];
        isWaiting = new boolean[grid.size()];
    }

    /** Lowers every distance that is shorter now that a cell is open. */
    public void open(DistanceMap map, int cell, BitLayer blocked) {
        map.isMended = true;
        lower(map, cell, leastThrough(map, cell, blocked), blocked);
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE) {
                lower(map, beside, leastThrough(map, beside, blocked), blocked);
            }
        }
        while (waiting > 0) {
            int from = lowered[first];
            first = (first + 1) % lowered.length;
            waiting--;
            isWaiting[from] = false;
            for (int i = 0; i < Direction.ALL.size(); i++) {
                int to = step(from, i, blocked);
                if (to != Grid.NONE) {
                    lower(map, to, map.distances[from] + 1, blocked);
                }
            }
        }
    }

    /**
     * Removes a cell that is blocked now.
     *
     * @return true if the map is correct again; false if the only shortest path of another cell led through this one,
     *     so that the map must be measured anew
     */
    public boolean shut(DistanceMap map, int cell, BitLayer blocked) {
        if (!map.isReached(cell)) {
            return true;
        } else if (map.at(cell) == 0) {
            return false;
        }
        map.isMended = true;
        map.distances[cell] = DistanceMap.UNREACHED;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            boolean isReached = beside != Grid.NONE && map.isReached(beside) && map.at(beside) > 0;
            if (isReached && leastThrough(map, beside, blocked) != map.at(beside)) {
                return false;
            }
        }
        return true;
    }

    private void lower(DistanceMap map, int cell, int steps, BitLayer blocked) {
        if (blocked.values[cell] || steps >= map.distances[cell]) {
            return;
        }
        map.distances[cell] = steps;
        if (!isWaiting[cell]) {
            isWaiting[cell] = true;
            lowered[(first + waiting) % lowered.length] = cell;
            waiting++;
        }
    }

    /** Returns one more than the least distance of a cell's neighbours. */
    private int leastThrough(DistanceMap map, int cell, BitLayer blocked) {
        int least = DistanceMap.UNREACHED - 1;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = step(cell, i, blocked);
            // Steps are symmetric except at a blocked source, which can be left but not entered.
            if (beside != Grid.NONE) {
                least = Math.min(least, map.distances[beside]);
            }
        }
        return least == DistanceMap.UNREACHED - 1 ? DistanceMap.UNREACHED : least + 1;
    }

    /**
     * Returns the cell that a step leads to, or {@link Grid#NONE} if the step is not allowed. A source may be blocked.
     */
    private int step(int cell, int direction, BitLayer blocked) {
        int to = grid.neighbour(cell, Direction.ALL.get(direction));
        if (to == Grid.NONE || direction % 2 == 0) {
            return to;
        }
        int besideX = grid.cell(grid.x(to), grid.y(cell));
        int besideY = grid.cell(grid.x(cell), grid.y(to));
        return blocked.values[besideX] || blocked.values[besideY] ? Grid.NONE : to;
    }
}
