package dev.orebound.content.floor;

import java.util.Locale;

/** The purpose of a floor of the descent. */
public enum FloorKind {
    BATTLE,
    SCROLL,
    GOLEM,
    HEALTH_BUFF,
    ATTACK_BUFF,
    BOSS;

    /** Returns the word for it in dumps, on the command line and in content. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the kind that a word stands for.
     *
     * @throws IllegalArgumentException if it stands for none
     */
    public static FloorKind of(String id) {
        for (FloorKind kind : values()) {
            if (kind.id().equals(id)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("'" + id + "' is no kind of floor");
    }
}
