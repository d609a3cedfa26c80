package dev.orebound.lab.check;

/** A lookup table of the eight neighbours of every cell on a map of one size. */
final class NeighbourTable {
    /** Stands for no cell. */
    static final int NONE = -1;

    /** The number of ways around a cell: clockwise from the north, so that the straight ones are even. */
    static final int WAYS = 8;

    private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

    private final int width;
    private final int[] cells;
    private final boolean[] isInner;

    NeighbourTable(int width, int height) {
        this.width = width;
        isInner = new boolean[width * height];
        cells = new int[width * height * WAYS];
        for (int cell = 0; cell < width * height; cell++) {
            for (int way = 0; way < WAYS; way++) {
                int x = cell % width + EAST[way];
                int y = cell / width + NORTH[way];
                boolean isInside = x >= 0 && x < width && y >= 0 && y < height;
                cells[cell * WAYS + way] = isInside ? x + y * width : NONE;
            }
            isInner[cell] = true;
            for (int way = 0; way < WAYS; way++) {
                isInner[cell] &= of(cell, way) != NONE;
            }
        }
    }

    /** Returns the neighbour on a way, or {@link #NONE} beyond the edge. */
    int of(int cell, int way) {
        return cells[cell * WAYS + way];
    }

    /** Returns true for a cell with all eight neighbours. */
    boolean isInner(int cell) {
        return isInner[cell];
    }

    /** Returns for each way the number to add to a cell with all neighbours. */
    int[] offsets() {
        int[] offsets = new int[WAYS];
        for (int way = 0; way < WAYS; way++) {
            offsets[way] = EAST[way] + NORTH[way] * width;
        }
        return offsets;
    }

    /** Returns true if a cell of the layer touches this one: {@code stride} 1 looks eight ways, 2 four ways. */
    boolean touches(int cell, boolean[] layer, int stride) {
        for (int way = 0; way < WAYS; way += stride) {
            int beside = of(cell, way);
            if (beside != NONE && layer[beside]) {
                return true;
            }
        }
        return false;
    }
}
