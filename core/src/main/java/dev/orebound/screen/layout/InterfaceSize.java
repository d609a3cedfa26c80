package dev.orebound.screen.layout;

/**
 * The size of the interface in a window. An interface unit is a 720th of the window's height, or a 960th of its width
 * if that is less, times the player's setting; but a window always has room for {@value #UNITS_ROOM_WIDE} by
 * {@value #UNITS_ROOM_HIGH} units.
 *
 * @param width of the window, in real pixels
 * @param height of the window, in real pixels
 * @param pixelsAUnit real pixels per interface unit
 * @param textScale size of texts, compared with the usual one beside the rest of the interface
 */
public record InterfaceSize(int width, int height, float pixelsAUnit, float textScale) {
    private static final float UNITS_HIGH = 720;
    private static final float LEAST_UNITS_WIDE = 960;
    private static final float UNITS_ROOM_WIDE = 860;
    private static final float UNITS_ROOM_HIGH = 640;
    private static final float GRAIN_UNITS = 3;

    /** The most by which texts on pages grow: in windows that are at least so many units wide, and in others. */
    private static final float ROOMY_UNITS = 1100;

    private static final float ROOMY_SCALE = 1.2f;
    private static final float NARROW_SCALE = 1.1f;

    /** Added before rounding down: less than a half, because too coarse a grain crowds a small window. */
    private static final float GRAIN_ROUNDING = 0.35f;

    /** Returns the size for a window and a player's own scale, with texts of the usual size. */
    public static InterfaceSize of(int width, int height, float playerScale) {
        return of(width, height, playerScale, 1);
    }

    /** Returns the size for a window and a player's own scales. */
    public static InterfaceSize of(int width, int height, float playerScale, float textScale) {
        float unit = Math.min(height / UNITS_HIGH, width / LEAST_UNITS_WIDE);
        float largest = Math.min(height / UNITS_ROOM_HIGH, width / UNITS_ROOM_WIDE);
        return new InterfaceSize(width, height, Math.max(0.4f, Math.min(largest, unit * playerScale)), textScale);
    }

    /** Returns a number of units in whole pixels. */
    public int pixels(float units) {
        return Math.round(units * pixelsAUnit);
    }

    /**
     * Returns the size of texts on pages, compared with the usual one: what a player wants, as far as there is room.
     */
    public float pageTextScale() {
        return Math.min(textScale, width / pixelsAUnit >= ROOMY_UNITS ? ROOMY_SCALE : NARROW_SCALE);
    }

    /** Returns a number of units that hold texts, in whole pixels: as many more as the texts are larger. */
    public int textPixels(float units) {
        return Math.round(units * pixelsAUnit * textScale);
    }

    /** Returns how many real pixels a pixel of the interface's art covers, at least 1. */
    public int grain() {
        return Math.max(1, (int) (GRAIN_UNITS * pixelsAUnit + GRAIN_ROUNDING));
    }
}
