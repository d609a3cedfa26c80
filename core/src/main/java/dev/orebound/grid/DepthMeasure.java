package dev.orebound.grid;

/**
 * Measures how deep each cell of a layer lies: the steps to the nearest cell that is not set, where a diagonal counts
 * as one. Its buffers are reused.
 *
 * <p>Source: erosion by a square of 3x3 cells (Serra: Image Analysis and Mathematical Morphology, 1982), 64 cells at
 * once, until nothing is left. The cells that the first erosion removes have depth 1, and so on. Of a cave, whose
 * diagonal steps need both cells beside them open, this is also the length of the shortest walk to the rock: the square
 * of open cells about a cell bars no way.
 */
public final class DepthMeasure {
    private final Grid grid;
    private final BitVolume cells;
    private final long[] acrossRow;

    public DepthMeasure(Grid grid) {
        this.grid = grid;
        cells = new BitVolume(grid, 1);
        acrossRow = new long[cells.words.length];
    }

    /**
     * Measures every cell.
     *
     * @param layer of the same grid
     * @param isSetBeyond whether the cells beyond the edge of the map count as set
     * @param depth receives the steps, 0 where the layer is not set; as many as the map has cells if nothing bounds
     *     them
     */
    public void measure(BitLayer layer, boolean isSetBeyond, MutableIntLayer depth) {
        cells.read(0, layer);
        measure(isSetBeyond, depth);
    }

    /** Does the same for the pieces of a layer, whose cells are above 0, if different pieces touch at corners only. */
    public void measure(IntLayer pieces, boolean isSetBeyond, MutableIntLayer depth) {
        cells.read(0, pieces);
        measure(isSetBeyond, depth);
    }

    private void measure(boolean isSetBeyond, MutableIntLayer depth) {
        depth.fill(0);
        int leftBefore = -1;
        int left = cells.count();
        for (int steps = 1; left != 0 && left != leftBefore; steps++) {
            erodeRows(isSetBeyond);
            leftBefore = left;
            left = erodeColumns(isSetBeyond, steps, depth.values);
        }
        if (left != 0) {
            depth.fill(grid.size());
        }
    }

    /** Finds the cells that have both neighbours in their row. */
    private void erodeRows(boolean isSetBeyond) {
        long[] words = cells.words;
        int rowWords = cells.rowWords;
        int lastInRow = rowWords - 1;
        long beyond = isSetBeyond ? 1 : 0;
        long beyondEast = isSetBeyond ? ~cells.cellsOf(lastInRow) : 0;
        for (int word = 0; word < words.length; word++) {
            int inRow = word % rowWords;
            long own = words[word];
            long west = own << 1 | (inRow == 0 ? beyond : words[word - 1] >>> 63);
            long east;
            if (inRow == lastInRow) {
                east = (own | beyondEast) >>> 1 | beyond << 63;
            } else {
                east = own >>> 1 | words[word + 1] << 63;
            }
            acrossRow[word] = own & west & east;
        }
    }

    /**
     * Keeps the cells whose neighbours above and below have both neighbours in their rows, too. Returns how many are
     * left.
     */
    private int erodeColumns(boolean isSetBeyond, int steps, int[] depth) {
        long[] words = cells.words;
        int rowWords = cells.rowWords;
        long beyond = isSetBeyond ? -1 : 0;
        int left = 0;
        for (int word = 0; word < words.length; word++) {
            long south = word < rowWords ? beyond : acrossRow[word - rowWords];
            long north = word + rowWords < words.length ? acrossRow[word + rowWords] : beyond;
            long kept = acrossRow[word] & south & north;
            long removed = words[word] & ~kept;
            int first = word / rowWords * grid.width() + word % rowWords * Long.SIZE;
            for (long bits = removed; bits != 0; bits &= bits - 1) {
                depth[first + Long.numberOfTrailingZeros(bits)] = steps;
            }
            words[word] = kept;
            left += Long.bitCount(kept);
        }
        return left;
    }
}
