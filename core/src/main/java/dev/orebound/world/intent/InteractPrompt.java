package dev.orebound.world.intent;

/** The effect that pressing interact would have now. */
public enum InteractPrompt {
    NOTHING,
    OPEN_CHEST,
    TAKE_EXIT,
    /** Holding interact frees a captive, which becomes a companion. */
    FREE_CAPTIVE,
    /** Holding interact breaks a shut door of a trap room, at a price. */
    BREAK_DOOR,
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
    /** Holding interact brings a fallen golem back, at a price in its own ore. */
    RAISE_GOLEM,
    /** Nothing yet, because the player has too little of the ore of a fallen golem. */
    CORE_WANTS_ORE,
    /** Nothing yet, because enemies are near the core of a fallen golem. */
    CORE_UNSAFE,
    /** Shows what the forge offers. */
    USE_FORGE,
    /** Shows the wares of a pedlar. */
    SEE_WARES,
    /** Gives health for a relic. */
    GIVE_HEALTH,
    /** Nothing yet, because the player has too little health to give. */
    HEALTH_LACKING,
    /** Shows the relics that the player can have for one that it carries. */
    EXCHANGE_RELIC,
    /** Nothing yet, because the player carries no relic to give. */
    RELIC_LACKING,
    /** Uses a landmark, the text {@code fixture.<id>.use}. */
    USE_LANDMARK,
    /** Nothing yet, because the player has too little ore for a landmark. */
    LANDMARK_WANTS_ORE,
    /** Takes an item from its pedestal. */
    TAKE_PRIZE,
    /** Takes what is in a cage, which shuts the others. */
    TAKE_FROM_CAGE,
    /** Nothing any more, because the cage is shut. */
    CAGE_SHUT,
    /** Takes a companion from its cage, which shuts the others. */
    FREE_FROM_KENNEL,
    /** Takes the key of a lock. */
    TAKE_KEY,
    /** Takes the heart of the mine, which the last boss of a run has left; leaving without it wins the run, too. */
    TAKE_HEART,
    /** Pulls a lever. */
    PULL_LEVER,
    /** Opens a lock with its key. */
    UNLOCK,
    /** Nothing, because the player has no key to the lock; it can be opened in other ways. */
    LOCK_SHUT,
    /** Nothing to press: a message can be read here, the text {@code vignette.<id>.message}. */
    READ_MESSAGE,
    /** Nothing to press: a draught lies here, and the player carries as many as it can. */
    DRAUGHTS_FULL;

    /** Returns whether pressing does something; otherwise the prompt says why it does not. */
    public boolean isOffer() {
        return switch (this) {
            case OPEN_CHEST,
                    TAKE_EXIT,
                    FREE_CAPTIVE,
                    BREAK_DOOR,
                    UNROLL_SCROLLS,
                    TAKE_GIFT,
                    WAKE_GOLEM,
                    FEED_GOLEM,
                    RAISE_GOLEM,
                    USE_FORGE,
                    SEE_WARES,
                    GIVE_HEALTH,
                    EXCHANGE_RELIC,
                    USE_LANDMARK,
                    TAKE_PRIZE,
                    TAKE_FROM_CAGE,
                    FREE_FROM_KENNEL,
                    TAKE_KEY,
                    TAKE_HEART,
                    PULL_LEVER,
                    UNLOCK -> true;
            case NOTHING,
                    CAPTIVE_GUARDED,
                    PARTY_FULL,
                    EXIT_BARRED,
                    EXIT_LOCKED,
                    GOLEM_WANTS_ORE,
                    FOOD_LACKING,
                    CORE_WANTS_ORE,
                    CORE_UNSAFE,
                    HEALTH_LACKING,
                    RELIC_LACKING,
                    LANDMARK_WANTS_ORE,
                    CAGE_SHUT,
                    LOCK_SHUT,
                    READ_MESSAGE,
                    DRAUGHTS_FULL -> false;
        };
    }

    /** Returns whether the prompt is about a captive. */
    public boolean isOfCaptive() {
        return this == FREE_CAPTIVE || this == CAPTIVE_GUARDED || this == PARTY_FULL;
    }
}
