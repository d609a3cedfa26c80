package dev.orebound.world.event;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.ArrivalEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.ChargeEvent;
import dev.orebound.world.event.WorldEvent.ChestEvent;
import dev.orebound.world.event.WorldEvent.DeathEvent;
import dev.orebound.world.event.WorldEvent.GearEvent;
import dev.orebound.world.event.WorldEvent.GiftEvent;
import dev.orebound.world.event.WorldEvent.GroundEvent;
import dev.orebound.world.event.WorldEvent.HappeningEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.HelpEvent;
import dev.orebound.world.event.WorldEvent.ItemEvent;
import dev.orebound.world.event.WorldEvent.LockEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.PhaseEvent;
import dev.orebound.world.event.WorldEvent.PlaceEvent;
import dev.orebound.world.event.WorldEvent.ReactionEvent;
import dev.orebound.world.event.WorldEvent.RelocationEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.event.WorldEvent.ShotEvent;
import dev.orebound.world.event.WorldEvent.StatusEvent;
import dev.orebound.world.event.WorldEvent.VignetteEvent;
import dev.orebound.world.intent.IntentOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The events of the last tick, in the order in which they happened. Systems add them; the view, the HUD, the sounds,
 * the statistics and the tests read them between ticks. Events are reused from tick to tick, so nothing is allocated
 * once the busiest tick is over. A position is the middle of what happened, in cells.
 */
public final class TickEvents {
    /** The number of events that are made at once of a class of which many happen in the tick of a burst. */
    private static final int MANY = 128;

    private final List<WorldEvent> events = new ArrayList<>(4 * MANY);
    private final List<Slots<?>> slots = new ArrayList<>();
    private final Slots<ActorEvent> actors = new Slots<>(ActorEvent::new);
    private final Slots<ArrivalEvent> arrivals = new Slots<>(ArrivalEvent::new);
    private final Slots<AttackEvent> attacks = new Slots<>(AttackEvent::new);
    private final Slots<BlastEvent> blasts = new Slots<>(BlastEvent::new);
    private final Slots<ChargeEvent> charges = new Slots<>(ChargeEvent::new);
    private final Slots<ChestEvent> chests = new Slots<>(ChestEvent::new);
    private final Slots<DeathEvent> deaths = new Slots<>(DeathEvent::new);
    private final Slots<GearEvent> gears = new Slots<>(GearEvent::new, 32);
    private final Slots<GiftEvent> gifts = new Slots<>(GiftEvent::new);
    private final Slots<GroundEvent> grounds = new Slots<>(GroundEvent::new, MANY);
    private final Slots<HappeningEvent> happenings = new Slots<>(HappeningEvent::new);
    private final Slots<HealthEvent> healths = new Slots<>(HealthEvent::new);
    private final Slots<HelpEvent> helps = new Slots<>(HelpEvent::new);
    private final Slots<ItemEvent> items = new Slots<>(ItemEvent::new);
    private final Slots<LockEvent> locks = new Slots<>(LockEvent::new, 8);
    private final Slots<MarkEvent> marks = new Slots<>(MarkEvent::new);
    private final Slots<OreEvent> ores = new Slots<>(OreEvent::new);
    private final Slots<PhaseEvent> phases = new Slots<>(PhaseEvent::new);
    private final Slots<PlaceEvent> places = new Slots<>(PlaceEvent::new);
    private final Slots<ReactionEvent> reactions = new Slots<>(ReactionEvent::new, MANY);
    private final Slots<RelocationEvent> relocations = new Slots<>(RelocationEvent::new);
    private final Slots<RoomEvent> rooms = new Slots<>(RoomEvent::new);
    private final Slots<ShotEvent> shots = new Slots<>(ShotEvent::new);
    private final Slots<BrewEvent> brews = new Slots<>(BrewEvent::new);
    private final Slots<StatusEvent> statuses = new Slots<>(StatusEvent::new);
    private final Slots<VignetteEvent> vignettes = new Slots<>(VignetteEvent::new, 32);

    /** The slots for the events of one class; the first of them are in use. */
    private final class Slots<T extends WorldEvent> {
        private final Supplier<T> make;
        private final List<T> made = new ArrayList<>();
        private int used;

        Slots(Supplier<T> make) {
            this(make, 0);
        }

        Slots(Supplier<T> make, int first) {
            this.make = make;
            slots.add(this);
            for (int i = 0; i < first; i++) {
                made.add(make.get());
            }
        }

        T next(EventType type, float x, float y, int cell) {
            if (used == made.size()) {
                made.add(make.get());
            }
            T event = made.get(used++);
            if (event.getClass() != type.shape()) {
                throw new IllegalArgumentException(
                        type + " is told by a " + type.shape().getSimpleName());
            }
            event.type = type;
            event.x = x;
            event.y = y;
            event.cell = cell;
            events.add(event);
            return event;
        }
    }

