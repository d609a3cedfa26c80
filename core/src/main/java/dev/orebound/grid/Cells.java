package dev.orebound.grid;

import java.util.Arrays;
import java.util.stream.IntStream;

/** An immutable list of cells, in an order that its creator documents. */
public final class Cells {
    public static final Cells EMPTY = new Cells(new int[0]);

    private final int[] cells;

    /** Creates a list that keeps this array, which its caller must no longer write. */
    Cells(int[] cells) {
        this.cells = cells;
    }

    /** Returns a list of a copy of these cells. */
    public static Cells of(int... cells) {
        return new Cells(cells.clone());
    }

    /** Returns a list of a copy of the first {@code count} of these cells. */
    public static Cells ofFirst(int count, int[] cells) {
        return new Cells(Arrays.copyOf(cells, count));
    }

    public int size() {
        return cells.length;
    }

    public boolean isEmpty() {
        return cells.length == 0;
    }

    /** Returns the cell at a position from 0 to {@code size() - 1}. */
    public int at(int index) {
        return cells[index];
    }

    public boolean contains(int cell) {
        for (int each : cells) {
            if (each == cell) {
                return true;
            }
        }
        return false;
    }

    public IntStream stream() {
        return Arrays.stream(cells);
    }

    public int[] toArray() {
        return cells.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cells that && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    @Override
    public String toString() {
        return Arrays.toString(cells);
    }
}
