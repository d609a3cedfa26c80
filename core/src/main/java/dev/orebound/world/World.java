package dev.orebound.world;

import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.PooledEngine;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.companion.GolemFeeding;
import dev.orebound.world.companion.GolemRevival;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.GolemCoreComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.WardenSystem;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.BodyCondition;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyGear;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerUpgrades;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.vignette.FloorVignettes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Simulates one floor from the moment in which the party enters. Only {@link #step} advances it, 60 times a second; the
 * same floor, content, party and intents lead to the same {@link #hash} on every machine. Threads that make worlds wait
 * for each other; worlds that are made may be stepped side by side.
 */
public final class World {
    private static final float SECONDS_A_TICK = 1f / TickClock.TICKS_A_SECOND;

    /** More than the moving entities of any floor. */
    private static final int MOST_MOVERS = 4096;

    private final PooledEngine engine;
    final PartRegistry parts;
    private final Floor floor;
    private final Content content;
    private final FloorState state;
    private final TickClock clock;
    private final TickEvents events;
    private final Player player;
    private final Population population;
    private final FloorArenas arenas;
    private final WorldSystems systems;
    private final WorldHash hash;
    private final WorldInspector insight;
    private final int entrance;
    private final BrewPurse purse;

    /**
     * Creates a world at the moment in which the party enters the floor.
     *
     * @param floor as generated
     * @param content the same that it was generated with
     * @param party that enters
     */
    public World(Floor floor, Content content, Party party) {
        this(floor, content, party, floor.start());
    }

    /**
     * Creates a world in which the party stands on a cell, as if it had just entered there.
     *
     * @param floor as generated
     * @param content the same that it was generated with
     * @param party that enters
     * @param entrance a cell that is not solid
     */
    public World(Floor floor, Content content, Party party, int entrance) {
        // Ashley numbers components and families in static tables, so worlds are made one after another.
        synchronized (World.class) {
            this.entrance = entrance;
            // At most one thing stands on a cell. A full pool would drop entities without resetting them.
            int poolSize = MOST_MOVERS + floor.grid().size();
            engine = new PooledEngine(64, poolSize, 64, poolSize);
            parts = PartList.of(engine, floor, content, party, entrance);
            this.floor = floor;
            this.content = content;
            state = parts.get(FloorState.class);
            clock = parts.get(TickClock.class);
            events = parts.get(TickEvents.class);
            player = parts.get(Player.class);
            population = parts.get(Population.class);
            purse = new BrewPurse(content, player);
            // Spawn ids follow this order, and systems may look up ore and doors when they are created.
            parts.get(HordeMinds.class).bringAll(floor, parts.get(EntitySpawner.class), parts.get(BlowQueue.class));
            bringCompanions(party, population.movers().entities());
            parts.get(EntitySpawner.class).layLoot(floor);
            parts.get(FloorChanges.class).furnish(content);
            parts.get(FloorVignettes.class).giveKeys(state, parts.get(HordeMinds.class));
            arenas = parts.add(new FloorArenas(parts));
            systems = new WorldSystems(parts);
            List<EntitySystem> inTickOrder = systems.inTickOrder();
            for (int i = 0; i < inTickOrder.size(); i++) {
                inTickOrder.get(i).priority = i;
                engine.addSystem(inTickOrder.get(i));
            }
            WardenSystem.appoint(parts);
            parts.get(EntitySpawner.class).fillPools();
            hash = new WorldHash(engine, parts);
            insight = new WorldInspector(parts, systems);
        }
    }

    /** Places each companion on the nearest free cell beside the player, in a passage one behind the other. */
    private void bringCompanions(Party party, ImmutableArray<Entity> everybody) {
        PlacementSearch ground =
                new PlacementSearch(floor, state, parts.get(HazardMap.class), parts.get(BodyCollider.class));
        for (PartyMember companion : party.companions()) {
            float radius = content.monsters().at(companion.monster()).radiusCells();
            int free = ground.near(entrance, radius, everybody, null);
            int cell = free == Grid.NONE ? entrance : free;
            if (companion.isFallen()) {
                parts.get(EntitySpawner.class).golemCore(companion.monster(), companion.fedMeasures(), cell);
            } else {
                parts.get(EntitySpawner.class).companion(companion, cell);
            }
        }
    }

    /** Advances the world by a tick. The intent is read at once and may be reused. */
    public void step(Intent intent) {
        clock.tick++;
        events.clear();
        systems.intents().accept(intent);
        engine.update(SECONDS_A_TICK);
    }

    /**
     * Adds an event with the outcome of {@link IntentOrder#HELP_REROLL}, which a single floor cannot follow.
     *
     * @param isGiven whether there is such a floor
     * @param argument of the order
     */
    public void tellOfRoll(boolean isGiven, int argument) {
        BodyComponent body = player().body();
        EventType told = isGiven ? EventType.HELP_GIVEN : EventType.HELP_REFUSED;
        events.help(told, body.x, body.y, body.cell, IntentOrder.HELP_REROLL, argument, WorldEvent.NOBODY);
    }

    /** Returns the number of ticks so far. */
    public long tick() {
        return clock.tick();
    }

    public Floor floor() {
        return floor;
    }

    /** Returns the look of the floor. It changes nothing in the world. */
    public Biome biome() {
        FloorRequest request = floor().request();
        return Biome.at(content().biomes(), request.seed(), request.depth());
    }

    /** Returns the cell on which the party entered. */
    public int entrance() {
        return entrance;
    }

    public Content content() {
        return content;
    }

    /** Returns the parts of the floor that play has changed. */
    public FloorState floorState() {
        return state;
    }

    /** Returns a part of the world, by its type. Who is no part of the simulation only reads it. */
    public <T> T part(Class<T> type) {
        return parts.get(type);
    }

    /** Returns the hordes of the floor, by their numbers; one of size 0 is dead. */
    public List<HordeMind> hordes() {
        return parts.get(HordeMinds.class).all();
    }

    /** Returns the distance in cells from which the best-sighted sleeping monster would notice the player now. */
    public float noticeCells() {
        return systems.senses().noticeCells();
    }

    /** Returns a view of the inner state for overlays and tests. */
    public WorldInspector insight() {
        return insight;
    }

    /** Returns the events of the last tick. */
    public TickEvents events() {
        return events;
    }

    /** Returns the player's alchemist, which stays, without health, when it is dead. */
    public Player player() {
        return player;
    }

    /** Returns what brews cost the player now. */
    public BrewPurse purse() {
        return purse;
    }

    /** Returns the light of the lamp that the player wears. */
    public LightSource lamp() {
        int worn = player().gear().component().worn[EquipmentSlot.LAMP.ordinal()];
        return Objects.requireNonNull(content().powers().equipment().at(worn).light());
    }

    /** Returns all living monsters, oldest first. */
    public ImmutableArray<Entity> monsters() {
        return population.monsters().entities();
    }

    /** Returns whether a monster is under water, out of sight and reach. */
    public boolean isUnderWater(Entity monster) {
        return parts.get(ActorQueries.class).isUnderWater(monster);
    }

    /** Returns all companions, oldest first. */
    public ImmutableArray<Entity> companions() {
        return population.companions().entities();
    }

    /** Returns the cores of fallen golems, oldest first. */
    public ImmutableArray<Entity> golemCores() {
        return population.golemCores().entities();
    }

    /** Returns all things on the ground, oldest first. */
    public ImmutableArray<Entity> pickups() {
        return population.pickups().entities();
    }

    /** Returns all projectiles, oldest first. */
    public ImmutableArray<Entity> projectiles() {
        return population.projectiles().entities();
    }

    /** Returns all standing ore, oldest first. */
    public ImmutableArray<Entity> ores() {
        return population.ores().entities();
    }

    /** Returns the chests, by their numbers. */
    public List<ChestComponent> chests() {
        return state.chests();
    }

    /** Returns the doors of all trap rooms, in the order of the rooms. */
    public List<DoorComponent> doors() {
        return state.doors();
    }

    /** Returns the arenas of the floor, in the order of their rooms. */
    public List<Arena> arenas() {
        return arenas.all();
    }

    /** Returns true if a cell lies in the room of a trap or of a guardian whose fight is not over. */
    public boolean isInTrap(int cell) {
        int room = floor.room().at(cell);
        List<Arena> all = arenas();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).room().id() == room && !all.get(i).state().isOver()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the arena whose doors are closing or shut around the player, or null. */
    public @Nullable Arena arenaAroundPlayer() {
        Arena arena = arenas.in(player().component().room);
        return arena != null && arena.isShutting() ? arena : null;
    }

    /** Returns true while the exit on a cell is locked, or barred by what guards it and is not beaten. */
    public boolean isExitShut(int cell) {
        return systems.interactions().isExitShut(cell);
    }

    /** Returns what pressing interact would do now. */
    public InteractPrompt prompt() {
        return systems.interactions().prompt();
    }

    /** Returns the progress of freeing a captive or of bringing back a golem, from 0 to 1. */
    public float freedShare() {
        int most = prompt() == InteractPrompt.RAISE_GOLEM
                ? content().golems().rules().fall().raiseTicks()
                : content().tactics().freeTicks();
        return (float) player().component().freeTicks / most;
    }

    /** Returns how far the door in reach is broken, from 0 to 1. */
    public float brokenShare() {
        return systems.interactions().brokenShare();
    }

    /** Returns the cell that the prompt is about, or {@link Grid#NONE}. */
    public int promptCell() {
        return systems.interactions().promptCell();
    }

    /** Returns the health that the fixture in reach takes for relics. */
    public int healthPrice() {
        return systems.interactions().healthPrice();
    }

    /** Returns the golem that the player can feed now, and with what. */
    public GolemFeeding feeding() {
        return systems.interactions().feeding();
    }

    /** Returns the fallen golem that the player can bring back now, and its price. */
    public GolemRevival revival() {
        return systems.interactions().revival();
    }

    /** Returns the companion with a spawn id, or null. */
    public @Nullable Entity companion(long spawnId) {
        for (int i = 0; i < companions().size(); i++) {
            if (SPAWNS.get(companions().get(i)).spawnId == spawnId) {
                return companions().get(i);
            }
        }
        return null;
    }

    /** Returns true while another companion can come along. */
    public boolean hasRoomForCompanion() {
        return companions().size() < player().gear().companyPlaces();
    }

    /** Returns the party that leaves through an exit: also the cores of fallen golems, as far as it has room. */
    public Party party() {
        List<PartyMember> alongside = new ArrayList<>();
        for (Entity companion : companions()) {
            CompanionComponent own = companion.getComponent(CompanionComponent.class);
            HealthComponent health = companion.getComponent(HealthComponent.class);
            // An unhurt companion stays unhurt on a floor where it has more health.
            boolean isHale = health.health >= health.most;
            BodyCondition condition =
                    BodyCondition.of(companion, isHale ? PartyMember.HALE : Math.max(1, health.health));
            alongside.add(new PartyMember(own.monster, condition, own.fedMeasures));
        }
        for (int i = 0;
                i < golemCores().size() && alongside.size() < player().gear().companyPlaces();
                i++) {
            GolemCoreComponent core = golemCores().get(i).getComponent(GolemCoreComponent.class);
            alongside.add(PartyMember.fallen(core.monster, core.fedMeasures));
        }
        return new Party(
                BodyCondition.of(player().entity(), player().health().health),
                PlayerUpgrades.of(player().component()),
                Arrays.stream(player().component().flasks).boxed().toList(),
                player().component().chosenOres,
                alongside,
                PartyGear.of(player().gear().component()),
                Arrays.stream(player().component().draughts)
                        .limit(player().component().draughtCount)
                        .boxed()
                        .toList(),
                player().component().mercy);
    }

    /** Returns the arena in which a guardian bars the way down, or null on other floors. */
    public @Nullable Arena guardianHall() {
        return arenas.guardianHall();
    }

    /** Returns the names of the systems, in the order in which they run in a tick. */
    public List<String> systemsInTickOrder() {
        return systems.inTickOrder().stream()
                .map(system -> system.getClass().getSimpleName())
                .toList();
    }

    /** Returns a hash of everything that affects later ticks. Equal runs have equal hashes on every machine. */
    public long hash() {
        hash.take();
        return hash.ofAll();
    }

    /** Returns the hash of one part, as of the last call of {@link #hash}. */
    public long hashOf(HashPart part) {
        return hash.of(part);
    }
}
