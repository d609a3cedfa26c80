package dev.orebound.content.sound;

import java.util.Locale;

/** What a monster is about, as far as one can hear it. */
public enum MonsterMood {
    ASLEEP,
    /** Awake, and knows of nobody. */
    AT_EASE,
    SEARCHING,
    HUNTING,
    FLEEING,
    CAPTIVE;

    /** How many there are. */
    public static final int COUNT = values().length;

    /** The word for it in assets. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
