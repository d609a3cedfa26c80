package dev.orebound.grid;

import java.util.Arrays;

/**
 * Finds the connected regions of a layer's open cells, by four-way steps, numbered from 1 in the order of their lowest
 * cells.
 *
 * <p>Source: union-find over runs of cells in a row (Rosenfeld and Pfaltz: Sequential operations in digital picture
 * processing, 1966). The cells of a region are put in the order of a flood fill when somebody first asks for it.
 */
public final class ConnectedRegions {
    private final Grid grid;
    private final MutableIntLayer regionOfCell;
    private final boolean[] isEdge;

    /** For each run its first cell, and the one after its last. */
    private final int[] bounds;

    /** For each run an earlier one of the same region, or itself; once all are joined, the number of its region. */
    private final int[] leaders;

    private int runs;

    /** The cells of each region that has been put in order, from the end of the one before it on. */
    private final int[] cells;

    private int[] firstRuns = new int[16];
    private int[] ends = new int[16];
    private boolean[] isOrdered = new boolean[16];
    private int count;

    /** Creates empty regions for repeated use: later calls of {@link #find} allocate almost nothing. */
    public ConnectedRegions(Grid grid) {
        this.grid = grid;
        regionOfCell = new MutableIntLayer(grid);
        isEdge = grid.edge().values;
        bounds = new int[grid.size() + grid.height() + 1];
        leaders = new int[bounds.length / 2];
        cells = new int[grid.size() + 1];
    }

    /** Finds the regions of a layer. */
    public ConnectedRegions(BitLayer open) {
        this(open.grid);
        find(open);
    }

    /** Finds the regions of a layer, in place of those found before. */
    public void find(BitLayer open) {
        find(open.values, 1);
    }

    /**
     * Does the same, but sets the cells of every region with fewer than {@code leastCells} to false, and leaves it out.
     */
    public void findLarge(MutableBitLayer open, int leastCells) {
        find(open.values, leastCells);
    }

    private void find(boolean[] open, int leastCells) {
        findRuns(open);
        int[] sizes = cells; // free until regions are put in order
        for (int run = 0; run < runs; run++) {
            leaders[run] = leader(run);
            sizes[run] = 0;
            sizes[leaders[run]] += length(run);
        }
        int[] regions = regionOfCell.values;
        Arrays.fill(regions, 0);
        count = 0;
        for (int run = 0; run < runs; run++) {
            boolean isFirst = leaders[run] == run;
            if (isFirst && sizes[run] >= leastCells) {
                addRegion(run, sizes[run]);
                sizes[run] = count;
            } else if (isFirst) {
                sizes[run] = 0;
            }
            leaders[run] = sizes[leaders[run]];
            if (leaders[run] == 0) {
                Arrays.fill(open, bounds[2 * run], bounds[2 * run + 1], false);
            } else {
                Arrays.fill(regions, bounds[2 * run], bounds[2 * run + 1], leaders[run]);
            }
        }
    }

    /** Lists the runs row by row, and joins each row's to those of the row before it. */
    private void findRuns(boolean[] open) {
        int width = grid.width();
        int found = 0;
        int before = 0;
        for (int row = 0; row < open.length; row += width) {
            int first = found;
            boolean isOpen = false;
            for (int cell = row; cell < row + width; cell++) {
                bounds[found] = cell; // kept by advancing the count, without a branch
                found += open[cell] == isOpen ? 0 : 1;
                isOpen = open[cell];
            }
            bounds[found] = row + width;
            found += isOpen ? 1 : 0;
            join(before / 2, first / 2, found / 2);
            before = first;
        }
        runs = found / 2;
    }

    /** Joins the runs of a row, from {@code from} on, to those of the row before it, from {@code before} on. */
    private void join(int before, int from, int end) {
        int width = grid.width();
        int other = before;
        for (int run = from; run < end; run++) {
            leaders[run] = run;
            int first = bounds[2 * run] - width;
            int beyond = bounds[2 * run + 1] - width;
            while (other < from && bounds[2 * other + 1] <= first) {
                other++;
            }
            for (int touched = other; touched < from && bounds[2 * touched] < beyond; touched++) {
                int leader = leader(run);
                int otherLeader = leader(touched);
                leaders[Math.max(leader, otherLeader)] = Math.min(leader, otherLeader);
            }
        }
    }

    private int leader(int run) {
        int leader = run;
        while (leaders[leader] != leader) {
            leaders[leader] = leaders[leaders[leader]];
            leader = leaders[leader];
        }
        return leader;
    }

    private int length(int run) {
        return bounds[2 * run + 1] - bounds[2 * run];
    }

    private void addRegion(int firstRun, int size) {
        count++;
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, ends.length * 2);
            firstRuns = Arrays.copyOf(firstRuns, ends.length);
            isOrdered = Arrays.copyOf(isOrdered, ends.length);
        }
        ends[count] = ends[count - 1] + size; // ends[0] stays 0
        firstRuns[count] = firstRun;
        isOrdered[count] = false;
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
     * Returns a cell of a region: number 0 is the lowest, the others follow in the order in which a flood fill from
     * there reaches them.
     */
    public int cell(int region, int number) {
        if (!isOrdered[region]) {
            isOrdered[region] = true;
            putInOrder(region);
        }
        return cells[ends[region - 1] + number];
    }

    /** Fills the region from its lowest cell, with a queue that doubles as the list of its cells. */
    private void putInOrder(int region) {
        int width = grid.width();
        int[] regions = regionOfCell.values;
        int begin = ends[region - 1];
        int following = cells[ends[region]]; // what the queue writes there is not kept
        int end = take(regions, cells, bounds[2 * firstRuns[region]], region, begin);
        for (int next = begin; next < end; next++) {
            int cell = cells[next];
            boolean isInner = !isEdge[cell];
            end = isInner || grid.x(cell) + 1 < width ? take(regions, cells, cell + 1, region, end) : end;
            end = isInner || cell + width < grid.size() ? take(regions, cells, cell + width, region, end) : end;
            end = isInner || grid.x(cell) > 0 ? take(regions, cells, cell - 1, region, end) : end;
            end = isInner || cell >= width ? take(regions, cells, cell - width, region, end) : end;
        }
        cells[end] = following;
        for (int i = begin; i < end; i++) {
            regions[cells[i]] = region;
        }
    }

    /** Adds a cell to the queue if it is of the region and was not added yet, without a branch; returns the new end. */
    private static int take(int[] regions, int[] queue, int cell, int region, int end) {
        boolean isNew = regions[cell] == region;
        regions[cell] = isNew ? -region : regions[cell];
        queue[end] = cell;
        return isNew ? end + 1 : end;
    }

    /** Returns all cells of a region, in ascending order. */
    public Cells cells(int region) {
        int[] own = new int[size(region)];
        int found = 0;
        for (int run = firstRuns[region]; found < own.length; run++) {
            for (int cell = bounds[2 * run]; leaders[run] == region && cell < bounds[2 * run + 1]; cell++) {
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
