package dev.orebound.world.path;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;

/** Steps from cell to cell in eight directions, never past the corner of a wall. */
final class EightWaySteps {
    private EightWaySteps() {}

    /**
     * Returns the neighbour with the lowest value below the cell's own, straight before diagonal, or {@link Grid#NONE}.
     */
    static int lowestNeighbour(int[] values, BitLayer walls, int cell) {
        int lowest = Grid.NONE;
        int least = values[cell];
        for (int turn = 0; turn < 2; turn++) {
            for (int direction = turn; direction < Direction.ALL.size(); direction += 2) {
                int to = step(walls, cell, direction);
                if (to != Grid.NONE && values[to] < least) {
                    lowest = to;
                    least = values[to];
                }
            }
        }
        return lowest;
    }

    /**
     * Returns the cell one step away in a direction, 0 to 7 as in {@link Direction}, or {@link Grid#NONE} at a wall.
     */
    static int step(BitLayer walls, int cell, int direction) {
        Grid grid = walls.grid();
        int to = grid.neighbour(cell, Direction.ALL.get(direction));
        if (to == Grid.NONE || walls.at(to)) {
            return Grid.NONE;
        } else if (direction % 2 == 0) {
            return to;
        }
        boolean isPastCorner =
                walls.at(grid.cell(grid.x(to), grid.y(cell))) || walls.at(grid.cell(grid.x(cell), grid.y(to)));
        return isPastCorner ? Grid.NONE : to;
    }
}
