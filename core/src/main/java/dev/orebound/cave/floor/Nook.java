package dev.orebound.cave.floor;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;

/**
 * A passage one cell wide that leads off a cave and ends in rock.
 *
 * @param cells from its end to its mouth, each a four-way step from the one before
 */
public record Nook(Cells cells) {
    /** The least number of cells with one way on that make a dead end a nook. */
    public static final int LEAST_DEPTH = 3;

    /** The cell from which there is no way on. */
    public int end() {
        return cells.at(0);
    }

    /** The way out of its end, one of the four straight directions. */
    public static Direction wayOut(BitLayer floor, int end) {
        for (Direction way : Direction.STRAIGHT) {
            if (isFloor(floor, floor.grid().neighbour(end, way))) {
                return way;
            }
        }
        throw new IllegalArgumentException("cell " + end + " has no way out");
    }

    /**
     * Returns how many cells, from a dead end on, have exactly one way on by four-way steps, not counting the way back.
     *
     * @return 0 if the cell is no dead end
     */
    public static int depth(BitLayer floor, int end) {
        int depth = 0;
        int back = Grid.NONE;
        int cell = end;
        int on = onlyWayOn(floor, cell, back);
        while (on != Grid.NONE && on != end) {
            depth++;
            back = cell;
            cell = on;
            on = onlyWayOn(floor, cell, back);
        }
        return depth;
    }

    /** Returns the first cells of a dead end, from the end on, each the only way on from the one before. */
    public static int[] cells(BitLayer floor, int end, int count) {
        int[] cells = new int[count];
        int back = Grid.NONE;
        int cell = end;
        for (int i = 0; i < count; i++) {
            cells[i] = cell;
            int on = onlyWayOn(floor, cell, back);
            back = cell;
            cell = on;
        }
        return cells;
    }

    /** Returns true if a cell is floor and a dead end that is deep enough for a nook. */
    public static boolean isNook(BitLayer floor, int end) {
        return floor.at(end) && depth(floor, end) >= LEAST_DEPTH;
    }

    private static int onlyWayOn(BitLayer floor, int cell, int back) {
        int only = Grid.NONE;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = floor.grid().neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside == back || !isFloor(floor, beside)) {
                continue;
            }
            if (only != Grid.NONE) {
                return Grid.NONE;
            }
            only = beside;
        }
        return only;
    }

    private static boolean isFloor(BitLayer floor, int cell) {
        return cell != Grid.NONE && floor.at(cell);
    }
}
