package dev.orebound.grid;

/**
 * Lets a layer grow by the count of cells that say yes among the nine of a cell and its eight neighbours; beyond the edge
 * nothing does. Its buffer is used again from step to step.
 *
 * <p>Source: the majority rule for caves (Johnson, Yannakakis, Togelius: Cellular automata for real-time generation of
 * infinite cave levels, 2010), with a count of its own for birth and for survival.
 */
public final class CellularAutomaton {
    private final Grid grid;
    private final byte[] sums;

    public CellularAutomaton(Grid grid) {
        this.grid = grid;
        this.sums = new byte[grid.size()];
    }

    /**
     * One step of all cells at once.
     *
     * @param layer is read and then written
     * @param birth least count of nine at which a cell that says no says yes, 1 or more
     * @param survival least count of nine, itself among them, at which a cell that says yes still does
     */
    public void step(MutableBitLayer layer, int birth, int survival) {
        sumRows(layer.values);
        int width = grid.width();
        boolean[] values = layer.values;
        for (int cell = 0; cell < values.length; cell++) {
            int count = sums[cell];
            count += cell >= width ? sums[cell - width] : 0;
            count += cell + width < values.length ? sums[cell + width] : 0;
            values[cell] = count >= (values[cell] ? survival : birth);
        }
    }

    /** Each cell with its neighbours to the west and east. */
    private void sumRows(boolean[] values) {
        int width = grid.width();
        for (int first = 0; first < values.length; first += width) {
            int last = first + width - 1;
            for (int cell = first; cell <= last; cell++) {
                int count = values[cell] ? 1 : 0;
                count += cell > first && values[cell - 1] ? 1 : 0;
                count += cell < last && values[cell + 1] ? 1 : 0;
                sums[cell] = (byte) count;
            }
        }
    }
}
