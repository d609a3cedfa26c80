package dev.orebound.world.state;

/** What the player is asked to choose; nothing stands still for it but by the screen. */
public enum Choice {
    NONE,
    /** One of the scrolls that are unrolled: {@link Order#READ_SCROLL}. Walking away leaves them for later. */
    SCROLL,
    /** Whom to leave for the golem: {@link Order#LEAVE_COMPANION}. */
    COMPANION
}
