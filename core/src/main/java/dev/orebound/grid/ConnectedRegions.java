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
        regionOfCell.fill(0);
        for (int cell = 0; cell < cells.length; cell++) {
            if (open.values[cell] && regionOfCell.values[cell] == 0) {
                fill(open, cell);
            }
        }
    }

    private void fill(BitLayer open, int first) {
        int begin = ends[count]; // ends[0] stays 0
        count++;
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, ends.length * 2);
        }
        ends[count] = begin;
        int width = open.grid.width();
        boolean[] values = open.values;
        takeIf(true, first, values);
        for (int next = begin; next < ends[count]; next++) {
            int cell = cells[next];
            boolean isInner = !isEdge[cell]; // checked first to avoid a division
            takeIf(isInner || (cell + 1) % width != 0, cell + 1, values);
            takeIf(isInner || cell + width < values.length, cell + width, values);
            takeIf(isInner || cell % width != 0, cell - 1, values);
            takeIf(isInner || cell >= width, cell - width, values);
        }
    }

    private void takeIf(boolean isOnGrid, int cell, boolean[] open) {
        if (isOnGrid && open[cell] && regionOfCell.values[cell] == 0) {
            regionOfCell.values[cell] = count;
            cells[ends[count]++] = cell;
        }
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
