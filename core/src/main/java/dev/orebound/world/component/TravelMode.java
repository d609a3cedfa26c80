package dev.orebound.world.component;

/** How somebody wants to get about. */
public enum TravelMode {
    /** Nowhere. */
    STAND,
    /** To the player, down the one flow field that all hunters share. */
    TO_PREY,
    /** Away from the player, up the safety map. */
    TO_SAFETY,
    /** To a cell, down the flow field to it that all who go there share. */
    TO_CELL,
    /** Straight to a point that nothing lies before; rock stops it. */
    STRAIGHT
}
