package dev.orebound.content;

/** What an item does when it is picked up. */
public enum ItemEffect {
    /** Gives back health. */
    HEAL,
    /** Fills the flask of an ore. */
    ORE
}
