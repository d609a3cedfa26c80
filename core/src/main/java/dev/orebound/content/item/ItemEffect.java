package dev.orebound.content.item;

/** What an item does when it is picked up. */
public enum ItemEffect {
    /** Gives back health. */
    HEAL,
    /** Fills the flask of an ore. */
    ORE,
    /** Opens the exits of a floor whose warden held it. */
    KEY,
    /** From now on shows so many rows of the descent more than the next. */
    LENS,
    /** Shows so many rows of the descent below, once. */
    MAP
}
