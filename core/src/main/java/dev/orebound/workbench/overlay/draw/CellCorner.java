package dev.orebound.workbench.overlay.draw;

/** Where in a cell a number stands. Each overlay has a place of its own, so that several can be read at once. */
enum CellCorner {
    NORTH_WEST(0, 1),
    NORTH_EAST(1, 1),
    MIDDLE(0.5f, 0.5f),
    SOUTH_WEST(0, 0),
    SOUTH_EAST(1, 0),
    SOUTH(0.5f, 0);

    /** The share of the room beside the number that lies left of it. */
    final float east;

    /** The share of the room above and below it that lies below. */
    final float north;

    CellCorner(float east, float north) {
        this.east = east;
        this.north = north;
    }
}
