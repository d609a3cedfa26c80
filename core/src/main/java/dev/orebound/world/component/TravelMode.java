package dev.orebound.world.component;

/** The ways in which an actor wants to move. */
public enum TravelMode {
    /** It stays where it is. */
    STAND,
    /** It goes to the player along the flow field that all hunters share. */
    TO_PREY,
    /** It flees from the player along the safety map. */
    TO_SAFETY,
    /** It goes to a cell along a shared flow field. */
    TO_CELL,
    /** It goes straight to a point; rock stops it. */
    STRAIGHT
}
