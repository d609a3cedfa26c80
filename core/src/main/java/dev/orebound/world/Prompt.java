package dev.orebound.world;

/** What pressing interact would do, here and now. */
public enum Prompt {
    NOTHING,
    OPEN_CHEST,
    TAKE_EXIT,
    /** Nothing yet: the exit lies in a trap room that is not won. */
    EXIT_BARRED
}
