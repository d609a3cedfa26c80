package dev.orebound.content.film;

import dev.orebound.content.reading.Meaning;

/** The moments of a fight in a trap room that are shown. */
public enum ArenaMoment {
    @Meaning("a few steps before the doorway, with the sign of what waits there")
    BEFORE,
    @Meaning("inside, while the doors shut")
    CLOSING,
    @Meaning("the cells are marked on which the wave comes up")
    MARKED,
    @Meaning("amid the fight against the wave")
    FIGHTING,
    @Meaning("after the last kill, while the doors open")
    WON,
    @Meaning("the reward lies there")
    REWARD
}
