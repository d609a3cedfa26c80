package dev.orebound.world.intent;

/** What pressing interact would do, here and now. */
public enum InteractPrompt {
    NOTHING,
    OPEN_CHEST,
    TAKE_EXIT,
    /** Held on, it sets a captive free, who then fights at the alchemist's side. */
    FREE_CAPTIVE,
    /** Nothing yet: somebody who holds the captive is near. */
    CAPTIVE_GUARDED,
    /** Nothing: as many companions as can be are there already. */
    PARTY_FULL,
    /** Nothing yet: the exit lies in a trap room that is not won. */
    EXIT_BARRED,
    /** Nothing yet: a warden holds the key. */
    EXIT_LOCKED,
    /** Unrolls the scrolls of a shrine, of which one can be read. */
    UNROLL_SCROLLS,
    /** Takes what a shrine gives. */
    TAKE_GIFT,
    /** Wakes the golem that stands here. */
    WAKE_GOLEM,
    /** Nothing yet: there is too little of its ore. */
    GOLEM_WANTS_ORE;

    /** Whether pressing does something; else it is only said why it does not. */
    public boolean isOffer() {
        return switch (this) {
            case OPEN_CHEST, TAKE_EXIT, FREE_CAPTIVE, UNROLL_SCROLLS, TAKE_GIFT, WAKE_GOLEM -> true;
            case NOTHING, CAPTIVE_GUARDED, PARTY_FULL, EXIT_BARRED, EXIT_LOCKED, GOLEM_WANTS_ORE -> false;
        };
    }

    /** Whether it is about somebody who is held captive. */
    public boolean isOfCaptive() {
        return this == FREE_CAPTIVE || this == CAPTIVE_GUARDED || this == PARTY_FULL;
    }
}
