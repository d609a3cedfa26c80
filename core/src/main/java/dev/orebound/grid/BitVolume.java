package dev.orebound.grid;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A boolean for each cell of several slices on top of each other, all with the same grid. Slice 0 is the topmost.
 *
 * <p>64 cells of a row share a word, the lowest bit westernmost; the bits beyond a row's end stay 0.
 */
public final class BitVolume {
    final Grid grid;
    final int slices;
    final int rowWords;
    final long[] words;

    /** Creates a volume in which all cells are false. */
    public BitVolume(Grid grid, int slices) {
        this.grid = grid;
        this.slices = slices;
        rowWords = (grid.width() + Long.SIZE - 1) / Long.SIZE;
        words = new long[slices * grid.height() * rowWords];
    }

    public Grid grid() {
        return grid;
    }

    public int slices() {
        return slices;
    }

    public boolean at(int slice, int cell) {
        int x = grid.x(cell);
        return (words[word(slice, grid.y(cell)) + x / Long.SIZE] >>> x & 1) != 0;
    }

    /** Sets a cell to true. */
    public void set(int slice, int cell) {
        int x = grid.x(cell);
        words[word(slice, grid.y(cell)) + x / Long.SIZE] |= 1L << x;
    }

    /** Sets the cells of a row from one column to another, both included, to true. */
    public void setRun(int slice, int y, int firstX, int lastX) {
        int row = word(slice, y);
        for (int word = firstX / Long.SIZE; word <= lastX / Long.SIZE; word++) {
            int first = Math.max(0, firstX - word * Long.SIZE);
            int last = Math.min(Long.SIZE - 1, lastX - word * Long.SIZE);
            int beyond = Long.SIZE - 1 - (last - first);
            words[row + word] |= (-1L >>> beyond) << first;
        }
    }

    /** Sets the cells of a slice, except for the topmost, to false if the cell above is true. */
    public void clearBelowOthers(int slice) {
        int sliceWords = grid.height() * rowWords;
        for (int word = word(slice, 0); word < word(slice + 1, 0); word++) {
            words[word] &= ~words[word - sliceWords];
        }
    }

    /** Sets the outermost ring of a slice's cells to false. */
    void clearEdge(int slice) {
        int first = word(slice, 0);
        int end = word(slice + 1, 0);
        Arrays.fill(words, first, first + rowWords, 0);
        Arrays.fill(words, end - rowWords, end, 0);
        long lastColumn = 1L << (grid.width() - 1);
        for (int row = first; row < end; row += rowWords) {
            words[row] &= ~1L;
            words[row + rowWords - 1] &= ~lastColumn;
        }
    }

    /** Returns a copy of some consecutive slices. */
    public BitVolume slices(int first, int count) {
        BitVolume part = new BitVolume(grid, count);
        System.arraycopy(words, word(first, 0), part.words, 0, part.words.length);
        return part;
    }

    /** Copies a layer of the same grid into a slice. */
    void read(int slice, BitLayer layer) {
        boolean[] values = layer.values;
        read(slice, cell -> values[cell]);
    }

    /** Copies the cells above 0 of a layer of the same grid into a slice. */
    void read(int slice, IntLayer layer) {
        int[] values = layer.values;
        read(slice, cell -> values[cell] > 0);
    }

    private void read(int slice, IntPredicate isTrue) {
        int width = grid.width();
        for (int y = 0; y < grid.height(); y++) {
            int row = word(slice, y);
            for (int x = 0; x < width; x += Long.SIZE) {
                int first = y * width + x;
                int count = Math.min(Long.SIZE, width - x);
                long bits = 0;
                for (int i = 0; i < count; i++) {
                    bits |= (isTrue.test(first + i) ? 1L : 0) << i;
                }
                words[row + x / Long.SIZE] = bits;
            }
        }
    }

    /** Returns the number of cells that are true. */
    int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** Copies a slice into a layer of the same grid. */
    void write(int slice, MutableBitLayer layer) {
        boolean[] values = layer.values;
        int width = grid.width();
        for (int y = 0; y < grid.height(); y++) {
            int row = word(slice, y);
            for (int x = 0; x < width; x += Long.SIZE) {
                int first = y * width + x;
                int count = Math.min(Long.SIZE, width - x);
                long bits = words[row + x / Long.SIZE];
                for (int i = 0; i < count; i++) {
                    values[first + i] = (bits >>> i & 1) != 0;
                }
            }
        }
    }

    /** Returns the index of the first word of a row. */
    int word(int slice, int y) {
        return (slice * grid.height() + y) * rowWords;
    }

    /** Returns the bits of a row's word, 0 to {@code rowWords - 1}, that stand for cells. */
    long cellsOf(int rowWord) {
        int beyond = (rowWord + 1) * Long.SIZE - grid.width();
        return beyond <= 0 ? -1L : -1L >>> beyond;
    }
}
