package dev.orebound.grid;

import java.util.Arrays;

/**
 * Finds the connected regions of a layer's open cells, by four-way steps, numbered from 1 in the order of their lowest
 * cells.
 *
 * <p>Source: flood fill with a queue that doubles as the list of each region's cells.
 */
public final class ConnectedRegions {
    private final MutableIntLayer regionOfCell;
    private final boolean[] isEdge;
    private final int[] cells;
    private int[] ends = new int[16];
    private int count;

    /** Creates empty regions for repeated use: later calls of {@link #find} allocate almost nothing. */
    public ConnectedRegions(Grid grid) {
        regionOfCell = new MutableIntLayer(grid);
        isEdge = grid.edge().values;
        cells = new int[grid.size()];
    }

    /** Finds the regions of a layer. */
    public ConnectedRegions(BitLayer open) {
        this(open.grid);
        find(open);
    }

    /** Finds the regions of a layer, in place of those found before. */
    public void find(BitLayer open) {
        count = 0;
        boolean[] values = open.values;
        int[] regions = regionOfCell.values;
        Arrays.fill(regions, 0);
        for (int cell = 0; cell < cells.length; cell++) {
            if (values[cell] && regions[cell] == 0) {
                fill(cell, open.grid.width(), values, regions);
            }
        }
    }

    private void fill(int first, int width, boolean[] open, int[] regions) {
        int next = ends[count]; // ends[0] stays 0
        count++;
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, ends.length * 2);
        }
        int region = count;
        int[] queue = cells;
        int end = take(true, first, region, open, regions, queue, next);
        while (next < end) {
            int cell = queue[next++];
            boolean isInner = !isEdge[cell]; // checked first to avoid a division
            end = take(isInner || (cell + 1) % width != 0, cell + 1, region, open, regions, queue, end);
            end = take(isInner || cell + width < open.length, cell + width, region, open, regions, queue, end);
            end = take(isInner || cell % width != 0, cell - 1, region, open, regions, queue, end);
            end = take(isInner || cell >= width, cell - width, region, open, regions, queue, end);
        }
        ends[region] = end;
    }

    /** Adds a cell to a region and the end of the queue if it is open and in none; returns the new end. */
    private static int take(
            boolean isOnGrid, int cell, int region, boolean[] open, int[] regions, int[] queue, int end) {
        if (isOnGrid && open[cell] && regions[cell] == 0) {
            regions[cell] = region;
            queue[end] = cell;
            return end + 1;
        }
        return end;
    }

    /** Returns the number of regions. */
    public int count() {
        return count;
    }

    /** Returns the number of cells of a region. */
    public int size(int region) {
        return ends[region] - ends[region - 1];
    }

    /**
     * Returns a cell of a region: number 0 is the lowest, the others follow in the order in which they were reached.
     */
    public int cell(int region, int number) {
        return cells[ends[region - 1] + number];
    }

    /** Returns all cells of a region, in ascending order. */
    public Cells cells(int region) {
        int[] own = new int[size(region)];
        int found = 0;
        for (int cell = cell(region, 0); found < own.length; cell++) {
            if (regionOfCell.values[cell] == region) {
                own[found++] = cell;
            }
        }
        return new Cells(own);
    }

    /** Returns the number of the largest region, the first of equals; 0 if there is none. */
    public int largest() {
        int largest = 0;
        for (int region = 1; region <= count; region++) {
            if (largest == 0 || size(region) > size(largest)) {
                largest = region;
            }
        }
        return largest;
    }

    /**
     * Returns the number of each cell's region; 0 if the cell is not open. Later calls of {@link #find} change the
     * layer.
     */
    public IntLayer regionOfCell() {
        return regionOfCell.readOnly();
    }
}
