package dev.orebound.grid;

/**
 * A boolean for each cell of several slices that lie one over another, all of one grid. Slice 0 is the topmost.
 *
 * <p>64 cells of a row share a word, the lowest bit westernmost; the bits beyond a row's end stay 0.
 */
public final class BitVolume {
    final Grid grid;
    final int slices;
    final int rowWords;
    final long[] words;

    /** All cells say no. */
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

    /** Makes a cell say yes. */
    public void set(int slice, int cell) {
        int x = grid.x(cell);
        words[word(slice, grid.y(cell)) + x / Long.SIZE] |= 1L << x;
    }

    /** Makes those cells of a slice, but the topmost, say no that lie under a cell which says yes. */
    public void clearBelowOthers(int slice) {
        int sliceWords = grid.height() * rowWords;
        for (int word = word(slice, 0); word < word(slice + 1, 0); word++) {
            words[word] &= ~words[word - sliceWords];
        }
    }

    /** Returns a copy of some slices in a row. */
    public BitVolume slices(int first, int count) {
        BitVolume part = new BitVolume(grid, count);
        System.arraycopy(words, word(first, 0), part.words, 0, part.words.length);
        return part;
    }

    /** The first word of a row. */
    int word(int slice, int y) {
        return (slice * grid.height() + y) * rowWords;
    }

    /** The bits of a row's word, 0 to {@code rowWords - 1}, that stand for cells. */
    long cellsOf(int rowWord) {
        int beyond = (rowWord + 1) * Long.SIZE - grid.width();
        return beyond <= 0 ? -1L : -1L >>> beyond;
    }
}
