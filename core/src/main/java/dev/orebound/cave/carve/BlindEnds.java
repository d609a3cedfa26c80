package dev.orebound.cave.carve;

import dev.orebound.cave.floor.Nook;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Trims and keeps what sticks out of the caves: fills spurs, opens passages of the first fill that smoothing has shut,
 * and finds the dead ends.
 *
 * <p>The majority rule shuts everything that is one cell wide. But about a cave the first fill is full of thin cracks.
 * A crack opens again if it leads off a cave straight, touches no other floor, and goes on for the least depth of a
 * nook; it turns where its rock allows no other way, and has no branches. So caves end in a few blind passages, and
 * their walls are as smooth as before.
 */
final class BlindEnds {
    private final MutableBitLayer open;
    private final Grid grid;
    private final int leastCells;
    private final int[] passage;
    private int length;

    /** @param cells the least and the greatest length of a passage */
    BlindEnds(MutableBitLayer open, IntRange cells) {
        this.open = open;
        this.grid = open.grid();
        leastCells = cells.lowest();
        passage = new int[cells.highest()];
    }

    /** Single cells that stick out of a cave with rock on three sides look like noise and lead nowhere. */
    static void trimSpurs(MutableBitLayer open) {
        Grid grid = open.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            if (open.at(cell) && straightNeighbours(open, cell) <= 1 && ArcCount.canShut(open, cell)) {
                open.set(cell, false);
            }
        }
    }

    /** The cell must not lie on the edge, which is rock. */
    private static int straightNeighbours(MutableBitLayer open, int cell) {
        int count = 0;
        for (Direction way : Direction.STRAIGHT) {
            count += open.at(cell + open.grid().offset(way)) ? 1 : 0;
        }
        return count;
    }

    /**
     * Opens the cracks between the first and the last column (row, if the floor is taller than wide) that has a cave.
     *
     * @param firstFill the caves before they were smoothed
     * @param caves the number of the cave of each cell
     * @param spared the number of a cave that gets none, or 0
     */
    void reopen(BitLayer firstFill, IntLayer caves, int spared) {
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (open.at(cell)) {
                first = Math.min(first, along(cell));
                last = Math.max(last, along(cell));
            }
        }
        MutableBitLayer cracks = firstFill.copy();
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isCrack = cracks.at(cell) && !open.at(cell) && along(cell) > first && along(cell) < last;
            cracks.set(cell, isCrack && !grid.isEdge(cell));
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            for (int way = 0; way < Direction.STRAIGHT.size() && caves.at(cell) != spared; way++) {
                if (caves.at(cell) != 0 && leadsOff(cell, Direction.STRAIGHT.get(way), cracks)) {
                    for (int i = 0; i < length; i++) {
                        open.set(passage[i], true);
                    }
                }
            }
        }
    }

    private int along(int cell) {
        return along(grid, cell);
    }

    /** Returns the column of a cell, or its row if the floor is taller than wide. */
    static int along(Grid grid, int cell) {
        return grid.width() >= grid.height() ? grid.x(cell) : grid.y(cell);
    }

    /**
     * Returns true if a crack that is deep enough leads off a cave's cell; its cells are then listed from the mouth on.
     */
    private boolean leadsOff(int from, Direction first, BitLayer cracks) {
        length = 0;
        int before = from;
        int cell = grid.neighbour(from, first);
        Direction way = first;
        while (length < passage.length && isThin(cell, before, cracks)) {
            passage[length++] = cell;
            before = cell;
            way = wayOn(before, way, cracks);
            cell = grid.neighbour(before, way);
        }
        return length >= leastCells;
    }

    /** Returns the way straight on if there is one, else to the left, else to the right. */
    private Direction wayOn(int cell, Direction way, BitLayer cracks) {
        for (int turn : new int[] {0, 2, 6}) {
            Direction turned = Direction.ALL.get((way.ordinal() + turn) % Direction.ALL.size());
            if (isThin(grid.neighbour(cell, turned), cell, cracks)) {
                return turned;
            }
        }
        return way;
    }

    private boolean isThin(int cell, int before, BitLayer cracks) {
        return cell != Grid.NONE && cracks.at(cell) && isWalled(open, cell, before, passage, length);
    }

    /**
     * Returns true if there is nothing but rock around a cell that continues a passage, except the cell before it, or
     * the cave at its mouth. The passage is not open yet.
     */
    static boolean isWalled(BitLayer open, int cell, int before, int[] passage, int length) {
        Grid grid = open.grid();
        for (int i = 0; i < Direction.ALL.size(); i++) {
            Direction way = Direction.ALL.get(i);
            int beside = grid.neighbour(cell, way);
            boolean isBehind =
                    beside == before || (length == 0 && way.isDiagonal() && grid.steps8(beside, before) <= 1);
            if (!isBehind && (open.at(beside) || isAmong(beside, passage, length - 2))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAmong(int cell, int[] cells, int count) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) {
                return true;
            }
        }
        return false;
    }

    /** Returns the dead ends of both layers that are deep enough for a nook, each with its cells in the first. */
    static List<Nook> find(BitLayer open, BitLayer grown) {
        List<Nook> nooks = new ArrayList<>();
        for (int cell = 0; cell < open.grid().size(); cell++) {
            int depth = Nook.isNook(open, cell) ? Nook.depth(open, cell) : 0;
            if (depth != 0 && Nook.isNook(grown, cell)) {
                nooks.add(new Nook(Cells.of(Nook.cells(open, cell, depth))));
            }
        }
        return nooks;
    }
}
