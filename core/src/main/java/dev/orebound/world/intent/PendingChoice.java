package dev.orebound.world.intent;

/** What the player is asked to choose; nothing stands still for it but by the screen. */
public enum PendingChoice {
    NONE,
    /** One of the scrolls that are unrolled: {@link IntentOrder#READ_SCROLL}. Walking away leaves them for later. */
    SCROLL,
    /** Whom to leave for the golem: {@link IntentOrder#LEAVE_COMPANION}. */
    COMPANION
}
