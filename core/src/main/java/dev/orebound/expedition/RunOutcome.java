package dev.orebound.expedition;

import java.util.Locale;

/** The ways in which a run ends. */
public enum RunOutcome {
    /** The alchemist left at the bottom. */
    WON,
    /** The alchemist was killed by a monster. */
    SLAIN,
    /** The alchemist died by fire or the like without a monster. */
    PERISHED,
    /** The player gave up. */
    GIVEN_UP;

    /** Returns the word for it in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
