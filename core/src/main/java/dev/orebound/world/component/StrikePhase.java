package dev.orebound.world.component;

/** The phases of an attack, in order. */
public enum StrikePhase {
    /** No attack is under way. */
    READY,
    /** The attack is announced and its direction is fixed; it takes effect when this phase ends. */
    WINDING_UP,
    /** A charge is under way. */
    STRIKING,
    /** The attack has taken effect; its owner cannot act yet. */
    RECOVERING
}
