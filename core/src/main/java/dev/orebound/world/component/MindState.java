package dev.orebound.world.component;

/** What a mind can be about. */
public enum MindState {
    /** Knows of nobody and does not move. */
    ASLEEP,
    /** Goes its way from waypoint to waypoint. */
    WANDERING,
    /** Stands by what it guards, awake. */
    GUARDING,
    /** Comes for the player, for a while also unseen. */
    HUNTING,
    /** Has lost the player; looks where it was last seen, and about there. */
    SEARCHING,
    /** Runs from the player to where it is safest. */
    FLEEING,
    /** Goes back to where it belongs. */
    RETURNING,
    /** Held captive: neither notices, moves nor strikes, and is nobody's foe; blows pass it by. */
    SHACKLED
}
