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
    /** In steps of an eighth: straight on, to the left, to the right. */
    private static final int[] TURNS = {0, 2, 6};

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
    private static int straightNeighbours(BitLayer open, int cell) {
        int width = open.grid().width();
        return (open.at(cell + 1) ? 1 : 0)
                + (open.at(cell - 1) ? 1 : 0)
                + (open.at(cell + width) ? 1 : 0)
                + (open.at(cell - width) ? 1 : 0);
    }

    /**
     * Opens the cracks between the first and the last column (row, if the floor is taller than wide) that has a cave.
     *
     * @param firstFill the caves before they were smoothed
     * @param caves the number of the cave of each cell
     * @param spared the number of a cave that gets none, or 0
     */
    void reopen(BitLayer firstFill, IntLayer caves, int spared) {
        int first = firstLine(open);
        int last = lastLine(open);
        MutableBitLayer cracks = firstFill.copy();
        cracks.clear(open);
        cracks.setEdge(false);
        for (int line = 0; line < lineCount(grid); line++) {
            if (line <= first || line >= last) {
                clearLine(cracks, line);
            }
        }
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isSource = caves.at(cell) != 0 && caves.at(cell) != spared;
            for (int i = 0; i < Direction.STRAIGHT.size() && isSource; i++) {
                Direction way = Direction.STRAIGHT.get(i);
                if (cracks.at(cell + grid.offset(way)) && leadsOff(cell, way, cracks)) {
                    openPassage();
                }
            }
        }
    }

    private void openPassage() {
        for (int i = 0; i < length; i++) {
            open.set(passage[i], true);
        }
    }

    /** Returns the first column (row, if the floor is taller than wide) that has a cave, or the number of columns. */
    static int firstLine(BitLayer open) {
        int line = 0;
        while (line < lineCount(open.grid()) && isLineClosed(open, line)) {
            line++;
        }
        return line;
    }

    /** Returns the last column (row, if the floor is taller than wide) that has a cave, or -1. */
    static int lastLine(BitLayer open) {
        int line = lineCount(open.grid()) - 1;
        while (line >= 0 && isLineClosed(open, line)) {
            line--;
        }
        return line;
    }

    private static int lineCount(Grid grid) {
        return Math.max(grid.width(), grid.height());
    }

    private static boolean isLineClosed(BitLayer open, int line) {
        for (int i = 0; i < lineLength(open.grid()); i++) {
            if (open.at(onLine(open.grid(), line, i))) {
                return false;
            }
        }
        return true;
    }

    private static void clearLine(MutableBitLayer layer, int line) {
        for (int i = 0; i < lineLength(layer.grid()); i++) {
            layer.set(onLine(layer.grid(), line, i), false);
        }
    }

    private static int lineLength(Grid grid) {
        return Math.min(grid.width(), grid.height());
    }

    private static int onLine(Grid grid, int line, int i) {
        return grid.width() >= grid.height() ? grid.cell(line, i) : grid.cell(i, line);
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
        for (int turn : TURNS) {
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
            boolean isEnd = open.at(cell) && straightNeighbours(open, cell) == 1;
            int depth = isEnd && Nook.isNook(open, cell) ? Nook.depth(open, cell) : 0;
            if (depth != 0 && Nook.isNook(grown, cell)) {
                nooks.add(new Nook(Cells.of(Nook.cells(open, cell, depth))));
            }
        }
        return nooks;
    }
}
