package dev.orebound.grid;

/**
 * Computes the passable arc count: the number of separate runs of passable cells around a cell. It goes once around the
 * eight neighbours, counts the changes between passable and not, and halves them; cells beyond the edge are not
 * passable.
 *
 * <table> <caption>Meaning of the count of a passable cell</caption> <tr><td>0</td><td>in the open, or all
 * alone: no change around it</td></tr> <tr><td>1</td><td>along a wall, in a corner or at a dead end; blocking it cuts
 * nothing off</td></tr> <tr><td>2</td><td>part of a hallway or a doorway: two ways lead off</td></tr>
 * <tr><td>3</td><td>a tee: three ways lead off</td></tr> <tr><td>4</td><td>a crossing of four ways; there are never
 * more, because every other neighbour would have to change</td></tr> </table>
 *
 * <p>Source: the map analysis of the dungeon builder of Brogue (B. Walker).
 */
public final class ArcCount {
    /** The least number of arcs at which a cell is a passage. */
    public static final int HALLWAY = 2;

    /** The least number of arcs at which more than two ways meet on a cell. */
    public static final int TEE = 3;

    /** The eight neighbours in a ring; even numbers are the straight ones. */
    private static final int RING = 8;

    /** One bit for each neighbour, for every possible ring. */
    private static final byte[] ARCS = new byte[1 << RING];

    private static final boolean[] CAN_SHUT = new boolean[1 << RING];

    /**
     * A square of 3x3 cells is a number: three bits a column, that of the south lowest; the western column is the
     * highest.
     */
    private static final int COLUMN = 3;

    private static final int SQUARE_MASK = (1 << (3 * COLUMN)) - 1;

    /** For each neighbour of the ring its bit in a square. */
    private static final int[] PLACE_IN_SQUARE = {1, 2, 5, 8, 7, 6, 3, 0};

    private static final int MIDDLE_OF_SQUARE = 4;

    /** The arcs round the middle of each square; 0 if the middle is not passable. */
    private static final byte[] ARCS_OF_SQUARE = new byte[1 << (3 * COLUMN)];

    static {
        for (int ring = 0; ring < 1 << RING; ring++) {
            int turned = (ring << 1 | ring >> 7) & 0xFF;
            ARCS[ring] = (byte) (Integer.bitCount(ring ^ turned) / 2);
            CAN_SHUT[ring] = ways(ring) <= 1;
        }
        for (int square = 0; square < ARCS_OF_SQUARE.length; square++) {
            int ring = 0;
            for (int place = 0; place < RING; place++) {
                ring |= (square >> PLACE_IN_SQUARE[place] & 1) << place;
            }
            ARCS_OF_SQUARE[square] = (square >> MIDDLE_OF_SQUARE & 1) == 0 ? 0 : ARCS[ring];
        }
    }

    private ArcCount() {}

    /** Returns the number of separate ways to the straight neighbours, if only the ring itself can be walked on. */
    private static int ways(int ring) {
        int ways = 0;
        for (int straight = 0; straight < RING; straight += 2) {
            boolean open = (ring >> straight & 1) != 0;
            boolean joinedToLast = (ring >> (straight + 7) % RING & 1) != 0 && (ring >> (straight + 6) % RING & 1) != 0;
            if (open && !joinedToLast) {
                ways++;
            }
        }
        return ways;
    }

    /** Returns the arc count of a cell, 0 to 4, whether or not the cell itself is passable. */
    public static int at(BitLayer passable, int cell) {
        return ARCS[ring(passable, cell)];
    }

    /**
     * Returns true if a cell can be blocked while its neighbours still reach each other in {@link StepKind#FOUR_WAY
     * four-way} steps within its ring. If it returns false, they may still be joined by a longer path.
     */
    public static boolean canShut(BitLayer passable, int cell) {
        return CAN_SHUT[ring(passable, cell)];
    }

    /** Returns the arc count of every passable cell; 0 elsewhere. */
    public static MutableIntLayer layer(BitLayer passable) {
        MutableIntLayer arcs = new MutableIntLayer(passable.grid);
        int width = passable.grid.width();
        int last = arcs.values.length - width;
        for (int row = 0; row <= last; row += width) {
            if (row == 0 || row == last || width < 3) {
                measure(passable, row, row + width, arcs);
            } else {
                measure(passable, row, row + 1, arcs);
                measureInside(passable, row, arcs);
                measure(passable, row + width - 1, row + width, arcs);
            }
        }
        return arcs;
    }

    private static void measure(BitLayer passable, int from, int end, MutableIntLayer arcs) {
        for (int cell = from; cell < end; cell++) {
            arcs.values[cell] = passable.values[cell] ? at(passable, cell) : 0;
        }
    }

    /**
     * Does the same for a row off the edge without its ends: a square of 3x3 cells moves along, and its columns are the
     * digits of a number.
     */
    private static void measureInside(BitLayer passable, int row, MutableIntLayer arcs) {
        boolean[] values = passable.values;
        int width = passable.grid.width();
        int square = column(values, row, width) << COLUMN | column(values, row + 1, width);
        for (int cell = row + 1; cell < row + width - 1; cell++) {
            square = ((square << COLUMN) & SQUARE_MASK) | column(values, cell + 1, width);
            arcs.values[cell] = ARCS_OF_SQUARE[square];
        }
    }

    private static int column(boolean[] values, int cell, int width) {
        return (values[cell - width] ? 1 : 0) | (values[cell] ? 2 : 0) | (values[cell + width] ? 4 : 0);
    }

    /** One bit for each neighbour, counter-clockwise from east, set where it is passable. */
    private static int ring(BitLayer passable, int cell) {
        boolean[] values = passable.values;
        int width = passable.grid.width();
        int x = cell % width;
        int above = cell + width;
        int below = cell - width;
        boolean hasEast = x + 1 < width;
        boolean hasWest = x > 0;
        int ring = bit(0, hasEast, cell + 1, values) | bit(4, hasWest, cell - 1, values);
        if (above < values.length) {
            ring |= bit(1, hasEast, above + 1, values)
                    | bit(2, true, above, values)
                    | bit(3, hasWest, above - 1, values);
        }
        if (below >= 0) {
            ring |= bit(5, hasWest, below - 1, values)
                    | bit(6, true, below, values)
                    | bit(7, hasEast, below + 1, values);
        }
        return ring;
    }

    private static int bit(int place, boolean isOnGrid, int cell, boolean[] values) {
        return isOnGrid && values[cell] ? 1 << place : 0;
    }
}
