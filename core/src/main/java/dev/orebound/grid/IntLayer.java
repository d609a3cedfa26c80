package dev.orebound.grid;

import java.util.Arrays;

/** A whole number for each cell: a room's id, a distance, an index into content. */
public sealed class IntLayer implements Layer permits MutableIntLayer {
    final Grid grid;
    final int[] values;

    IntLayer(Grid grid, int[] values) {
        this.grid = grid;
        this.values = values;
    }

    @Override
    public final Grid grid() {
        return grid;
    }

    public final int at(int cell) {
        return values[cell];
    }

    /** Returns the value at a place, or {@code outside} beyond the edge. */
    public final int at(int x, int y, int outside) {
        return grid.contains(x, y) ? values[grid.cell(x, y)] : outside;
    }

    /** Returns a copy that nothing else writes. */
    public final MutableIntLayer copy() {
        return new MutableIntLayer(grid, values.clone());
    }

    /** Returns true if both have the same grid and values. */
    public final boolean sameAs(IntLayer other) {
        return grid.equals(other.grid) && Arrays.equals(values, other.values);
    }
}
