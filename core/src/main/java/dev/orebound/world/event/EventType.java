package dev.orebound.world.event;

import dev.orebound.world.intent.IntentOrder;
import java.util.Locale;

/**
 * All that can happen in a tick, in the past tense. What an event's fields mean for a type is said at the type; fields not
 * named are 0. {@code x} and {@code y} always say where, in cells.
 */
public enum EventType {
    /** An actor set a foot down. {@code spawnId}: who; {@code kind}: its monster, or -1 for the player. */
    FOOT_SET,
    /** An actor began to wind up an attack. {@code spawnId}, {@code kind} as above; {@code amount}: the attack's number. */
    STRIKE_WOUND_UP,
    /** The attack came. {@code spawnId}, {@code kind}, {@code amount} as above. */
    STRIKE_SWUNG,
    /** A strike met rock and nothing else. */
    ROCK_STRUCK,
    /** An actor lost health. {@code spawnId}: who; {@code otherSpawnId}: by whom; {@code kind}; {@code amount}: how much. */
    ACTOR_HURT,
    /** A blow passed the player by who dashes. {@code spawnId}: who; {@code otherSpawnId}: by whom; {@code kind}: -1. */
    BLOW_DODGED,
    /** The player began to dash. {@code spawnId}. */
    PLAYER_DASHED,
    /** The player threw a flask. {@code spawnId}: what flies; {@code kind}: the ore. */
    FLASK_THROWN,
    /** There is too little in the chosen flask for a throw. {@code kind}: the ore. */
    FLASK_REFUSED,
    /** The player took another flask to throw from. {@code kind}: the ore. */
    FLASK_CHOSEN,
    /** A thrown flask burst, besides its {@link #BLAST}. {@code spawnId}: what flew; {@code kind}: the ore; {@code cell}. */
    FLASK_BROKEN,
    /** A shot or a lob set out. {@code spawnId}: what flies; {@code otherSpawnId}: whose; {@code kind}: their monster, or -1. */
    SHOT_LOOSED,
    /** It is no more, whatever it met. {@code spawnId}, {@code otherSpawnId}, {@code kind} as above; {@code cell}. */
    SHOT_ENDED,
    /**
     * All within a circle are hit whom nothing shields. {@code spawnId}: what flew, or who burst; {@code otherSpawnId}: whose;
     * {@code kind}: their monster, or -1; {@code amount}: the radius in hundredths of a cell; {@code cell}: its middle.
     */
    BLAST,
    /** A charge ran into something solid. {@code spawnId}, {@code kind}: whose; {@code cell}. */
    CHARGE_BROKEN,
    /** A monster got health back. {@code spawnId}, {@code kind}: whose; {@code otherSpawnId}: by whom; {@code amount}. */
    ACTOR_HEALED,
    /** A monster was called up. {@code spawnId}; {@code otherSpawnId}: by whom; {@code kind}: the monster; {@code cell}. */
    MONSTER_SUMMONED,
    /** A monster ended. {@code spawnId}; {@code kind}: its monster. */
    MONSTER_DIED,
    /** The player ended. {@code otherSpawnId}: by whom; {@code kind}: the monster that did it, or -1. */
    PLAYER_DIED,
    /** A blow left ore standing. {@code cell}; {@code kind}: the ore. */
    ORE_CHIPPED,
    /** Ore broke and is gone from its cell. {@code cell}; {@code kind}: the ore; {@code amount}: shards. */
    ORE_BROKEN,
    /** A shard went into a flask. {@code kind}: the ore; {@code amount}: measures. */
    ORE_PICKED_UP,
    /** An item was picked up and did its work. {@code kind}: the item; {@code amount}: of its effect. */
    ITEM_PICKED_UP,
    /** A chest was opened. {@code cell}; {@code kind}: its number on the floor. */
    CHEST_OPENED,
    /** An opened chest set something off. {@code cell}: the chest's; {@code kind}: the happening. */
    HAPPENING_BEGAN,
    /** It is over. {@code cell}, {@code kind} as above. */
    HAPPENING_ENDED,
    /** A horde woke up, or found its prey again. {@code spawnId}: who noticed; {@code kind}: its monster. */
    HORDE_WOKEN,
    /** A horde lost its prey and searches. {@code spawnId}: its leader, or whoever is of none; {@code kind}: its monster. */
    HORDE_SEARCHED,
    /**
     * A horde that hunted, searched or fled gave up: it sleeps, watches, goes home or its rounds. {@code spawnId}: its leader,
     * or whoever is of none; {@code kind}: its monster.
     */
    HORDE_CALMED,
    /** A monster noticed the player, the first of its horde. {@code spawnId}; {@code kind}: its monster. */
    PLAYER_NOTICED,
    /** A horde arrived from afar, awake. {@code spawnId}: its leader; {@code kind}: its monster; {@code amount}: how many. */
    HORDE_ARRIVED,
    /** A horde lost its leader and runs. {@code spawnId}: the leader that fell; {@code kind}: its monster. */
    HORDE_ROUTED,
    /** A horde lost its leader, and another leads now. {@code spawnId}: the new one; {@code kind}: its monster. */
    LEADER_SUCCEEDED,
    /** A monster began to run away. {@code spawnId}; {@code kind}: its monster. */
    MONSTER_FLED,
    /** A monster turned back to fight. {@code spawnId}; {@code kind}: its monster. */
    MONSTER_RALLIED,
    /** A thief took measures of ore. {@code spawnId}: the thief; {@code kind}: the ore; {@code amount}: measures. */
    ORE_STOLEN,
    /** A captive was set free. {@code spawnId}: the companion that it is now; {@code kind}: its monster. */
    CAPTIVE_FREED,
    /** Somebody is afflicted now. {@code spawnId}; {@code kind}: the monster, or -1; {@code amount}: the status' ordinal. */
    STATUS_BEGAN,
    /** Somebody is no longer. {@code spawnId}; {@code kind}: the monster, or -1; {@code amount}: the status' ordinal. */
    STATUS_ENDED,
    /** A cell caught fire. {@code cell}. */
    FIRE_CAUGHT,
    /** A fire went out. {@code cell}. */
    FIRE_DIED,
    /** Fire met water. {@code cell}. */
    STEAM_ROSE,
    /** Water carries a charge. {@code cell}: where it came from; {@code amount}: cells. */
    WATER_CHARGED,
    /** A monster fell into a chasm. {@code spawnId}; {@code kind}: its monster; {@code cell}. */
    MONSTER_FELL,
    /** The player fell into a chasm. {@code cell}. */
    PLAYER_FELL,
    /** The player came into another room. {@code amount}: the room's id, 0 for none. */
    ROOM_ENTERED,
    /** The player came near a trap room that lies in wait. {@code amount}: the room's id. */
    ARENA_WARNED,
    /** The doors of a trap room began to shut. {@code amount}: the room's id. */
    ARENA_SPRUNG,
    /** The player left in time, and the doors opened again. {@code amount}: the room's id. */
    ARENA_CANCELLED,
    /** The doors are shut. {@code amount}: the room's id. */
    ARENA_SEALED,
    /** The doors of a sealed room were thrown open for a horde to storm in. {@code amount}: the room's id. */
    ARENA_STORMED,
    /** A cell was marked: somebody will come up there. {@code cell}; {@code kind}: the monster; {@code amount}: ticks. */
    SPAWN_MARKED,
    /** A monster came up. {@code spawnId}; {@code kind}: the monster; {@code cell}. */
    MONSTER_SPAWNED,
    /** A wave is dead. {@code amount}: the room's id. */
    WAVE_BEATEN,
    /** The goal is reached: the doors begin to open and the reward lies there. {@code amount}: the room's id. */
    ARENA_CLEARED,
    /** The doors are seen to be open again after a win. {@code amount}: the room's id. */
    ARENA_OPENED,
    /** Nothing went forward for so long that the doors open; {@link #ARENA_BROKEN} follows. {@code amount}: the room's id. */
    ARENA_STALLED,
    /** The doors opened though the fight was not won, so that nobody stays shut in. {@code amount}: the room's id. */
    ARENA_BROKEN,
    /**
     * One who counts was where the player cannot come, and was put elsewhere. {@code spawnId}; {@code kind}: the monster;
     * {@code cell}; {@code amount}: the room's id.
     */
    MONSTER_BROUGHT_BACK,
    /**
     * A companion was put near the player as the doors met. {@code spawnId}; {@code kind}: its monster; {@code cell};
     * {@code amount}: the room's id.
     */
    COMPANION_BROUGHT_IN,
    /** The player cast a spell. {@code spawnId}: what flies, or 0; {@code kind}: the spell; {@code amount}: its level. */
    SPELL_CAST,
    /** There is too little ore for it. {@code kind}: the spell. */
    SPELL_REFUSED,
    /** A shrine gave health or strength. {@code cell}; {@code kind}: its kind; {@code amount}: how much. */
    GIFT_TAKEN,
    /** The scrolls of a shrine lie open, and one can be read. {@code cell}. */
    SCROLLS_UNROLLED,
    /** A scroll was read. {@code kind}: the spell; {@code amount}: its level now. */
    SCROLL_READ,
    /** A golem woke. {@code spawnId}: the companion that it is now; {@code kind}: its monster; {@code cell}. */
    GOLEM_WOKEN,
    /** With five companions there already, one must be left for it to wake. {@code cell}. */
    GOLEM_ASKED,
    /** A companion was left behind for good. {@code spawnId}; {@code kind}: its monster; {@code cell}. */
    COMPANION_LEFT,
    /** A companion is no more. {@code spawnId}; {@code kind}: its monster; {@code otherSpawnId}: by whom; {@code cell}. */
    COMPANION_DIED,
    /** The warden is no more, and its key and ore lie there. {@code cell}; {@code kind}: the ore; {@code amount}: its shards. */
    KEY_DROPPED,
    /** The key was picked up: the exits are open. */
    EXITS_UNLOCKED,
    /** The boss comes to another phase. {@code spawnId}; {@code kind}: its monster; {@code amount}: the phase, from 1. */
    BOSS_ROSE,
    /** Ore grew out of the ground. {@code cell}; {@code kind}: the ore. */
    ORE_GREW,
    /** The player took an exit. {@code amount}: its number on the floor. */
    FLOOR_LEFT,
    /**
     * A playtester's order was followed. {@code kind}: the ordinal of the {@link IntentOrder}; {@code amount}: the room, how many ended,
     * what was healed, filled or newly seen, else what it was about; {@code cell}: where; {@code spawnId}: who or what came by it.
     */
    HELP_GIVEN,
    /** A playtester's order could not be followed, and changed nothing. {@code kind} as above; {@code amount}: what it was about. */
    HELP_REFUSED;

    /** The word for it in assets. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
