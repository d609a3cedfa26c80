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
