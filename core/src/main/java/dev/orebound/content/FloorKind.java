package dev.orebound.content;

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
}
