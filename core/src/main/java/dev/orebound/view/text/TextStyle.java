package dev.orebound.view.text;

/**
 * Styles of text. A size is in interface units, of which a window has 720 from bottom to top at an interface scale of
 * 1. They are listed from the largest to the smallest.
 *
 * <table>
 * <caption>What each is for</caption>
 * <tr><td>{@link #TITLE}</td><td>the game's name, and how a run ended</td></tr>
 * <tr><td>{@link #HEADING}</td><td>a floor's name, a menu's rows, a banner</td></tr>
 * <tr><td>{@link #BODY}</td><td>whatever has to be read</td></tr>
 * <tr><td>{@link #SMALL}</td><td>hints and footers</td></tr>
 * <tr><td>{@link #TOLD}, {@link #NOTED}</td><td>what is told during play, in places that grow with it: hints, captions,
 * descriptions, prompts</td></tr>
 * <tr><td>{@link #TINY}</td><td>a text that fits nowhere else, in a language of long words</td></tr>
 * </table>
 */
public enum TextStyle {
    TITLE(Typeface.PIXEL, 112, 1),
    HEADING(Typeface.PIXEL, 38, PageScale.MOST),
    BODY(Typeface.BOOK, 23, PageScale.MOST),
    SMALL(Typeface.BOOK, 19, PageScale.MOST),
    TOLD(Typeface.BOOK, 23, Float.MAX_VALUE),
    NOTED(Typeface.BOOK, 19, Float.MAX_VALUE),
    TINY(Typeface.BOOK, 15, 1);

    /** The limit for texts on pages and in signs of fixed sizes. */
    private static final class PageScale {
        /** The most by which they are enlarged: more than that has no room. */
        static final float MOST = 1.25f;
    }

    /** Size of a plain heading, compared with a pixelled one: as high to the eye, and no wider. */
    private static final float PLAIN_SHARE = 0.87f;

    private final Typeface typeface;
    private final int units;
    private final float mostScale;

    TextStyle(Typeface typeface, int units, float mostScale) {
        this.typeface = typeface;
        this.units = units;
        this.mostScale = mostScale;
    }

    /**
     * Returns the typeface.
     *
     * @param isPlain true if headings have that of all other texts; the game's own name never has
     */
    Typeface typeface(boolean isPlain) {
        return isPlain && this == HEADING ? Typeface.BOOK : typeface;
    }

    /**
     * Returns the size in pixels.
     *
     * @param pixelsAUnit how many real pixels an interface unit has
     * @param scale by which the player enlarges texts
     * @param isPlain as {@link #typeface} has it
     */
    int pixels(float pixelsAUnit, float scale, boolean isPlain) {
        boolean isBroader = isPlain && this == HEADING;
        float enlarged = (isBroader ? units * PLAIN_SHARE : units) * Math.min(mostScale, scale);
        return typeface(isPlain).snap(enlarged * pixelsAUnit);
    }
}
