package dev.orebound.cave.words;

import java.util.Locale;

/** The eight directions in which one says that something lies, counter-clockwise from east. */
public enum CompassDirection {
    EAST,
    NORTH_EAST,
    NORTH,
    NORTH_WEST,
    WEST,
    SOUTH_WEST,
    SOUTH,
    SOUTH_EAST;

    /** The tangent of 22.5 degrees, at which one direction gives way to the next, as 29 / 70. */
    private static final int SMALL_SIDE = 70;

    private static final int LARGE_SIDE = 29;

    /**
     * The direction nearest to a way.
     *
     * @param dx cells to the east, at most a million; {@code dy} likewise to the north
     * @throws IllegalArgumentException if both are 0: that leads nowhere
     */
    public static CompassDirection of(int dx, int dy) {
        if (dx == 0 && dy == 0) {
            throw new IllegalArgumentException("a way of no length has no direction");
        }
        boolean isStraightX = Math.abs(dy) * SMALL_SIDE < Math.abs(dx) * LARGE_SIDE;
        boolean isStraightY = Math.abs(dx) * SMALL_SIDE < Math.abs(dy) * LARGE_SIDE;
        if (isStraightX) {
            return dx > 0 ? EAST : WEST;
        }
        if (isStraightY) {
            return dy > 0 ? NORTH : SOUTH;
        }
        if (dy > 0) {
            return dx > 0 ? NORTH_EAST : NORTH_WEST;
        }
        return dx > 0 ? SOUTH_EAST : SOUTH_WEST;
    }

    /** The key of its text. */
    public String textKey() {
        return "compass." + name().toLowerCase(Locale.ROOT);
    }
}
