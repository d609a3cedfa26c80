package dev.orebound.world.horde;

/** What a mind can be about. */
public enum MindState {
    /** Knows of nobody and does not move. */
    ASLEEP,
    /** Comes for the player. */
    HUNTING,
    /** Has lost the player and looks for them. */
    SEARCHING
}
