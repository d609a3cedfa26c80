package dev.orebound.world.event;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.intent.IntentOrder;

/**
 * Something that happened in a tick. Each event lives in a slot that is used again, so a reader that keeps one copies
 * what it needs before the next tick. Only the world writes the fields.
 */
public abstract sealed class WorldEvent {
    /** The spawn id that stands for no actor. */
    public static final long NOBODY = 0;

    /** The subject of an event that assets cannot tell apart any further. */
    public static final int NO_SUBJECT = 0;

    EventType type = EventType.FOOT_SET;
    float x;
    float y;
    int cell;

    WorldEvent() {}

    public final EventType type() {
        return type;
    }

    /** Returns the x of the place where it happened, in cells from the west edge. */
    public final float x() {
        return x;
    }

    /** Returns the y of the place where it happened, in cells from the south edge. */
    public final float y() {
        return y;
    }

    /** Returns the cell on which it happened. */
    public final int cell() {
        return cell;
    }

    /**
     * Returns the subject of the event, as the index by which assets tell events of its type apart: a monster (-1 for
     * the player), an ore, an item, a brew, a chest's happening, a fixture, a lock or a vignette; {@link #NO_SUBJECT}
     * for all other events.
     */
    public int subject() {
        return NO_SUBJECT;
    }

    /** An event about a place without further details. */
    public int manner() {
        return -1;
    }

    @Override
    public String toString() {
        return type + " about " + subject() + " at " + x + "," + y;
    }

    /** Something happened at a place. */
    public static final class PlaceEvent extends WorldEvent {}

    /** An event about an actor: the player, a monster or a companion. */
    public static sealed class ActorEvent extends WorldEvent
            permits ArrivalEvent, AttackEvent, DeathEvent, HealthEvent, PhaseEvent, RelocationEvent, StatusEvent {
        /** The spawn id of the actor. */
        public long actorId;

        /** The index of its monster, or -1 for the player. */
        public int monster;

        /** The spawn id of the actor that caused it, or {@link #NOBODY}. */
        public long byId;

        @Override
        public int subject() {
            return monster;
        }
    }

    /** An actor winds up an attack or carries it out. */
    public static final class AttackEvent extends ActorEvent {
        /** The number of the attack among those of the actor. */
        public int attack;

        @Override
        public int manner() {
            return monster < 0 ? AttackTable.mannerOf(attack) : attack;
        }
    }

    /** An actor lost or regained health. */
    public static final class HealthEvent extends ActorEvent {
        /** The points of health. */
        public int amount;

        /** The index of the monster that caused it, or -1. It is known after the monster's death, too. */
        public int byMonster;

        /** The kind of thing that caused it, and its number among things of its kind, or -1. */
        public HurtSource source = HurtSource.BLOW;

        public int sourceNumber = -1;
    }

    /** A status of an actor began or ended. */
    public static final class StatusEvent extends ActorEvent {
        /** The status. */
        public StatusEffect status = StatusEffect.BURNING;

        @Override
        public int manner() {
            return status.ordinal();
        }
    }

    /** The player died. */
    public static final class DeathEvent extends ActorEvent {
        /** The index of the monster that did it, or -1. */
        public int killer;

        @Override
        public int subject() {
            return killer;
        }
    }

    /** A horde arrived; the actor is its leader. */
    public static final class ArrivalEvent extends ActorEvent {
        /** The number of its members, its leader included. */
        public int members;
    }

    /** The boss entered another phase. */
    public static final class PhaseEvent extends ActorEvent {
        /** The number of the phase, from 1. */
        public int phase;
    }

    /** An actor that an arena needs was moved into its room. */
    public static final class RelocationEvent extends ActorEvent {
        /** The id of the room. */
        public int room;
    }

    /** A shot, a lob or a bolt set out or ended. */
    public static final class ShotEvent extends WorldEvent {
        /** The spawn id of the projectile. */
        public long shotId;

        /** The spawn id of the actor that shot it. */
        public long ownerId;

        /** The index of the owner's monster, or -1 for the player. */
        public int monster;

        /** The number of the attack among those of the owner. */
        public int attack;

        @Override
        public int subject() {
            return monster;
        }

        @Override
        public int manner() {
            return monster < 0 ? AttackTable.mannerOf(attack) : attack;
        }
    }

    /** Everything within a circle is hit unless something shields it. */
    public static final class BlastEvent extends WorldEvent {
        /** The spawn id of the projectile, or of the actor that burst. */
        public long sourceId;

        /** The spawn id of the actor that caused it. */
        public long ownerId;

        /** The index of the owner's monster, or -1 for the player. */
        public int monster;

        /** The radius of the circle, in cells. */
        public float radiusCells;

