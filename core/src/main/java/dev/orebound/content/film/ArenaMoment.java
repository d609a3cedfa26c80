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
    @Meaning("shut in, with the player at rest, while the roof strains")
    STRAINED,
    @Meaning("after the roof gave way, while its pieces come down")
    LOST,
    @Meaning("after the last boss has fallen, while its mine goes dark")
    FALL,
    @Meaning("after that, when the way out is shown")
    WAY_OUT,
    @Meaning("after that, with the heart of the mine in view")
    HEART,
    @Meaning("two seconds after the player has taken it")
    HEART_TAKEN,
    @Meaning("the reward lies there")
    REWARD
}
