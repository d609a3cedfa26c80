package dev.orebound.world.intent;

/** The question that the player is asked; the world goes on meanwhile unless the screen pauses it. */
public enum PendingChoice {
    NONE,
    /** Which of the unrolled scrolls to read: {@link IntentOrder#READ_SCROLL}. Walking away leaves them for later. */
    SCROLL,
    /** Which companion to leave behind for a golem: {@link IntentOrder#LEAVE_COMPANION}. */
    COMPANION
}