        @Override
        public int subject() {
            return monster;
        }

        /** Returns 0 for ground that bursts, which no projectile and no actor is the source of. */
        @Override
        public int manner() {
            return sourceId == NOBODY ? 0 : -1;
        }
    }

    /** A cell was marked: a monster will come up there. */
    public static final class MarkEvent extends WorldEvent {
        /** The index of the monster. */
        public int monster;

        /** The ticks until it comes. */
        public int ticks;

        @Override
        public int subject() {
            return monster;
        }
    }

    /** An event about an ore, in the rock, on the ground or in a flask. */
    public static final class OreEvent extends WorldEvent {
        /** The index of the ore. */
        public int ore;

        /** The number of measures, or of shards where ore breaks; 0 where none change hands. */
        public int measures;

        /** The number of cells of a crystal that breaks, otherwise 0. */
        public int cells;

        /** The spawn id of the thief, of the thrown flask, or of the actor that broke ore; or {@link #NOBODY}. */
        public long carrierId;

        @Override
        public int subject() {
            return ore;
        }
    }

    /** The player picked up an item, which took effect at once. */
    public static final class ItemEvent extends WorldEvent {
        /** The index of the item. */
        public int item;

        /** The size of its effect. */
        public int amount;

        @Override
        public int subject() {
            return item;
        }
    }

    /** A shrine gave health or strength. */
    public static final class GiftEvent extends WorldEvent {
        /** The index of the shrine among the fixtures. */
        public int fixture;

        /** The size of the gift. */
        public int amount;

        @Override
        public int subject() {
            return fixture;
        }
    }

    /** Tells of a relic, a duo or a piece of equipment. */
    public static final class GearEvent extends WorldEvent {
        /** The number of the source in the content's powers. */
        public int source;

        /** The number of its rule, or 0. */
        public int rule;

        @Override
        public int subject() {
            return source;
        }
    }

    /** Tells of a ground of a cell. */
    public static final class GroundEvent extends WorldEvent {
        /** Index of the ground. */
        public int ground;

        @Override
        public int subject() {
            return ground;
        }
    }

    /** Tells of a reaction. */
    public static final class ReactionEvent extends WorldEvent {
        /** Number of the reaction. */
        public int reaction;

        /** Number of the reaction that led to it, or -1. */
        public int before;

        /** Spawn id of the actor that caused it, or {@link #NOBODY}. */
        public long byId;

        @Override
        public int subject() {
            return reaction;
        }
    }

    /** An event about a brew of the player. */
    public static final class BrewEvent extends WorldEvent {
        /** The index of the brew. */
        public int brew;

        /** The use that it is put to. */
        public BrewUse use = BrewUse.BOLT;

        /** The level of the brew, from 1; 0 where no level matters. */
        public int level;

        /** The spawn id of the bolt or flask, or {@link #NOBODY}. */
        public long shotId;

        @Override
        public int subject() {
            return brew;
        }

        @Override
        public int manner() {
            return use.ordinal();
        }
    }

    /** The happening of an opened chest began or ended; the cell is that of the chest. */
    public static final class HappeningEvent extends WorldEvent {
        /** The index of the happening. */
        public int happening;

        @Override
        public int subject() {
            return happening;
        }
    }

    /** A chest was opened. */
    public static final class ChestEvent extends WorldEvent {
        /** The number of the chest on the floor. */
        public int chest;
    }

    /** Water carries a charge; the cell is its origin. */
    public static final class ChargeEvent extends WorldEvent {
        /** The number of cells that carry it. */
        public int cells;
    }

    /** An event about a room of the floor. */
    public static final class RoomEvent extends WorldEvent {
        /** The id of the room, or 0 for none. */
        public int room;
    }

    /** A playtester's order was followed or refused. */
    public static final class HelpEvent extends WorldEvent {
        /** The order. */
        public IntentOrder order = IntentOrder.NONE;

        /**
         * The room, or how many ended, or how much was healed, filled or newly seen; if refused, the argument of the
         * order.
         */
        public int amount;

        /** The spawn id of the entity that the order made, or {@link #NOBODY}. */
        public long madeId;
    }

    /** Something happened to a lock or to its key. */
    public static final class LockEvent extends WorldEvent {
        /** The number of the lock on the floor, from 0. */
        public int lock;

        /** The index of its kind. */
        public int kind;

        @Override
        public int subject() {
            return kind;
        }
    }

    /** Something happened in a vignette. */
    public static final class VignetteEvent extends WorldEvent {
        /** The number of the vignette on the floor, from 0. */
        public int vignette;

        /** The index of its kind. */
        public int kind;

        @Override
        public int subject() {
            return kind;
        }
    }
}
