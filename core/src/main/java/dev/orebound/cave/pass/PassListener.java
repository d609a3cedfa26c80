package dev.orebound.cave.pass;

import dev.orebound.cave.floor.Floor;

/**
 * Looks on while a floor is made: a stepper that shows each pass and its rounds, a table of timings. Whoever looks on changes
 * nothing, and what a floor shows is to be copied at once: the pass goes on writing it.
 */
@FunctionalInterface
public interface PassListener {
    /** Looks at nothing. */
    PassListener NONE = (pass, floor) -> {};

    /** A pass has run; what it made is there. */
    void afterPass(String pass, Floor floor);

    /**
     * A pass has done a part of its work; what it has written so far is there, among what earlier passes made.
     *
     * @param number how often the pass has done this now, from 1
     */
    default void duringPass(String pass, PassRound round, int number, Floor floor) {}

    /**
     * A pass gave up, and with it this attempt at the floor.
     *
     * @param missed what the attempt could not have any more, in words
     */
    default void afterMiss(String pass, String missed, Floor floor) {}
}
