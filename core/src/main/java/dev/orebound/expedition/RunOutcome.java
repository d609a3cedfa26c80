package dev.orebound.expedition;

import java.util.Locale;

/** How a run ended. */
public enum RunOutcome {
    /** The alchemist came out at the bottom. */
    WON,
    /** A monster ended it. */
    SLAIN,
    /** Fire or the like did that no monster brought. */
    PERISHED,
    /** Nobody wanted to go on. */
    GIVEN_UP;

    /** The word for it in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
