package dev.orebound.world.arena;

/** The states of an arena. */
public enum ArenaState {
    /** Waits for somebody to step in. */
    DORMANT,
    /** The doors are shutting; leaving calls it off. */
    CLOSING,
    /** Shut: marks, waves, pauses. */
    SEALED,
    /** Won: open for good. */
    CLEARED,
    /** Opened by the watchdog: open for good. */
    BROKEN
}
