package dev.orebound.lab.check;

/** Which cells touch which on a map of one size, looked up in a table, since every check asks it all the time. */
final class NeighbourTable {
    /** There is no cell. */
    static final int NONE = -1;

    /** The ways round a cell in turn, from the north clockwise: the straight ones are the even ones. */
    static final int WAYS = 8;

    private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] NORTH = {1, 1, 0, -1, -1, -1, 0, 1};

    private final int[] cells;

    NeighbourTable(int width, int height) {
        cells = new int[width * height * WAYS];
        for (int cell = 0; cell < width * height; cell++) {
            for (int way = 0; way < WAYS; way++) {
                int x = cell % width + EAST[way];
                int y = cell / width + NORTH[way];
                boolean isInside = x >= 0 && x < width && y >= 0 && y < height;
                cells[cell * WAYS + way] = isInside ? x + y * width : NONE;
            }
        }
    }

    /** The cell that lies on a way from another, or {@link #NONE} beyond the edge. */
    int of(int cell, int way) {
        return cells[cell * WAYS + way];
    }

    /** True if a cell of a layer touches this one: {@code stride} 1 for eight ways, 2 for the straight ones. */
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
