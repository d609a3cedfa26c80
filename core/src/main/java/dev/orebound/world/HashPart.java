package dev.orebound.world;

import java.util.Locale;

/** The separately hashed parts of a world, which tell in what two runs differ. */
public enum HashPart {
    SPAWN,
    BODY,
    HEALTH,
    PLAYER,
    GEAR,
    MONSTER,
    COMPANION,
    STRIKER,
    MIND,
    WISH,
    STATUS,
    PICKUP,
    PROJECTILE,
    ORE,
    CHEST,
    DOOR,
    FLOOR,
    GROUND,
    HORDES,
    WAYS,
    ARENAS,
    GIFTS,
    BOSS,
    MINDS_STREAM,
    ARENAS_STREAM,
    LOOT_STREAM,
    ORE_STREAM,
    SCATTER_STREAM,
    ELEMENTS_STREAM,
    GIFTS_STREAM,
    BOSS_STREAM;

    /** Returns the word for the part in replays. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
