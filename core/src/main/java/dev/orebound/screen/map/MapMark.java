package dev.orebound.screen.map;

import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.floor.FloorKind;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The marks of the map, in the order of its legend. Each has a sprite with a shape and a main colour of its own. */
public enum MapMark {
    YOU,
    EXIT_BATTLE,
    EXIT_SCROLL,
    EXIT_GOLEM,
    EXIT_HEALTH_BUFF,
    EXIT_ATTACK_BUFF,
    EXIT_BOSS,
    EXIT_OUT,
    /** A place that opened a short while ago, far from the player. */
    OPENED,
    /** The key to the exits, where it lies. */
    EXIT_KEY,
    /** The monster in sight that has the key to the exits. */
    WARDEN,
    LEADER,
    MONSTER,
    CAPTIVE,
    LOCK,
    KEY,
    LEVER,
    CHEST,
    PRIZE,
    TRAP,
    /** The hall of a guardian or the boss, who waits there. */
    HALL,
    FORGE,
    PEDLAR,
    SCROLLS,
    LIFE,
    STRENGTH,
    GOLEM,
    /** The core of a fallen golem. */
    GOLEM_CORE,
    ALTAR,
    SMELTER,
    LANDMARK,
    /** A vignette in which something is left to do. */
    SCENE,
    ORE_FIRE,
    ORE_WATER,
    ORE_AIR,
    ORE_EARTH,
    CHEST_OPEN,
    TRAP_WON,
    TRAP_LOST,
    SCENE_DONE,
    NOTE_FLAG,
    NOTE_RING,
    NOTE_CROSS;

    /** Kinds of the player's own marks. */
    static final int NOTES = 3;

    private static final MapMark[] ALL = values();

    private final String textKey = "map." + id();

    /** Returns the key of its sprite. */
    String sprite() {
        return "map_" + id();
    }

    /** Returns the key of its words in the legend. */
    String textKey() {
        return textKey;
    }

    private String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns true for an exit of any kind. */
    public boolean isExit() {
        return ordinal() >= EXIT_BATTLE.ordinal() && ordinal() <= EXIT_OUT.ordinal();
    }

    /** Returns true for ore. */
    public boolean isOre() {
        return ordinal() >= ORE_FIRE.ordinal() && ordinal() <= ORE_EARTH.ordinal();
    }

    /** Returns true for what moves about. */
    boolean isActor() {
        return this == MONSTER || this == CAPTIVE || this == LEADER || this == WARDEN || this == YOU;
    }

    /** Returns true for what stays in its place and is worth a way. */
    boolean isPlace() {
        return !isActor() && !isDone() && !isOre() && this != TRAP && this != HALL;
    }

    /** Returns true for what is done with, and so need not be found on the small map. */
    public boolean isDone() {
        return this == CHEST_OPEN || this == TRAP_WON || this == SCENE_DONE;
    }

    /** Returns the mark of an exit to a kind of floor. */
    static MapMark ofExit(FloorKind beyond) {
        return ALL[EXIT_BATTLE.ordinal() + beyond.ordinal()];
    }

    /** Returns the mark of an ore by its id, or null for an ore without one. */
    static @Nullable MapMark ofOre(String ore) {
        for (MapMark mark : ALL) {
            if (mark.isOre() && mark.id().equals("ore_" + ore)) {
                return mark;
            }
        }
        return null;
    }

    /** Returns the mark of a fixture by what it gives. */
    static MapMark ofFixture(FixtureGift gift) {
        return switch (gift) {
            case SCROLLS -> SCROLLS;
            case GOLEM -> GOLEM;
            case HEALTH -> LIFE;
            case STRENGTH -> STRENGTH;
            case FORGE -> FORGE;
            case WARES -> PEDLAR;
            case RELIC_FOR_HEALTH -> ALTAR;
            case RELIC_FOR_RELIC -> SMELTER;
            case EFFECTS -> LANDMARK;
        };
    }

    /** Returns the player's own mark of a kind, from 0. */
    static MapMark ofNote(int kind) {
        return ALL[NOTE_FLAG.ordinal() + kind];
    }
}
