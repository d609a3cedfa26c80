package dev.orebound.content.floor;

import java.util.Locale;

/** What a floor of the descent is for. */
public enum FloorKind {
    BATTLE,
    SCROLL,
    GOLEM,
    HEALTH_BUFF,
    ATTACK_BUFF,
    BOSS;

    /** The word for it in dumps, on the command line and in content. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The kind that a word stands for.
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
