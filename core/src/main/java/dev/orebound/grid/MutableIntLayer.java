package dev.orebound.grid;

import java.util.Arrays;

/** An int layer that can be written. */
public final class MutableIntLayer extends IntLayer {
    public MutableIntLayer(Grid grid) {
        super(grid, new int[grid.size()]);
    }

    MutableIntLayer(Grid grid, int[] values) {
        super(grid, values);
    }

    public void set(int cell, int value) {
        values[cell] = value;
    }

    public void fill(int value) {
        Arrays.fill(values, value);
    }

    /** Copies all values of a layer of the same grid. */
    public void copyFrom(IntLayer other) {
        System.arraycopy(other.values, 0, values, 0, values.length);
    }

    /** Returns a read-only view that reflects later writes. */
    public IntLayer readOnly() {
        return new IntLayer(grid, values);
    }
}
