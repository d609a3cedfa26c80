package dev.orebound.world.arena;

/** The states of an arena. {@link ArenaTransitions#TABLE} lists the transitions between them. */
public enum ArenaState {
    /** Waits; the player is not near. */
    DORMANT,
    /** The player is near a doorway, or in the room without having triggered the arena. */
    WARNED,
    /** The doors are shutting; leaving cancels that. */
    CLOSING,
    /** Sealed: the wave is over, the next not yet marked. */
    PAUSING,
    /** Sealed: the cells are marked on which monsters will come up. */
    MARKING,
    /** Sealed: the wave is present. */
    FIGHTING,
    /**
     * Not sealed for a while: the doors stand open for a horde to storm in, then shut again. Leaving ends the fight.
     */
    STORMING,
    /** Won: the doors are opening and can be passed. */
    CLEARING,
    /** Won: open for good. */
    OPEN,
    /** Not won, but open for good. */
    BROKEN;

    /** Returns whether the doors are shut. */
    public boolean isSealed() {
        return this == PAUSING || this == MARKING || this == FIGHTING;
    }

    /** Returns whether the doors are on their way or shut. */
    public boolean isShutting() {
        return this == CLOSING || this == STORMING || isSealed();
    }

    /** Returns whether the arena will never shut again. */
    public boolean isOver() {
        return this == OPEN || this == BROKEN;
    }
}
