package dev.orebound.world.intent;

/** The effect that pressing interact would have now. */
public enum InteractPrompt {
    NOTHING,
    OPEN_CHEST,
    TAKE_EXIT,
    /** Holding interact frees a captive, which becomes a companion. */
    FREE_CAPTIVE,
    /** Nothing yet, because a captor is near. */
    CAPTIVE_GUARDED,
    /** Nothing, because the party is full. */
    PARTY_FULL,
    /** Nothing yet, because the exit lies in a trap room that is not won. */
    EXIT_BARRED,
    /** Nothing yet, because a warden holds the key. */
    EXIT_LOCKED,
    /** Unrolls the scrolls of a shrine, of which one can be read. */
    UNROLL_SCROLLS,
    /** Takes the gift of a shrine. */
    TAKE_GIFT,
    /** Wakes the golem that stands here. */
    WAKE_GOLEM,
    /** Nothing yet, because the player has too little of its ore. */
    GOLEM_WANTS_ORE,
    /** Feeds a golem that follows the player. */
    FEED_GOLEM,
    /** Nothing yet, because the player has too little ore to feed the golem. */
    FOOD_LACKING,
    /** Shows what the forge offers. */
    USE_FORGE;

    /** Returns whether pressing does something; otherwise the prompt says why it does not. */
    public boolean isOffer() {
        return switch (this) {
            case OPEN_CHEST, TAKE_EXIT, FREE_CAPTIVE, UNROLL_SCROLLS, TAKE_GIFT, WAKE_GOLEM, FEED_GOLEM, USE_FORGE ->
                true;
            case NOTHING, CAPTIVE_GUARDED, PARTY_FULL, EXIT_BARRED, EXIT_LOCKED, GOLEM_WANTS_ORE, FOOD_LACKING -> false;
        };
    }

    /** Returns whether the prompt is about a captive. */
    public boolean isOfCaptive() {
        return this == FREE_CAPTIVE || this == CAPTIVE_GUARDED || this == PARTY_FULL;
    }
}
