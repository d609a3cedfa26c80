package dev.orebound.content.element;

import java.util.Locale;

/** What may afflict a body for a while. What each does is in {@code elements.json}. */
public enum StatusEffect {
    BURNING,
    WET,
    CHILLED,
    SHOCKED,
    STUNNED,
    POISONED;

    /** How many there are. */
    public static final int COUNT = values().length;

    /** The word for it in assets: its name is the text {@code status.<id>.name}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
