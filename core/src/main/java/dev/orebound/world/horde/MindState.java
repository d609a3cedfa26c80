package dev.orebound.world.horde;

/** What a mind can be about. */
public enum MindState {
    /** Knows of nobody and does not move. */
    ASLEEP,
    /** Comes for the player, for a while also unseen. */
    HUNTING,
    /** Has lost the player; stands and looks about. */
    SEARCHING,
    /** Held captive: neither notices, moves nor strikes, and is nobody's foe; blows pass it by. */
    SHACKLED
}
