package dev.orebound.world.component;

/** What a thing of a vignette holds. */
public enum PropHolding {
    NOTHING,
    /** An item, by its index. */
    ITEM,
    /** A relic, by its index. */
    RELIC,
    /** A companion, by the index of the monster whose body it has. */
    COMPANION
}
