package dev.orebound.content.element;

import java.util.Locale;

/**
 * The influences that attacks, bodies and burning cells have on the ground, one for each brew of the built-in content.
 * Their effects are in {@code elements.json}.
 */
public enum GroundInfluence {
    FIRE,
    WATER,
    SHOCK,
    STONE,
    STEAM,
    WIND,
    MAGMA,
    COLD,
    MUD,
    DUST;

    /** The number of influences. */
    public static final int COUNT = values().length;

    /** Returns the word for it in assets. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
