package dev.orebound.world;

import java.util.Locale;

/** The parts of a world that are hashed one by one, so that two runs that part can say in what. */
public enum HashPart {
    SPAWN,
    BODY,
    HEALTH,
    PLAYER,
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

    /** The word for it in replays. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
