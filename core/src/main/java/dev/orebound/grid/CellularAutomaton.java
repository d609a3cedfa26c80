package dev.orebound.grid;

/**
 * Grows a layer by a cellular automaton: a cell's next value depends on the number of true cells among itself and its
 * eight neighbours; cells beyond the edge are false. Its buffers are reused from step to step.
 *
 * <p>Source: the majority rule for caves (Johnson, Yannakakis, Togelius: Cellular automata for real-time generation of
 * infinite cave levels, 2010), with separate counts for birth and for survival.
 */
public final class CellularAutomaton {
    private final Grid grid;
    /** Includes a ring of false cells around the grid, so that no cell is a special case. */
    private final int paddedWidth;

    private final byte[] cells;
    private final byte[] sums;

    public CellularAutomaton(Grid grid) {
        this.grid = grid;
        this.paddedWidth = grid.width() + 2;
        this.cells = new byte[paddedWidth * (grid.height() + 2)];
        this.sums = new byte[cells.length];
    }

    /**
     * Performs one step for all cells at once.
     *
     * @param layer is read and then written
     * @param birth least count of nine at which a false cell becomes true, 1 or more
     * @param survival least count of nine, including itself, at which a true cell stays true
     */
    public void step(MutableBitLayer layer, int birth, int survival) {
        read(layer.values);
        for (int cell = paddedWidth; cell < cells.length - paddedWidth; cell++) {
            sums[cell] = (byte) (cells[cell - paddedWidth] + cells[cell] + cells[cell + paddedWidth]);
        }
        write(layer.values, birth, survival);
    }

    private void read(boolean[] values) {
        for (int y = 0; y < grid.height(); y++) {
            int row = grid.cell(0, y);
            int paddedRow = (y + 1) * paddedWidth + 1;
            for (int x = 0; x < grid.width(); x++) {
                cells[paddedRow + x] = (byte) (values[row + x] ? 1 : 0);
            }
        }
    }

    /**
     * Each sum counts a cell with its neighbours to the north and south; together with the sums to the west and east it
     * covers all nine.
     */
    private void write(boolean[] values, int birth, int survival) {
        for (int y = 0; y < grid.height(); y++) {
            int row = grid.cell(0, y);
            int paddedRow = (y + 1) * paddedWidth + 1;
            for (int x = 0; x < grid.width(); x++) {
                int at = paddedRow + x;
                int count = sums[at - 1] + sums[at] + sums[at + 1];
                values[row + x] = count >= (values[row + x] ? survival : birth);
            }
        }
    }
}
