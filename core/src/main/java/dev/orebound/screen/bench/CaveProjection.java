package dev.orebound.screen.bench;

/** Converts between places in the window and cells of the cave. Pixels count from the lower left, cells from the south west. */
public interface CaveProjection {
    /** The cave's x, in cells, at a place of the window. */
    float cellX(float x);

    /** The cave's y, in cells, at a place of the window. */
    float cellY(float y);

    /** The window's x, in pixels, of a place in the cave. */
    float screenX(float cellX);

    /** The window's y, in pixels, of a place in the cave. */
    float screenY(float cellY);

    /** The upper edge of the hints and descriptions in the lower middle of the window, in pixels; 0 if there are none. */
    default float footTop() {
        return 0;
    }
}
