package dev.orebound.grid;

import java.util.List;

/** The eight directions from a cell, counter-clockwise from east. */
public enum Direction {
    EAST(1, 0),
    NORTH_EAST(1, 1),
    NORTH(0, 1),
    NORTH_WEST(-1, 1),
    WEST(-1, 0),
    SOUTH_WEST(-1, -1),
    SOUTH(0, -1),
    SOUTH_EAST(1, -1);

    /** All eight directions, counter-clockwise from east. */
    public static final List<Direction> ALL = List.of(values());

    /** East, north, west, south. */
    public static final List<Direction> STRAIGHT = List.of(EAST, NORTH, WEST, SOUTH);

    private final int dx;
    private final int dy;

    Direction(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    public int dx() {
        return dx;
    }

    public int dy() {
        return dy;
    }

    public boolean isDiagonal() {
        return dx != 0 && dy != 0;
    }

    public Direction opposite() {
        return ALL.get((ordinal() + 4) % 8);
    }
}
