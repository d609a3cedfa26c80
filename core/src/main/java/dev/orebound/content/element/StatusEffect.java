package dev.orebound.content.element;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The status effects that a body can have for a while. Their rules are in {@code elements.json}. */
public enum StatusEffect {
    BURNING,
    WET,
    CHILLED,
    SHOCKED,
    STUNNED,
    POISONED,
    /** Burnt by steam. */
    SCALDED,
    /** Stuck in mud or in what else slows the feet. */
    MIRED,
    BLINDED,
    /** Frozen stiff. */
    FROZEN,
    /** Its armour is broken. */
    CRACKED;

    /** The number of status effects. */
    public static final int COUNT = values().length;

    /** Returns the status with an id, or null if there is none. */
    public static @Nullable StatusEffect named(String id) {
        for (StatusEffect each : values()) {
            if (each.id().equals(id)) {
                return each;
            }
        }
        return null;
    }

    /** Returns the word for it in assets: its name is the text {@code status.<id>.name}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
