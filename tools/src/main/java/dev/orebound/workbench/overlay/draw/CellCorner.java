package dev.orebound.workbench.overlay.draw;

/** The place of a number in a cell. Each overlay has its own, so that several can be read at once. */
public enum CellCorner {
    NORTH_WEST(0, 1),
    NORTH_EAST(1, 1),
    MIDDLE(0.5f, 0.5f),
    SOUTH_WEST(0, 0),
    SOUTH_EAST(1, 0),
    SOUTH(0.5f, 0);

    /** The share of the free width that is left of the number. */
    final float east;

    /** The share of the free height that is below the number. */
    final float north;

    CellCorner(float east, float north) {
        this.east = east;
        this.north = north;
    }
}
