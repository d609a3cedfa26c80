package dev.orebound.cave.corridor;

import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;

/**
 * Makes corridors two cells wide: every cell should lie in some block of 2x2 floor cells.
 *
 * <p>A block is opened whole or not at all. It opens no room's border, keeps a wall of rock to other corridors, and
 * leaves closed cells alone; a corridor stays one cell wide where no such block fits.
 */
final class CorridorWidener {
    /** A cell is a corner of so many blocks. */
    static final int CORNERS = 4;

    /** The most cells that may hang together (4-way) in no block. */
    private static final int MOST_NARROW_CELLS = 6;

    private final Grid grid;
    private final BitLayer carved;
    private final MutableBitLayer structure;
    private final BitLayer border;
    private final BitLayer closed;
    private final BitLayer nearCorridor;
    private final MutableBitLayer counted;
    private final int[] piece;
    /** For each corner that a cell can be of a block: from that cell to the lowest cell of the block. */
    private final int[] toLowest;

    private int[] opened = {};
    private int count;

    /**
     * Works on a floor in the making.
     *
     * @param carved the rooms
     * @param structure rooms and corridors; blocks are opened here
     * @param border all rooms' borders
     * @param closed cells that are never opened, the map's edge among them
     * @param nearCorridor cells of, and within one cell of, corridors finished before
     */
    CorridorWidener(
            BitLayer carved,
            MutableBitLayer structure,
            BitLayer border,
            BitLayer closed,
            BitLayer nearCorridor,
            WorkingMemory memory) {
        this.grid = structure.grid();
        this.carved = carved;
        this.structure = structure;
        this.border = border;
        this.closed = closed;
        this.nearCorridor = nearCorridor;
        counted = memory.bitLayer();
        piece = memory.cells();
        toLowest = new int[] {0, -1, -grid.width(), -grid.width() - 1};
    }

    /** The cells for which some block with them could be opened or is open, before any corridor is there. */
    BitLayer whatCanBeWide(WorkingMemory memory) {
        MutableBitLayer canOpen = memory.bitLayer();
        canOpen.copyInverse(closed);
        canOpen.clear(border);
        canOpen.add(structure);
        MutableBitLayer canBeWide = memory.bitLayer();
        canBeWide.setBlocksOf(canOpen, memory.bitLayer());
        return canBeWide;
    }

    /**
     * Opens a block around each cell of a corridor that lies in none yet, except doorways.
     *
     * @param cells of the corridor, in order; what is opened is added
     * @param cellCount how many there are
     * @param firstCorner 0 to 3, the side to which the corridor is widened if possible
     * @return how many there are now
     */
    int widen(int[] cells, int cellCount, int firstCorner) {
        opened = cells;
        count = cellCount;
        for (int i = 0; i < cellCount; i++) {
            boolean isDoorway = border.at(cells[i]);
            for (int turn = 0; turn < CORNERS && !isDoorway && isNarrow(cells[i]); turn++) {
                int lowest = cells[i] + toLowest[(firstCorner + turn) % CORNERS];
                if (canOpenBlock(lowest)) {
                    openBlock(lowest);
                }
            }
        }
        return count;
    }

    private boolean canOpenBlock(int lowest) {
        return canOpen(lowest)
                && canOpen(lowest + 1)
                && canOpen(lowest + grid.width())
                && canOpen(lowest + grid.width() + 1);
    }

    private boolean canOpen(int cell) {
        return structure.at(cell) || (!closed.at(cell) && !nearCorridor.at(cell) && !border.at(cell));
    }

    private void openBlock(int lowest) {
        open(lowest);
        open(lowest + 1);
        open(lowest + grid.width());
        open(lowest + grid.width() + 1);
    }

    private void open(int cell) {
        if (!structure.at(cell)) {
            structure.set(cell, true);
            opened[count++] = cell;
        }
    }

    /** True if more narrow cells than allowed hang together at one of these cells. */
    boolean isTooNarrow(int[] cells, int cellCount) {
        boolean isTooNarrow = false;
        counted.fill(false);
        for (int i = 0; i < cellCount && !isTooNarrow; i++) {
            if (!counted.at(cells[i]) && isNarrow(cells[i])) {
                isTooNarrow = narrowCellsAt(cells[i]) > MOST_NARROW_CELLS;
            }
        }
        return isTooNarrow;
    }

    private int narrowCellsAt(int first) {
        int size = 0;
        piece[size++] = first;
        counted.set(first, true);
        for (int next = 0; next < size; next++) {
            for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
                int beside = piece[next] + grid.offset(Direction.STRAIGHT.get(way));
                if (structure.at(beside) && !carved.at(beside) && !counted.at(beside) && isNarrow(beside)) {
                    counted.set(beside, true);
                    piece[size++] = beside;
                }
            }
        }
        return size;
    }

    /** True if an open cell lies in no block of open cells. */
    private boolean isNarrow(int cell) {
        for (int corner = 0; corner < CORNERS; corner++) {
            int lowest = cell + toLowest[corner];
            if (structure.at(lowest)
                    && structure.at(lowest + 1)
                    && structure.at(lowest + grid.width())
                    && structure.at(lowest + grid.width() + 1)) {
                return false;
            }
        }
        return true;
    }
}
