package dev.orebound.grid;

/**
 * The passable arc count: how many separate runs of passable cells lie round a cell. One walks once round its eight
 * neighbours, counts the changes between passable and not, and halves them; beyond the edge nothing is passable.
 *
 * <table>
 * <caption>What the count says of a passable cell</caption>
 * <tr><td>0</td><td>it lies in the open, or all alone: nothing round it changes</td></tr>
 * <tr><td>1</td><td>it lies along a wall, in a corner or at a dead end; shutting it cuts nothing off</td></tr>
 * <tr><td>2</td><td>it is part of a hallway or a doorway: two ways lead off</td></tr>
 * <tr><td>3</td><td>a tee: three ways lead off</td></tr>
 * <tr><td>4</td><td>a crossing of four ways; there are never more, since every other neighbour would have to change</td></tr>
 * </table>
 *
 * <p>Source: the map analysis of the dungeon builder of Brogue (B. Walker).
 */
public final class ArcCount {
    /** The eight neighbours in a ring; even numbers are the straight ones. */
    private static final int RING = 8;

    private ArcCount() {}

    /** The arc count round a cell, 0 to 4, whatever the cell itself is. */
    public static int at(BitLayer passable, int cell) {
        int ring = ring(passable, cell);
        int changes = Integer.bitCount(ring ^ turned(ring));
        return changes / 2;
    }

    /**
     * True if a cell can be shut and the cells about it still reach each other in {@link Walk#FOUR_WAY four-way} steps
     * without leaving the ring round it. Where this is false they may yet be joined by a longer way.
     */
    public static boolean canShut(BitLayer passable, int cell) {
        int ring = ring(passable, cell);
        int ways = 0;
        for (int straight = 0; straight < RING; straight += 2) {
            boolean open = (ring >> straight & 1) != 0;
            boolean joinedToLast = (ring >> (straight + 7) % RING & 1) != 0 && (ring >> (straight + 6) % RING & 1) != 0;
            if (open && !joinedToLast) {
                ways++;
            }
        }
        return ways <= 1;
    }

    /** The arc count of every passable cell; 0 elsewhere. */
    public static MutableIntLayer layer(BitLayer passable) {
        MutableIntLayer arcs = new MutableIntLayer(passable.grid);
        for (int cell = 0; cell < passable.grid.size(); cell++) {
            arcs.values[cell] = passable.values[cell] ? at(passable, cell) : 0;
        }
        return arcs;
    }

    /** One bit for each neighbour, set where it is passable. */
    private static int ring(BitLayer passable, int cell) {
        int ring = 0;
        for (int i = 0; i < RING; i++) {
            int beside = passable.grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE && passable.values[beside]) {
                ring |= 1 << i;
            }
        }
        return ring;
    }

    private static int turned(int ring) {
        return (ring << 1 | ring >> 7) & 0xFF;
    }
}