    public int size() {
        return events.size();
    }

    /** Returns the event at an index from 0 to {@code size() - 1}. */
    public WorldEvent at(int index) {
        return events.get(index);
    }

    /** Returns whether a trap was lost in a way that monsters far off hear. */
    public boolean hasLoudLoss() {
        return has(EventType.ROOF_GAVE) || has(EventType.DOOR_BROKEN) || has(EventType.WARD_FELL);
    }

    /** Returns whether something of this type happened. */
    public boolean has(EventType type) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type == type) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        events.clear();
        for (int i = 0; i < slots.size(); i++) {
            slots.get(i).used = 0;
        }
    }

    public PlaceEvent place(EventType type, float x, float y, int cell) {
        return places.next(type, x, y, cell);
    }

    public ActorEvent actor(EventType type, BodyComponent body, long actorId, int monster) {
        return actor(type, body.x, body.y, body.cell, actorId, monster);
    }

    public ActorEvent actor(EventType type, float x, float y, int cell, long actorId, int monster) {
        return filled(actors.next(type, x, y, cell), actorId, monster, WorldEvent.NOBODY);
    }

    public ActorEvent actor(EventType type, BodyComponent body, long actorId, int monster, long byId) {
        return filled(actors.next(type, body.x, body.y, body.cell), actorId, monster, byId);
    }

    public AttackEvent attack(EventType type, BodyComponent body, long actorId, int monster, int attack) {
        AttackEvent event = attacks.next(type, body.x, body.y, body.cell);
        event.attack = attack;
        return filled(event, actorId, monster, WorldEvent.NOBODY);
    }

    public HealthEvent health(EventType type, BodyComponent body, long actorId, int monster, long byId, int amount) {
        HealthEvent event = healths.next(type, body.x, body.y, body.cell);
        event.amount = amount;
        event.byMonster = -1;
        event.source = HurtSource.BLOW;
        event.sourceNumber = -1;
        return filled(event, actorId, monster, byId);
    }

    public StatusEvent status(EventType type, BodyComponent body, long actorId, int monster, StatusEffect status) {
        StatusEvent event = statuses.next(type, body.x, body.y, body.cell);
        event.status = status;
        return filled(event, actorId, monster, WorldEvent.NOBODY);
    }

    public DeathEvent playerDied(BodyComponent body, long playerId, int killer, long byId) {
        DeathEvent event = deaths.next(EventType.PLAYER_DIED, body.x, body.y, body.cell);
        event.killer = killer;
        return filled(event, playerId, -1, byId);
    }

    public ArrivalEvent hordeArrived(
            EventType type, float x, float y, int cell, long leaderId, int monster, int members) {
        ArrivalEvent event = arrivals.next(type, x, y, cell);
        event.members = members;
        return filled(event, leaderId, monster, WorldEvent.NOBODY);
    }

    public PhaseEvent bossRose(BodyComponent body, long bossId, int monster, int phase) {
        PhaseEvent event = phases.next(EventType.BOSS_ROSE, body.x, body.y, body.cell);
        event.phase = phase;
        return filled(event, bossId, monster, WorldEvent.NOBODY);
    }

    /** Tells that an actor was moved; its body stands where it was moved to. */
    public RelocationEvent relocated(EventType type, BodyComponent body, long actorId, int monster, int room) {
        RelocationEvent event = relocations.next(type, body.x, body.y, body.cell);
        event.room = room;
        return filled(event, actorId, monster, WorldEvent.NOBODY);
    }

    public ShotEvent shot(EventType type, BodyComponent at, long shotId, long ownerId, int monster, int attack) {
        ShotEvent event = shots.next(type, at.x, at.y, at.cell);
        event.shotId = shotId;
        event.ownerId = ownerId;
        event.monster = monster;
        event.attack = attack;
        return event;
    }

    public BlastEvent blast(float x, float y, int cell, float radiusCells, long sourceId, long ownerId, int monster) {
        BlastEvent event = blasts.next(EventType.BLAST, x, y, cell);
        event.radiusCells = radiusCells;
        event.sourceId = sourceId;
        event.ownerId = ownerId;
        event.monster = monster;
        return event;
    }

    public MarkEvent spawnMarked(float x, float y, int cell, int monster, int ticks) {
        MarkEvent event = marks.next(EventType.SPAWN_MARKED, x, y, cell);
        event.monster = monster;
        event.ticks = ticks;
        return event;
    }

    public OreEvent ore(EventType type, float x, float y, int cell, int ore, int measures) {
        OreEvent event = ores.next(type, x, y, cell);
        event.ore = ore;
        event.measures = measures;
        event.cells = 0;
        event.carrierId = WorldEvent.NOBODY;
        return event;
    }

    public OreEvent ore(EventType type, BodyComponent body, int ore, int measures, long carrierId) {
        OreEvent event = ore(type, body.x, body.y, body.cell, ore, measures);
        event.carrierId = carrierId;
        return event;
    }

    public ItemEvent itemPickedUp(BodyComponent body, int item, int amount) {
        return item(EventType.ITEM_PICKED_UP, body, item, amount);
    }

    public ItemEvent itemPickedUp(float x, float y, int cell, int item, int amount) {
        return item(EventType.ITEM_PICKED_UP, x, y, cell, item, amount);
    }

    public ItemEvent item(EventType type, BodyComponent body, int item, int amount) {
        return item(type, body.x, body.y, body.cell, item, amount);
    }

    private ItemEvent item(EventType type, float x, float y, int cell, int item, int amount) {
        ItemEvent event = items.next(type, x, y, cell);
        event.item = item;
        event.amount = amount;
        return event;
    }

    /**
     * Adds that a rule of gear acted.
     *
     * @param source its number in the content's powers
     */
    public GearEvent gear(float x, float y, int cell, int source, int rule) {
        return gear(EventType.GEAR_ACTED, x, y, cell, source, rule);
    }

    public GearEvent gear(EventType type, float x, float y, int cell, int source, int rule) {
        GearEvent event = gears.next(type, x, y, cell);
        event.source = source;
        event.rule = rule;
        return event;
    }

    public GiftEvent giftTaken(float x, float y, int cell, int fixture, int amount) {
        GiftEvent event = gifts.next(EventType.GIFT_TAKEN, x, y, cell);
        event.fixture = fixture;
        event.amount = amount;
        return event;
    }

    public BrewEvent brew(EventType type, float x, float y, int cell, int brew, BrewUse use, int level) {
        BrewEvent event = brews.next(type, x, y, cell);
        event.brew = brew;
        event.use = use;
        event.level = level;
        event.shotId = WorldEvent.NOBODY;
        return event;
    }

    public BrewEvent brew(EventType type, BodyComponent body, int brew, BrewUse use, int level, long shotId) {
        BrewEvent event = brew(type, body.x, body.y, body.cell, brew, use, level);
        event.shotId = shotId;
        return event;
    }

    /**
     * Adds the begin or the refusal of a lay.
     *
     * @param brew whose lay it is; the first one if the chosen ores make none
     */
    public BrewEvent lay(BodyComponent body, int brew, boolean begins) {
        EventType type = begins ? EventType.LAY_BEGAN : EventType.LAY_REFUSED;
        return brew(type, body, Math.max(0, brew), BrewUse.BOLT, 0, WorldEvent.NOBODY);
    }

    public HappeningEvent happening(EventType type, float x, float y, int cell, int happening) {
        HappeningEvent event = happenings.next(type, x, y, cell);
        event.happening = happening;
        return event;
    }

    public ChestEvent chestOpened(float x, float y, int cell, int chest) {
        ChestEvent event = chests.next(EventType.CHEST_OPENED, x, y, cell);
        event.chest = chest;
        return event;
    }

    public GroundEvent ground(EventType type, float x, float y, int cell, int ground) {
        GroundEvent event = grounds.next(type, x, y, cell);
        event.ground = ground;
        return event;
    }

    public ReactionEvent reaction(float x, float y, int cell, int reaction, int before, long byId) {
        ReactionEvent event = reactions.next(EventType.REACTION, x, y, cell);
        event.reaction = reaction;
        event.before = before;
        event.byId = byId;
        return event;
    }

    public ChargeEvent waterCharged(float x, float y, int cell, int cells) {
        ChargeEvent event = charges.next(EventType.WATER_CHARGED, x, y, cell);
        event.cells = cells;
        return event;
    }

    public RoomEvent room(EventType type, float x, float y, int cell, int room) {
        RoomEvent event = rooms.next(type, x, y, cell);
        event.room = room;
        return event;
    }

    public HelpEvent help(EventType type, float x, float y, int cell, IntentOrder order, int amount, long madeId) {
        HelpEvent event = helps.next(type, x, y, cell);
        event.order = order;
        event.amount = amount;
        event.madeId = madeId;
        return event;
    }

    public LockEvent lock(EventType type, float x, float y, int cell, int lock, int kind) {
        LockEvent event = locks.next(type, x, y, cell);
        event.lock = lock;
        event.kind = kind;
        return event;
    }

    public VignetteEvent vignette(EventType type, float x, float y, int cell, int vignette, int kind) {
        VignetteEvent event = vignettes.next(type, x, y, cell);
        event.vignette = vignette;
        event.kind = kind;
        return event;
    }

    private static <T extends ActorEvent> T filled(T event, long actorId, int monster, long byId) {
        event.actorId = actorId;
        event.monster = monster;
        event.byId = byId;
        return event;
    }
}
