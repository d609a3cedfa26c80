package dev.orebound.world.component;

/** The phases of a strike, in order. */
public enum StrikePhase {
    /** Nothing is under way. */
    READY,
    /** The blow is announced; its direction is fixed. The blow comes as this ends. */
    WINDING_UP,
    /** A charge is under way. */
    STRIKING,
    /** The blow has come; its owner cannot act yet. */
    RECOVERING
}
