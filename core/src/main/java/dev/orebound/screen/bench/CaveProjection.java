package dev.orebound.screen.bench;

/**
 * Converts between places in the window and cells of the cave. Pixels count from the lower left, cells from the south
 * west.
 */
public interface CaveProjection {
    /** Returns the cave's x, in cells, at a place of the window. */
    float cellX(float x);

    /** Returns the cave's y, in cells, at a place of the window. */
    float cellY(float y);

    /** Returns the window's x, in pixels, of a place in the cave. */
    float screenX(float cellX);

    /** Returns the window's y, in pixels, of a place in the cave. */
    float screenY(float cellY);

    /**
     * Returns the upper edge of the hints and descriptions in the lower middle of the window, in pixels; 0 if there are
     * none.
     */
    default float footTop() {
        return 0;
    }

    /**
     * Keeps the hero off the sides of the window.
     *
     * @param left pixels that are covered at the left
     * @param right pixels that are covered at the right
     */
    default void keepClear(int left, int right) {}

    /**
     * Returns the lower edge of the banner and notices in the upper middle of the window, in pixels; above the window
     * if there are none.
     */
    default float headFoot() {
        return Float.MAX_VALUE;
    }
}
