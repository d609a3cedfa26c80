package dev.orebound.grid;

import java.util.Arrays;

/** A boolean for each cell: floor or rock, seen or not. */
public sealed class BitLayer implements Layer permits MutableBitLayer {
    final Grid grid;
    final boolean[] values;

    BitLayer(Grid grid, boolean[] values) {
        this.grid = grid;
        this.values = values;
    }

    @Override
    public final Grid grid() {
        return grid;
    }

    public final boolean at(int cell) {
        return values[cell];
    }

    /** The value at a place, or {@code outside} beyond the edge. */
    public final boolean at(int x, int y, boolean outside) {
        return grid.contains(x, y) ? values[grid.cell(x, y)] : outside;
    }

    /** Returns the number of cells that are set. */
    public final int count() {
        int count = 0;
        for (boolean value : values) {
            count += value ? 1 : 0;
        }
        return count;
    }

    /**
     * Lists the cells that are set, in ascending order.
     *
     * @param cells receives them; as long as the grid is large
     * @return how many there are
     */
    public final int listInto(int[] cells) {
        int count = 0;
        for (int cell = 0; cell < values.length; cell++) {
            cells[count] = cell; // kept by advancing the count, without a branch
            count += values[cell] ? 1 : 0;
        }
        return count;
    }

    /** Returns a copy that nothing else writes. */
    public final MutableBitLayer copy() {
        return new MutableBitLayer(grid, values.clone());
    }

    /**
     * Returns the first cell, from a given one on, whose value differs from that of another layer of the same grid, or
     * {@link Grid#NONE}.
     */
    public final int firstDifference(BitLayer other, int from) {
        int offset = Arrays.mismatch(values, from, values.length, other.values, from, values.length);
        return offset < 0 ? Grid.NONE : from + offset;
    }

    /** Returns true if both have the same grid and values. */
    public final boolean sameAs(BitLayer other) {
        return grid.equals(other.grid) && Arrays.equals(values, other.values);
    }
}
