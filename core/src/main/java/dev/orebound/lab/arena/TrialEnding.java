package dev.orebound.lab.arena;

import java.util.Locale;

/** How a trial ended. */
public enum TrialEnding {
    /** The arena's goal was reached, and the player walked out. */
    CLEARED,
    /** The player never came to be shut in: left in time, or did not spring it. */
    REFUSED,
    /** The player died. */
    LOST,
    /** The doors opened because the player was outside. */
    BROKEN,
    /** The doors opened because nothing went forward, though the player fought. */
    WATCHDOG,
    /** Something that is promised was broken, or there was no way to come out. */
    SOFTLOCKED;

    /** The word for it in figures. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
