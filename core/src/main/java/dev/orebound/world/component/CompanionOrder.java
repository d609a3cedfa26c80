package dev.orebound.world.component;

import java.util.Locale;

/** What a companion was told to do. */
public enum CompanionOrder {
    /** It follows the player and fights monsters near the player. */
    FOLLOW,
    /** It holds a place. */
    HOLD,
    /** It attacks a marked monster until that is dead. */
    ATTACK,
    /** It mines ore until nothing of it is left. */
    MINE;

    /** Returns the word for it in assets. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
