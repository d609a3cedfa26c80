package dev.orebound.grid;

import java.util.Arrays;

/**
 * Finds the connected bodies of a volume's true cells, by four-way steps within a slice and straight steps up and down,
 * numbered from 1 in the order of their first cells, topmost slice first. Pieces of a slice that are too small belong
 * to no body.
 *
 * <p>Source: union-find over runs of cells in a row (Rosenfeld and Pfaltz: Sequential operations in digital picture
 * processing, 1966), which are few if bodies are compact.
 */
public final class VolumeBodies {
    private final Grid grid;
    private final int[] ends;
    private final int count;
    private int runs;
    private int[] firsts;
    private int[] lasts;

    /** For each run an earlier one of the same body, or itself; once all are joined, the number of its body. */
    private int[] leaders;

    /**
     * Finds the bodies.
     *
     * @param leastCells least number of cells in a piece of one slice, 1 or more
     */
    public VolumeBodies(BitVolume volume, int leastCells) {
        grid = volume.grid;
        int usual = 2 * volume.slices * grid.height();
        firsts = new int[usual];
        lasts = new int[usual];
        leaders = new int[usual];
        ends = new int[volume.slices + 1];
        for (int slice = 0; slice < volume.slices; slice++) {
            int begin = runs;
            readRuns(volume, slice);
            join(begin, runs, grid.width(), begin);
            dropCrumbs(begin, leastCells);
            join(slice == 0 ? begin : ends[slice - 1], begin, 0, begin);
            ends[slice + 1] = runs;
        }
        count = number();
    }

    private void readRuns(BitVolume volume, int slice) {
        for (int y = 0; y < grid.height(); y++) {
            int row = volume.word(slice, y);
            for (int x = next(volume, row, 0, 0); x < grid.width(); ) {
                int beyond = Math.min(grid.width(), next(volume, row, x, -1L));
                add(grid.cell(x, y), grid.cell(beyond, y) - 1);
                x = next(volume, row, beyond, 0);
            }
        }
    }

    /**
     * Returns the first x from {@code from} on whose bit differs from that of {@code unlike}, or the one after the end
     * of the row.
     */
    private static int next(BitVolume volume, int row, int from, long unlike) {
        int word = from / Long.SIZE;
        long shown = from % Long.SIZE == 0 ? -1L : -1L << from;
        while (word < volume.rowWords) {
            long found = (volume.words[row + word] ^ unlike) & shown;
            if (found != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(found);
            }
            shown = -1L;
            word++;
        }
        return volume.rowWords * Long.SIZE;
    }

    private void add(int first, int last) {
        if (runs == firsts.length) {
            firsts = Arrays.copyOf(firsts, runs * 2);
            lasts = Arrays.copyOf(lasts, runs * 2);
            leaders = Arrays.copyOf(leaders, runs * 2);
        }
        firsts[runs] = first;
        lasts[runs] = last;
        leaders[runs] = runs;
        runs++;
    }

    /**
     * Joins the runs of one part of the list, shifted by some cells, to the overlapping runs from {@code others} on.
     */
    private void join(int from, int to, int moved, int others) {
        int run = from;
        int other = others;
        while (run < to && other < runs) {
            if (firsts[run] + moved <= lasts[other] && firsts[other] <= lasts[run] + moved) {
                int leader = leader(run);
                int otherLeader = leader(other);
                leaders[Math.max(leader, otherLeader)] = Math.min(leader, otherLeader);
            }
            if (lasts[run] + moved < lasts[other]) {
                run++;
            } else {
                other++;
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

    /**
     * Removes the runs of small pieces from the end of the list, which is one slice whose runs are joined only to each
     * other.
     */
    private void dropCrumbs(int begin, int leastCells) {
        int[] sizes = new int[runs - begin];
        int[] pieces = new int[runs - begin];
        for (int run = begin; run < runs; run++) {
            pieces[run - begin] = leader(run) - begin;
            sizes[pieces[run - begin]] += lasts[run] - firsts[run] + 1;
        }
        int[] moved = new int[runs - begin];
        int kept = begin;
        for (int run = 0; run < pieces.length; run++) {
            if (sizes[pieces[run]] >= leastCells) {
                moved[run] = kept;
                firsts[kept] = firsts[begin + run];
                lasts[kept] = lasts[begin + run];
                leaders[kept] = moved[pieces[run]];
                kept++;
            }
        }
        runs = kept;
    }

    /**
     * Numbers the bodies. A leader is the first run of its body, so its number is known before the other runs need it.
     */
    private int number() {
        int bodies = 0;
        for (int run = 0; run < runs; run++) {
            leaders[run] = leaders[run] == run ? ++bodies : leaders[leaders[run]];
        }
        return bodies;
    }

    /** Returns the number of bodies. */
    public int count() {
        return count;
    }

    /** Returns the shape of each slice. */
    public Grid grid() {
        return grid;
    }

    /**
     * Returns the number of cells that each body has in the middle of a slice, by the body's number; index 0 is 0.
     *
     * @param middle the shape of that middle, no larger than a slice
     */
    public int[] cells(int slice, Grid middle) {
        int[] cells = new int[count + 1];
        for (int run = ends[slice]; run < ends[slice + 1]; run++) {
            cells[leaders[run]] += cellsIn(middle, run);
        }
        return cells;
    }

    /**
     * Returns the middle of a slice with the number of each cell's body, 0 for none.
     *
     * @param middle the shape of that middle, no larger than a slice
     */
    public IntLayer bodyOfCell(int slice, Grid middle) {
        MutableIntLayer layer = new MutableIntLayer(middle);
        for (int run = ends[slice]; run < ends[slice + 1]; run++) {
            int cells = cellsIn(middle, run);
            if (cells > 0) {
                int first = middle.cell(columnIn(middle, run), grid.y(firsts[run]) - middle.rowWithin(grid));
                Arrays.fill(layer.values, first, first + cells, leaders[run]);
            }
        }
        return layer.readOnly();
    }

    /** Returns how many cells of a run lie in the middle. */
    private int cellsIn(Grid middle, int run) {
        int row = grid.y(firsts[run]) - middle.rowWithin(grid);
        int beyond = Math.min(middle.width(), grid.x(lasts[run]) - middle.columnWithin(grid) + 1);
        return row < 0 || row >= middle.height() ? 0 : Math.max(0, beyond - columnIn(middle, run));
    }

    /** Returns the column of the middle at which a run begins there. */
    private int columnIn(Grid middle, int run) {
        return Math.max(0, grid.x(firsts[run]) - middle.columnWithin(grid));
    }
}
