package dev.orebound.view.text;

/**
 * Styles of text. A size is in interface units, of which a window has 720 from bottom to top at an interface scale of
 * 1. Those of pages are listed from the largest to the smallest: a text that does not fit takes one of the next.
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
    TOLD(Typeface.BOOK, 23, Growth.FREE),
    NOTED(Typeface.BOOK, 19, Growth.FREE),
    TITLE(Typeface.PIXEL, 112, Growth.NONE),
    HEADING(Typeface.PIXEL, 38, Growth.PAGE),
    BODY(Typeface.BOOK, 23, Growth.PAGE),
    SMALL(Typeface.BOOK, 19, Growth.PAGE),
    TINY(Typeface.BOOK, 15, Growth.NONE);

    /** How far a style grows with the size of texts that a player chooses. */
    private enum Growth {
        NONE,
        PAGE,
        FREE
    }

    /** Size of a plain heading, compared with a pixelled one: as high to the eye, and no wider. */
    private static final float PLAIN_SHARE = 0.87f;

    private final Typeface typeface;
    private final int units;
    private final Growth growth;

    TextStyle(Typeface typeface, int units, Growth growth) {
        this.typeface = typeface;
        this.units = units;
        this.growth = growth;
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
     * @param pageScale by which texts on pages are enlarged, and those in signs that do not grow
     * @param isPlain as {@link #typeface} has it
     */
    int pixels(float pixelsAUnit, float scale, float pageScale, boolean isPlain) {
        boolean isBroader = isPlain && this == HEADING;
        float grown = switch (growth) {
            case NONE -> 1;
            case PAGE -> pageScale;
            case FREE -> scale;
        };
        return typeface(isPlain).snap((isBroader ? units * PLAIN_SHARE : units) * grown * pixelsAUnit);
    }
}
