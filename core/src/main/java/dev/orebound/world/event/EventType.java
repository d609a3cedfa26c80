package dev.orebound.world.event;

import java.util.Locale;

/** Everything that can happen in a tick, in the past tense, with the class of event that tells of it. */
public enum EventType {
    /** An actor set a foot down. */
    FOOT_SET(WorldEvent.ActorEvent.class),
    /** An actor began to wind up an attack. */
    STRIKE_WOUND_UP(WorldEvent.AttackEvent.class),
    /** The attack was carried out. */
    STRIKE_SWUNG(WorldEvent.AttackEvent.class),
    /** A strike hit rock and nothing else. */
    ROCK_STRUCK(WorldEvent.ActorEvent.class),
    /** An actor lost health. */
    ACTOR_HURT(WorldEvent.HealthEvent.class),
    /** A blow missed the player because of a dash. */
    BLOW_DODGED(WorldEvent.ActorEvent.class),
    /** The player began to dash. */
    PLAYER_DASHED(WorldEvent.PlaceEvent.class),
    /** The player used a brew: cast a bolt or a burst, or threw a flask. */
    BREW_CAST(WorldEvent.BrewEvent.class),
    /** A relic or equipment used a brew for the player. */
    BREW_GIVEN(WorldEvent.BrewEvent.class),
    /** A rule of a relic, a duo or of equipment acted. */
    GEAR_ACTED(WorldEvent.GearEvent.class),
    /** The player was offered relics. */
    RELICS_OFFERED(WorldEvent.PlaceEvent.class),
    /** The player took a relic. */
    RELIC_TAKEN(WorldEvent.GearEvent.class),
    /** The player left a relic behind, for another or because of a playtester. */
    RELIC_LEFT(WorldEvent.GearEvent.class),
    /** The player turned all offered relics down. */
    RELICS_MELTED(WorldEvent.OreEvent.class),
    /** The player was offered equipment. */
    EQUIPMENT_OFFERED(WorldEvent.PlaceEvent.class),
    /** A piece of equipment was melted down. */
    EQUIPMENT_MELTED(WorldEvent.OreEvent.class),
    /** The player put a piece of equipment on. */
    EQUIPMENT_WORN(WorldEvent.GearEvent.class),
    /** The player began to draw a lay. */
    LAY_BEGAN(WorldEvent.BrewEvent.class),
    /** The player has not learnt the lay of the chosen brew, or has too little ore for it. */
    LAY_REFUSED(WorldEvent.BrewEvent.class),
    /** The player has too little ore for a use of the chosen brew. */
    BREW_REFUSED(WorldEvent.BrewEvent.class),
    /** The player chose another brew. */
    BREW_CHOSEN(WorldEvent.BrewEvent.class),
    /** The player chose ores that make no brew; the brew of before stays chosen. */
    MIXTURE_REFUSED(WorldEvent.PlaceEvent.class),
    /** A thrown flask burst; {@link #BLAST} tells of the burst itself. */
    FLASK_BROKEN(WorldEvent.BrewEvent.class),
    /** A shot, a lob or a bolt set out. */
    SHOT_LOOSED(WorldEvent.ShotEvent.class),
    /** A shot ended, whatever it hit. */
    SHOT_ENDED(WorldEvent.ShotEvent.class),
    /** Everything within a circle was hit unless something shielded it. */
    BLAST(WorldEvent.BlastEvent.class),
    /** A charging monster ran into something solid. */
    CHARGE_BROKEN(WorldEvent.ActorEvent.class),
    /** An actor regained health. */
    ACTOR_HEALED(WorldEvent.HealthEvent.class),
    /** A monster was summoned by another. */
    MONSTER_SUMMONED(WorldEvent.ActorEvent.class),
    /** A monster died. */
    MONSTER_DIED(WorldEvent.ActorEvent.class),
    /** The player died. */
    PLAYER_DIED(WorldEvent.DeathEvent.class),
    /** A blow damaged ore but did not break it. */
    ORE_CHIPPED(WorldEvent.OreEvent.class),
    /** Ore broke and is gone from its cell. */
    ORE_BROKEN(WorldEvent.OreEvent.class),
    /** A shard went into a flask. */
    ORE_PICKED_UP(WorldEvent.OreEvent.class),
    /** A relic or equipment gave the player ore. */
    ORE_GIVEN(WorldEvent.OreEvent.class),
    /** The player picked up an item, which took effect or, as a draught, is carried. */
    ITEM_PICKED_UP(WorldEvent.ItemEvent.class),
    /** The player began to drink a draught. */
    DRAUGHT_RAISED(WorldEvent.ItemEvent.class),
    /** A dash broke the drinking off; the draught stays. */
    DRAUGHT_LOWERED(WorldEvent.ItemEvent.class),
    /** The player drank a draught, with the health that it gave. */
    DRAUGHT_DRUNK(WorldEvent.ItemEvent.class),
    /** The player carries no draught to drink, or has full health; the amount is the number of draughts. */
    DRAUGHT_REFUSED(WorldEvent.ItemEvent.class),
    /** A chest was opened. */
    CHEST_OPENED(WorldEvent.ChestEvent.class),
    /** An opened chest set something off. */
    HAPPENING_BEGAN(WorldEvent.HappeningEvent.class),
    /** The happening of a chest is over. */
    HAPPENING_ENDED(WorldEvent.HappeningEvent.class),
    /** A horde woke up or found its prey again; the actor noticed the player. */
    HORDE_WOKEN(WorldEvent.ActorEvent.class),
    /** A horde lost its prey and searches; the actor leads it or belongs to none. */
    HORDE_SEARCHED(WorldEvent.ActorEvent.class),
    /** A horde that hunted, searched or fled gave up; the actor leads it or belongs to none. */
    HORDE_CALMED(WorldEvent.ActorEvent.class),
    /** A monster noticed the player, the first of its horde. */
    PLAYER_NOTICED(WorldEvent.ActorEvent.class),
    /** A horde arrived on the floor, awake. */
    HORDE_ARRIVED(WorldEvent.ArrivalEvent.class),
    /** After a quiet time, a horde arrived that comes towards the player. */
    HORDE_STIRRED(WorldEvent.ArrivalEvent.class),
    /** A horde lost its leader and runs; the actor is the dead leader. */
    HORDE_ROUTED(WorldEvent.ActorEvent.class),
    /** A horde lost its leader, and the actor leads it now. */
    LEADER_SUCCEEDED(WorldEvent.ActorEvent.class),
    /** A monster began to flee. */
    MONSTER_FLED(WorldEvent.ActorEvent.class),
    /** A fleeing monster turned back to fight. */
    MONSTER_RALLIED(WorldEvent.ActorEvent.class),
    /** A thief took measures of ore from the player. */
    ORE_STOLEN(WorldEvent.OreEvent.class),
    /** A captive was set free; the actor is the companion it has become. */
    CAPTIVE_FREED(WorldEvent.ActorEvent.class),
    /** A status of an actor began. */
    STATUS_BEGAN(WorldEvent.StatusEvent.class),
    /** A status of an actor ended. */
    STATUS_ENDED(WorldEvent.StatusEvent.class),
    /** A cell caught fire. */
    FIRE_CAUGHT(WorldEvent.GroundEvent.class),
    /** The fire on a cell went out. */
    FIRE_DIED(WorldEvent.GroundEvent.class),
    /** A cloud that hides what is in it rose on a cell, such as steam. */
    STEAM_ROSE(WorldEvent.GroundEvent.class),
    /** Another ground came to a cell. */
    GROUND_BEGAN(WorldEvent.GroundEvent.class),
    /** A ground of a cell ended, whatever follows; of fire {@link #FIRE_DIED} tells. */
    GROUND_ENDED(WorldEvent.GroundEvent.class),
    /** An influence met ground, terrain or another influence, or two statuses met. */
    REACTION(WorldEvent.ReactionEvent.class),
    /** Water carries a charge. */
    WATER_CHARGED(WorldEvent.ChargeEvent.class),
    /** A monster fell into a chasm. */
    MONSTER_FELL(WorldEvent.ActorEvent.class),
    /** The player fell into a chasm. */
    PLAYER_FELL(WorldEvent.PlaceEvent.class),
    /** The player entered another room. */
    ROOM_ENTERED(WorldEvent.RoomEvent.class),
    /** The player came near a dormant trap room. */
    ARENA_WARNED(WorldEvent.RoomEvent.class),
    /** The doors of a trap room began to shut. */
    ARENA_SPRUNG(WorldEvent.RoomEvent.class),
    /** The player left in time, and the doors opened again. */
    ARENA_CANCELLED(WorldEvent.RoomEvent.class),
    /** The doors of a trap room are shut. */
    ARENA_SEALED(WorldEvent.RoomEvent.class),
    /** The doors of a sealed room were thrown open for a horde to storm in. */
    ARENA_STORMED(WorldEvent.RoomEvent.class),
    /** A cell was marked: a monster will come up there. */
    SPAWN_MARKED(WorldEvent.MarkEvent.class),
    /** A monster came up. */
    MONSTER_SPAWNED(WorldEvent.ActorEvent.class),
    /** Few monsters are left in a shut room, and this one no longer backs off. */
    MONSTER_STOOD(WorldEvent.ActorEvent.class),
    /** The player stays in a nook of a shut room, and ground forms there. */
    NOOK_FILLED(WorldEvent.RoomEvent.class),
    /** All monsters of a wave are dead. */
    WAVE_BEATEN(WorldEvent.RoomEvent.class),
    /** The goal is reached: the doors begin to open, and the reward lies there. */
    ARENA_CLEARED(WorldEvent.RoomEvent.class),
    /** The doors stand open after a win. */
    ARENA_OPENED(WorldEvent.RoomEvent.class),
    /** There was no progress for so long that the doors open; {@link #ARENA_BROKEN} follows. */
    ARENA_STALLED(WorldEvent.RoomEvent.class),
    /** The ward of an arena fell; {@link #ARENA_BROKEN} follows. */
    WARD_FELL(WorldEvent.RoomEvent.class),
    /** The roof of a sealed room strains: it gives way before long. */
    ROOF_STRAINED(WorldEvent.RoomEvent.class),
    /** The roof of a sealed room gave way; {@link #ARENA_BROKEN} follows. */
    ROOF_GAVE(WorldEvent.RoomEvent.class),
    /** The player broke a door of a sealed room; {@link #ARENA_BROKEN} follows. */
    DOOR_BROKEN(WorldEvent.RoomEvent.class),
    /** The doors opened though the fight was not won, so that nobody stays locked in. */
    ARENA_BROKEN(WorldEvent.RoomEvent.class),
    /** A monster that counts was out of the player's reach and was moved. */
    MONSTER_BROUGHT_BACK(WorldEvent.RelocationEvent.class),
    /** A companion was moved to the player when the doors shut. */
    COMPANION_BROUGHT_IN(WorldEvent.RelocationEvent.class),
    /** A shrine gave health or strength. */
    GIFT_TAKEN(WorldEvent.GiftEvent.class),
    /** The scrolls of a shrine lie open, and one can be read. */
    SCROLLS_UNROLLED(WorldEvent.PlaceEvent.class),
    /** The player read a scroll; the level is the new one. */
    SCROLL_READ(WorldEvent.BrewEvent.class),
    /** A golem woke; the actor is the companion it has become. */
    GOLEM_WOKEN(WorldEvent.ActorEvent.class),
    /** A golem can wake only if one of the five companions is left behind. */
    GOLEM_ASKED(WorldEvent.PlaceEvent.class),
    /** A companion was left behind for good. */
    COMPANION_LEFT(WorldEvent.ActorEvent.class),
    /** A companion died, hurt last by the monster that the event names. A golem leaves its core there. */
    COMPANION_DIED(WorldEvent.HealthEvent.class),
    /** A fallen golem was brought back; the actor is the companion that stands there again. */
    GOLEM_RAISED(WorldEvent.ActorEvent.class),
    /** The player gave an order to the companions. */
    GOLEMS_ORDERED(WorldEvent.PlaceEvent.class),
    /** An order to the companions could not be followed. */
    ORDER_REFUSED(WorldEvent.PlaceEvent.class),
    /** A companion changed places with the player. */
    COMPANION_SWAPPED(WorldEvent.ActorEvent.class),
    /** A golem was fed: the ore and its measures; the carrier is the golem. */
    GOLEM_FED(WorldEvent.OreEvent.class),
    /** A golem has a higher rank. */
    GOLEM_GREW(WorldEvent.ActorEvent.class),
    /** The warden is gone, and its key and ore lie there. */
    KEY_DROPPED(WorldEvent.OreEvent.class),
    /** The player picked up the key: the exits are open. */
    EXITS_UNLOCKED(WorldEvent.PlaceEvent.class),
    /** The boss entered another phase. */
    BOSS_ROSE(WorldEvent.PhaseEvent.class),
    /** The player took the heart of the mine. */
    HEART_TAKEN(WorldEvent.PlaceEvent.class),
    /** Ore grew out of the ground. */
    ORE_GREW(WorldEvent.OreEvent.class),
    /** The player took an exit. */
    FLOOR_LEFT(WorldEvent.PlaceEvent.class),
    /** The player found a lock that looked like rock. */
    LOCK_FOUND(WorldEvent.LockEvent.class),
    /** A blow, a brew or a golem brought a lock nearer to its opening. */
    LOCK_STRUCK(WorldEvent.LockEvent.class),
    /** A lock opened for good. */
    LOCK_OPENED(WorldEvent.LockEvent.class),
    /** The player picked up the key of a lock. */
    LOCK_KEY_TAKEN(WorldEvent.LockEvent.class),
    /** The monster that carried the key of a lock died, and the key lies there. */
    LOCK_KEY_DROPPED(WorldEvent.LockEvent.class),
    /** The key of a lock lies again where it lay first, because its carrier is gone. */
    LOCK_KEY_RETURNED(WorldEvent.LockEvent.class),
    /** The player pulled a lever. */
    LEVER_PULLED(WorldEvent.VignetteEvent.class),
    /** The player first stepped on a cell of a vignette. */
    VIGNETTE_ENTERED(WorldEvent.VignetteEvent.class),
    /** The player took a prize, or something from a cage. */
    PRIZE_TAKEN(WorldEvent.VignetteEvent.class),
    /** A cage shut because the player took something from another. */
    CAGE_SHUT(WorldEvent.VignetteEvent.class),
    /** The player stepped on a plate. */
    PLATE_SUNK(WorldEvent.VignetteEvent.class),
    /** A statue came alive. */
    STATUE_WOKEN(WorldEvent.VignetteEvent.class),
    /** A monster came out of a burrow. */
    BURROW_OPENED(WorldEvent.VignetteEvent.class),
    /** A vent or another cell of a vignette poured something. */
    VENT_POURED(WorldEvent.VignetteEvent.class),
    /** The roof over a cell cracked: it comes down there in a moment. */
    ROOF_CRACKED(WorldEvent.VignetteEvent.class),
    /** The roof came down on a cell, which is rock from now on. */
    ROOF_FELL(WorldEvent.VignetteEvent.class),
    /** A vignette made a noise that wakes hordes far away. */
    ALARM_RAISED(WorldEvent.VignetteEvent.class),
    /** The lights about a vignette went out. */
    VIGNETTE_DARKENED(WorldEvent.VignetteEvent.class),
    /** Items fell in a vignette. */
    VIGNETTE_PAID(WorldEvent.VignetteEvent.class),
    /** The player came to a message for the first time. */
    MESSAGE_FOUND(WorldEvent.VignetteEvent.class),
    /** The player was shown the wares of a pedlar. */
    WARES_SHOWN(WorldEvent.PlaceEvent.class),
    /** The player bought a ware. */
    WARE_BOUGHT(WorldEvent.ItemEvent.class),
    /** A playtester's order was followed. */
    HELP_GIVEN(WorldEvent.HelpEvent.class),
    /** A playtester's order could not be followed and changed nothing. */
    HELP_REFUSED(WorldEvent.HelpEvent.class);

    private final Class<? extends WorldEvent> shape;

    EventType(Class<? extends WorldEvent> shape) {
        this.shape = shape;
    }

    /** Returns the class of all events of this type. */
    public Class<? extends WorldEvent> shape() {
        return shape;
    }

    /** Returns the word for it in assets. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
