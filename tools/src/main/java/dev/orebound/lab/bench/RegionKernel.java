package dev.orebound.lab.bench;

import java.util.Arrays;

/**
 * Makes one piece of a cave: fills small regions and drills the shortest joins between the others. Sources: runs and
 * union-find (Hoshen and Kopelman 1976); all regions grow into the rock at once, and where they meet is a join, taken
 * by length as in Kruskal's algorithm.
 */
final class RegionKernel {
    private static final int LEAST_CELLS = 40;
    private static final int UNREACHED = -1;
    private static final int OUTSIDE = -2;

    private final int side;
    private final int words;
    private final long[] floor;

    /** The region of each cell, or of the floor nearest to it, and the length of the way to that. */
    private final int[] region;

    private final int[] length;
    private final int[] cameFrom;
    private final int[] queue;

    /** Runs of floor in a row, from the first cell to that behind the last; and their regions, as trees. */
    private final int[] runStart;

    private final int[] runEnd;
    private final int[] parent;
    private final int[] area;

    /** Joins between regions, a list for each length: its first, the two cells of each, and the next. */
    private final int[] joins;

    private final int[] joinOf;
    private final int[] nextJoin;
    private int runs;
    private int found;

    /**
     * @param side of the cave in cells, a multiple of 64
     * @param floor its cells as bits, which are changed
     * @param queue room for all cells
     */
    RegionKernel(int side, long[] floor, int[] queue) {
        this.side = side;
        this.floor = floor;
        this.queue = queue;
        words = side / 64;
        int cells = side * side;
        region = new int[cells];
        length = new int[cells];
        cameFrom = new int[cells];
        runStart = new int[cells / 2];
        runEnd = new int[cells / 2];
        parent = new int[cells / 2];
        area = new int[cells / 2];
        joins = new int[2 * side];
        joinOf = new int[2 * cells];
        nextJoin = new int[cells];
    }

    void join() {
        label();
        joinRegions(queueRims());
    }

    /** Numbers the regions run by run and counts their cells. */
    private void label() {
        runs = 0;
        int above = 0;
        for (int y = 1; y < side - 1; y++) {
            int row = runs;
            for (int from = nextBit(y, 0, 0); from < side; from = nextBit(y, runEnd[runs - 1] - y * side, 0)) {
                int end = nextBit(y, from, -1L);
                runStart[runs] = from + y * side;
                runEnd[runs] = end + y * side;
                parent[runs] = runs;
                area[runs] = end - from;
                while (above < row && runEnd[above] + side <= runStart[runs]) {
                    above++;
                }
                for (int touching = above; touching < row && runStart[touching] + side < runEnd[runs]; touching++) {
                    unite(root(touching), root(runs));
                }
                runs++;
            }
            above = row;
        }
    }

    /** Returns the first bit of a row from a place on that differs from the bits of a word: 0, or all ones. */
    private int nextBit(int y, int from, long background) {
        int word = from >> 6;
        if (word >= words) {
            return side;
        }
        long bits = (floor[y * words + word] ^ background) & -1L << from;
        while (bits == 0) {
            word++;
            if (word == words) {
                return side;
            }
            bits = floor[y * words + word] ^ background;
        }
        return (word << 6) + Long.numberOfTrailingZeros(bits);
    }

    private void unite(int one, int two) {
        if (one != two) {
            parent[two] = one;
            area[one] += area[two];
        }
    }

    private int root(int label) {
        int root = label;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    /** Fills small regions, and returns the number of cells at the rims of the others, which are queued. */
    private int queueRims() {
        Arrays.fill(region, UNREACHED);
        Arrays.fill(length, 0);
        for (int run = 0; run < runs; run++) {
            int root = root(run);
            if (area[root] < LEAST_CELLS) {
                for (int cell = runStart[run]; cell < runEnd[run]; cell++) {
                    floor[cell >> 6] &= ~(1L << cell);
                }
            } else {
                Arrays.fill(region, runStart[run], runEnd[run], root);
            }
        }
        for (int i = 0; i < side; i++) {
            region[i] = OUTSIDE;
            region[i * side] = OUTSIDE;
            region[i * side + side - 1] = OUTSIDE;
            region[(side - 1) * side + i] = OUTSIDE;
        }
        int queued = 0;
        for (int y = 1; y < side - 1; y++) {
            for (int word = 0; word < words; word++) {
                int at = y * words + word;
                long west = floor[at] << 1 | (word > 0 ? floor[at - 1] >>> 63 : 0);
                long east = floor[at] >>> 1 | (word < words - 1 ? floor[at + 1] << 63 : 0);
                long inner = west & east & floor[at - words] & floor[at + words];
                for (long rim = floor[at] & ~inner; rim != 0; rim &= rim - 1) {
                    queue[queued++] = y * side + (word << 6) + Long.numberOfTrailingZeros(rim);
                }
            }
        }
        return queued;
    }

    /** Grows all regions into the rock at once and drills the shortest joins that connect them. */
    private void joinRegions(int queued) {
        Arrays.fill(joins, UNREACHED);
        found = 0;
        int tail = queued;
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            tail = grow(cell, cell + 1, tail);
            tail = grow(cell, cell - 1, tail);
            tail = grow(cell, cell + side, tail);
            tail = grow(cell, cell - side, tail);
        }
        for (int first : joins) {
            for (int join = first; join != UNREACHED; join = nextJoin[join]) {
                drillJoin(joinOf[2 * join], joinOf[2 * join + 1]);
            }
        }
    }

    private int grow(int cell, int neighbour, int tail) {
        int there = region[neighbour];
        if (there == UNREACHED) {
            region[neighbour] = region[cell];
            length[neighbour] = length[cell] + 1;
            cameFrom[neighbour] = cell;
            queue[tail] = neighbour;
            return tail + 1;
        }
        if (there > region[cell] && found < nextJoin.length) {
            int both = Math.min(joins.length - 1, length[neighbour] + length[cell]);
            joinOf[2 * found] = cell;
            joinOf[2 * found + 1] = neighbour;
            nextJoin[found] = joins[both];
            joins[both] = found++;
        }
        return tail;
    }

    private void drillJoin(int one, int two) {
        int rootOfOne = root(region[one]);
        int rootOfTwo = root(region[two]);
        if (rootOfOne != rootOfTwo) {
            parent[rootOfOne] = rootOfTwo;
            drill(one);
            drill(two);
        }
    }

    private void drill(int from) {
        int cell = from;
        while (length[cell] > 0) {
            floor[cell / side * words + (cell % side >> 6)] |= 1L << cell % side;
            cell = cameFrom[cell];
        }
    }
}
