package dev.orebound.world;

import java.util.List;

/** A single command within an intent, beyond moving and holding buttons. New ones are added at the end. */
public enum Order {
    /** Nothing is ordered. */
    NONE,
    /** Gives the run up: the alchemist dies where they stand. */
    GIVE_UP,
    /** Takes another flask to throw from. The argument: the index of its ore. */
    CHOOSE_FLASK;

    /** All of them, by number. */
    public static final List<Order> ALL = List.of(values());
}
