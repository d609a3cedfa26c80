package dev.orebound.content.element;

/** What an influence makes of a cell. */
public enum GroundEffect {
    NOTHING,
    /** It is on fire for a while, which may spread, and is burnt after that. */
    BURNS,
    /** Its fire dies and leaves it unburnt; steam rises, if that is given ticks. */
    GOES_OUT,
    /** Steam stands on it for a while, which nobody sees into or out of. */
    STEAMS,
    /** Its steam is gone. */
    CLEARS,
    /** It carries a charge for a while, and with it all cells on which the same comes of it and that hang together with it. */
    CHARGES,
    /** It brings fire to the cells beside it. */
    FLARES
}
