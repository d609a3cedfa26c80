package dev.orebound.world.path;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;

/** Finds the way down a map of values. */
final class EightWaySteps {
    private EightWaySteps() {}

    /** The neighbour with the least value below a cell's own, straight ones before diagonal ones, or {@link Grid#NONE}. */
    static int beside(int[] values, BitLayer walls, int cell) {
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

    /** The cell that one step of eight ways leads to, 0 to 7 as in {@link Direction}, or {@link Grid#NONE} at a wall. */
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
