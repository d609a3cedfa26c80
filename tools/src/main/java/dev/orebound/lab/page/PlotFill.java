package dev.orebound.lab.page;

import java.util.Locale;

/**
 * The fills of the parts of a plot, each with a colour and a hatching of its own, so that they differ without colour too.
 */
public enum PlotFill {
    GOOD("8fcf6a", ""),
    COOL("5fd0e6", "M-2 2 2 -2M0 8 8 0M6 10 10 6"),
    BAD("e8705a", "M0 0 8 8M-2 6 2 10M6 -2 10 2"),
    DULL("a79cc4", "M2 2h2v2h-2zM6 6h2v2h-2z"),
    WARM("ffc65c", "M0 2H8M0 6H8"),
    WORST("efe6d5", "M0 0 8 8M0 8 8 0");

    private static final int TILE = 8;

    /** As it is written in a style sheet. */
    final String colour;

    private final String hatching;

    PlotFill(String rgb, String hatching) {
        colour = "#" + rgb;
        this.hatching = hatching;
    }

    /** Returns the fill attribute of an element. */
    String use() {
        return "url(#fill-" + id() + ")";
    }

    private String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Writes all of them down, once in a page and before they are used. */
    static void define(HtmlMarkup page) {
        page.open("svg", "width", "0", "height", "0", "aria-hidden", "true", "class", "fills");
        page.open("defs");
        String size = String.valueOf(TILE);
        for (PlotFill fill : values()) {
            page.open(
                    "pattern",
                    "id",
                    "fill-" + fill.id(),
                    "width",
                    size,
                    "height",
                    size,
                    "patternUnits",
                    "userSpaceOnUse");
            page.open("rect", "width", size, "height", size, "fill", fill.colour);
            page.open("path", "d", fill.hatching, "class", "hatching");
            page.close();
        }
        page.close().close();
    }
}
