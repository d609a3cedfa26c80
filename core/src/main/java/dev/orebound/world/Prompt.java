package dev.orebound.world;

/** What pressing interact would do, here and now. */
public enum Prompt {
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
    EXIT_BARRED
}
