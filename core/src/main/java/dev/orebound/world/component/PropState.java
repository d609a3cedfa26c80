package dev.orebound.world.component;

/** The states of a thing of a vignette. */
public enum PropState {
    /** It is as the player found it. */
    STANDING,
    /** What it held is taken. */
    TAKEN,
    /** It is a cage that shut because the player took from another. */
    SHUT,
    /** A monster came out of it. */
    WOKEN,
    /** It is a lever that was pulled. */
    PULLED,
    /** It is a plate that was stepped on, or a vent that has poured all it had. */
    SPENT
}
