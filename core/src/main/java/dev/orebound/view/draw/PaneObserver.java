package dev.orebound.view.draw;

/**
 * Hears of everything with a meaning of its own that is drawn on a pane: texts, panels, and fills that cover what lies
 * below. Lengths are the window's real pixels, y grows upwards; opacities run from 0 to 1. It serves to measure a
 * picture: in play there is none.
 */
public interface PaneObserver {
    /**
     * Hears of a text.
     *
     * @param x left end of its longest line
     * @param y foot of its last line
     * @param height from there to the top of the first line's capitals
     * @param isBroken true if one of its words is wider than its lines may be, and so is broken
     * @param missingGlyphs its characters that the typeface lacks
     * @param rgb its colour, at its top if it changes
     */
    void text(
            String text,
            float x,
            float y,
            float width,
            float height,
            boolean isBroken,
            int missingGlyphs,
            int rgb,
            float alpha);

    /** Hears of a panel. */
    void panel(float x, float y, float width, float height, float alpha);

    /** Hears of a filled rectangle. */
    void fill(float x, float y, float width, float height, float alpha);
}
