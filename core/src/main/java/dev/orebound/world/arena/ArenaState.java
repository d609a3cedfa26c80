package dev.orebound.world.arena;

/** The states of an arena. {@link ArenaTransitions#TABLE} says how one leads to another. */
public enum ArenaState {
    /** Lies in wait; nobody is near. */
    DORMANT,
    /** The player is near a doorway, or in the room and has not set it off. */
    WARNED,
    /** The doors are shutting; leaving calls it off. */
    CLOSING,
    /** Sealed: the wave is over, the next not yet marked. */
    PAUSING,
    /** Sealed: cells are marked where monsters will come up. */
    MARKING,
    /** Sealed: the wave is there. */
    FIGHTING,
    /** Not sealed for a while: the doors stand open for a horde to storm in, then shut again. Leaving ends the fight. */
    STORMING,
    /** Won: the doors are opening, and nothing is in the way any more. */
    CLEARING,
    /** Won: open for good. */
    OPEN,
    /** Not won, and open for good. */
    BROKEN;

    /** Whether the doors are shut. */
    public boolean isSealed() {
        return this == PAUSING || this == MARKING || this == FIGHTING;
    }

    /** Whether the doors are on their way or shut. */
    public boolean isShutting() {
        return this == CLOSING || this == STORMING || isSealed();
    }

    /** Whether it will never shut again. */
    public boolean isOver() {
        return this == OPEN || this == BROKEN;
    }
}
