package dev.orebound.lab.bot;

import java.util.Locale;

/** How a played run ended. */
public enum RunEnding {
    /** The alchemist came out at the bottom. */
    WON,
    /** The alchemist died. */
    DIED,
    /** Nothing went forward for too long. */
    STALLED,
    /** The game broke. */
    BROKE;

    /** The word for it in figures. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
