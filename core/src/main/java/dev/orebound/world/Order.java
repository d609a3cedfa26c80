package dev.orebound.world;

import java.util.List;

/** A single command within an intent, beyond moving and holding buttons. New ones are added at the end. */
public enum Order {
    /** Nothing is ordered. */
    NONE,
    /** Gives the run up: the alchemist dies where they stand. */
    GIVE_UP,
    /** Takes another flask to throw from. The argument: the index of its ore. */
    CHOOSE_FLASK,
    /**
     * Reads one of the scrolls that are unrolled. The argument: its number, from 0; as many as there are rolls them up again.
     */
    READ_SCROLL,
    /**
     * Leaves a companion here, so that a golem can come along. The argument: its number in the order of births, from 0; as
     * many as there are leaves the golem asleep.
     */
    LEAVE_COMPANION;

    /** All of them, by number. */
    public static final List<Order> ALL = List.of(values());
}
