package dev.orebound.world.component;

/** The states of a monster's mind. */
public enum MindState {
    /** It knows of no enemy and does not move. */
    ASLEEP,
    /** It walks from waypoint to waypoint. */
    WANDERING,
    /** It stands awake at the thing that it guards. */
    GUARDING,
    /** It hunts the player, for a while also out of sight. */
    HUNTING,
    /** It has lost the player and searches around the place of the last sighting. */
    SEARCHING,
    /** It flees from the player to the safest place. */
    FLEEING,
    /** It goes back to its place. */
    RETURNING,
    /** It is held captive: it does nothing, has no enemies, and no blow hits it. */
    SHACKLED
}
