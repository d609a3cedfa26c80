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

    /** Sets the cells to true, of those that are false in this layer, that lie in a block of 2x2 cells which are true in another. */
    @SuppressWarnings("ShortCircuitBoolean") // saves branches
    public void setBlocksOf(BitLayer other) {
        boolean[] wanted = other.values;
        int width = grid.width();
        for (int row = 0; row + width < wanted.length; row += width) {
            for (int cell = row; cell + 1 < row + width; cell++) {
                boolean isBlock = wanted[cell] & wanted[cell + 1] & wanted[cell + width] & wanted[cell + width + 1];
                values[cell] |= isBlock;
                values[cell + 1] |= isBlock;
                values[cell + width] |= isBlock;
                values[cell + width + 1] |= isBlock;
            }
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
