package dev.orebound.cave.pass;

import dev.orebound.cave.floor.Floor;

/**
 * Watches the making of a floor, such as for a stepper or a table of timings. A listener changes nothing, and copies at
 * once what a floor shows, because the pass goes on writing it.
 */
@FunctionalInterface
public interface PassListener {
    /** Looks at nothing. */
    PassListener NONE = (pass, floor) -> {};

    /** Called after a pass has run, with its results. */
    void afterPass(String pass, Floor floor);

    /**
     * Called after a part of a pass's work, with its results so far and those of earlier passes.
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
