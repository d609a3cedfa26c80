package dev.orebound.world.intent;

/** The question that the player is asked; the world continues meanwhile unless the screen pauses it. */
public enum PendingChoice {
    NONE,
    /**
     * The player chooses one of the unrolled scrolls to read: {@link IntentOrder#READ_SCROLL}. Walking away leaves them
     * for later.
     */
    SCROLL,
    /** The player chooses a companion to leave behind for a golem: {@link IntentOrder#LEAVE_COMPANION}. */
    COMPANION,
    /** The player chooses a relic, or melts all of them down: {@link IntentOrder#TAKE_RELIC}. */
    RELIC,
    /**
     * The player chooses a piece of equipment, or none: {@link IntentOrder#TAKE_EQUIPMENT}. A found piece is then
     * melted down; what a forge offers is left for later.
     */
    EQUIPMENT,
    /**
     * The player buys wares of a pedlar, one by one: {@link IntentOrder#BUY_WARE}. Walking away leaves them for later.
     */
    WARES
}
