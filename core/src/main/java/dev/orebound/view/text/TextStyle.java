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
 * <tr><td>{@link #TINY}</td><td>a text that fits nowhere else, in a language of long words</td></tr>
 * </table>
 */
public enum TextStyle {
    TITLE(Typeface.PIXEL, 112),
    HEADING(Typeface.PIXEL, 38),
    BODY(Typeface.BOOK, 23),
    SMALL(Typeface.BOOK, 19),
    TINY(Typeface.BOOK, 15);

    private final Typeface typeface;
    private final int units;

    TextStyle(Typeface typeface, int units) {
        this.typeface = typeface;
        this.units = units;
    }

    Typeface typeface() {
        return typeface;
    }

    /**
     * Returns the size in pixels.
     *
     * @param pixelsAUnit how many real pixels an interface unit has
     */
    int pixels(float pixelsAUnit) {
        return typeface.snap(units * pixelsAUnit);
    }
}
