package dev.orebound.lab.page;

import java.util.Locale;

/**
 * The fills of the parts of a plot, each with a colour and a hatching of its own, so that they differ without colour
 * too.
 */
public enum PlotFill {
    GOOD("8fcf6a", ""),
    COOL("5fd0e6", "M-2 2 2 -2M0 8 8 0M6 10 10 6"),
    BAD("e8705a", "M0 0 8 8M-2 6 2 10M6 -2 10 2"),
    DULL("a79cc4", "M2 2h2v2h-2zM6 6h2v2h-2z"),
    WARM("ffc65c", "M0 2H8M0 6H8"),
    WORST("efe6d5", "M0 0 8 8M0 8 8 0");

    /** As it is written in a style sheet. */
    private final String colour;

    private final String hatching;

    PlotFill(String rgb, String hatching) {
        colour = "#" + rgb;
        this.hatching = hatching;
    }

    public String colour() {
        return colour;
    }

    /** Returns the path of its hatching in a square of 8 pixels, which may be empty. */
    public String hatching() {
        return hatching;
    }

    /** Returns the fill attribute of an element. */
    public String use() {
        return "url(#fill-" + id() + ")";
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
