package dev.orebound.grid;

import java.util.Arrays;

/** A bit layer that can be written. */
public final class MutableBitLayer extends BitLayer {
    public MutableBitLayer(Grid grid) {
        super(grid, new boolean[grid.size()]);
    }

    MutableBitLayer(Grid grid, boolean[] values) {
        super(grid, values);
    }

    public void set(int cell, boolean value) {
        values[cell] = value;
    }

    /** Sets all these cells. */
    public void set(Cells cells, boolean value) {
        for (int i = 0; i < cells.size(); i++) {
            values[cells.at(i)] = value;
        }
    }

    public void fill(boolean value) {
        Arrays.fill(values, value);
    }

    /** Copies all values of a layer of the same grid. */
    public void copyFrom(BitLayer other) {
        System.arraycopy(other.values, 0, values, 0, values.length);
    }

    /** Copies the inverse of all values of a layer of the same grid. */
    public void copyInverse(BitLayer other) {
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = !other.values[cell];
        }
    }

    /** Sets every cell to false that is false in a layer of the same grid. */
    @SuppressWarnings("ShortCircuitBoolean") // lets several cells be done at once
    public void keepOnly(BitLayer other) {
        boolean[] kept = other.values;
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = values[cell] & kept[cell];
        }
    }

    /** Sets every cell to false that is true in a layer of the same grid. */
    @SuppressWarnings("ShortCircuitBoolean") // lets several cells be done at once
    public void clear(BitLayer other) {
        boolean[] cleared = other.values;
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = values[cell] & !cleared[cell];
        }
    }

    /** Sets every cell to true that is true in a layer of the same grid. */
    @SuppressWarnings("ShortCircuitBoolean") // lets several cells be done at once
    public void add(BitLayer other) {
        boolean[] added = other.values;
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = values[cell] | added[cell];
        }
    }

    /**
     * Sets the cells to true that lie in a block of 2x2 cells which are true in another layer, all others to false.
     *
     * @param blocks a layer to work in
     */
    @SuppressWarnings("ShortCircuitBoolean") // saves branches
    public void setBlocksOf(BitLayer other, MutableBitLayer blocks) {
        boolean[] wanted = other.values;
        boolean[] isBlock = blocks.values;
        int width = grid.width();
        for (int cell = 0; cell + width + 1 < wanted.length; cell++) {
            isBlock[cell] = wanted[cell] & wanted[cell + 1] & wanted[cell + width] & wanted[cell + width + 1];
        }
        for (int cell = width - 1; cell < wanted.length; cell += width) {
            isBlock[cell] = false; // no block begins in the last column, nor in the last row
        }
        Arrays.fill(isBlock, wanted.length - width, wanted.length, false);
        copyFrom(blocks);
        addMoved(isBlock, 1);
        addMoved(isBlock, width);
        addMoved(isBlock, width + 1);
    }

    @SuppressWarnings("ShortCircuitBoolean") // lets several cells be done at once
    private void addMoved(boolean[] added, int offset) {
        for (int cell = offset; cell < values.length; cell++) {
            values[cell] = values[cell] | added[cell - offset];
        }
    }

    /** Sets the outermost ring of cells. */
    public void setEdge(boolean value) {
        int width = grid.width();
        Arrays.fill(values, 0, width, value);
        Arrays.fill(values, values.length - width, values.length, value);
        for (int cell = 0; cell < values.length; cell += width) {
            values[cell] = value;
            values[cell + width - 1] = value;
        }
    }

    /** Returns a read-only view that reflects later writes. */
    public BitLayer readOnly() {
        return new BitLayer(grid, values);
    }
}
