package dev.orebound.world;

import com.badlogic.ashley.core.Engine;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.core.PooledEngine;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.combat.Submersion;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.Wardens;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerUpgrades;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The simulation of one floor, from the moment in which the party comes in. It moves only by {@link #step}, 60 times a
 * second; the same floor, content, party and intents lead to the same {@link #hash} on every machine.
 */
public final class World {
    private static final float SECONDS_A_TICK = 1f / TickClock.TICKS_A_SECOND;

    /** Larger than the population of any floor, without what stands on its cells. */
    private static final int MOST_MOVERS = 4096;

    private final PooledEngine engine;
    final WorldParts parts;
    private final FloorContext context;
    private final FloorArenas arenas;
    private final WorldSystems systems;
    private final SpawnOrder monsters;
    private final SpawnOrder pickups;
    private final SpawnOrder companions;
    private final SpawnOrder projectiles;
    private final WorldHash hash;
    private final WorldInspector insight;
    private final SpawnOrder ores;
    private final Submersion submersion;
    private final int entrance;

    /**
     * A floor at the moment of coming in.
     *
     * @param floor as generated
     * @param content the same that it was generated with
     * @param party who comes in
     */
    public World(Floor floor, Content content, Party party) {
        this(floor, content, party, floor.start());
    }

    /**
     * A floor at the moment in which the party stands somewhere on it, as if it had just come in there.
     *
     * @param floor as generated
     * @param content the same that it was generated with
     * @param party who comes in
     * @param entrance a cell that is not solid
     */
    public World(Floor floor, Content content, Party party, int entrance) {
        this.entrance = entrance;
        // One thing at most stands on a cell. A full pool would hand entities on without resetting them.
        int poolSize = MOST_MOVERS + floor.grid().size();
        engine = new PooledEngine(64, poolSize, 64, poolSize);
        SpawnOrder movers = new SpawnOrder(
                engine, Family.all(SpawnComponent.class, BodyComponent.class).get());
        ores = new SpawnOrder(engine, Family.all(OreComponent.class).get());
        monsters = new SpawnOrder(engine, Family.all(MonsterComponent.class).get());
        pickups = new SpawnOrder(engine, Family.all(PickupComponent.class).get());
        projectiles =
                new SpawnOrder(engine, Family.all(ProjectileComponent.class).get());
        parts = WorldParts.of(engine, floor, content, party, entrance);
        context = parts.context();
        companions = parts.companions();
        // In this order: spawn ids follow it, and systems may look for ore and doors as they are made.
        bringHordes();
        bringCompanions(party, movers.entities());
        layLoot();
        parts.changes().furnish();
        arenas = new FloorArenas(floor, content, context.state());
        systems = new WorldSystems(parts, arenas);
        addSystems(engine, systems.inTickOrder());
        Wardens.appoint(parts.gifts(), floor, context.state(), content, parts.hordes());
        Spares.fill(engine);
        hash = new WorldHash(engine, movers, arenas, parts);
        insight = new WorldInspector(parts, systems);
        submersion = new Submersion(content);
    }

    private static void addSystems(Engine engine, List<EntitySystem> inTickOrder) {
        for (int i = 0; i < inTickOrder.size(); i++) {
            inTickOrder.get(i).priority = i;
            engine.addSystem(inTickOrder.get(i));
        }
    }

    /** Places each companion on the nearest free cell beside the alchemist: in a passage one behind the other. */
    private void bringCompanions(Party party, ImmutableArray<Entity> everybody) {
        PlacementSearch ground = new PlacementSearch(context.floor(), context.state(), parts.perils(), parts.collider());
        for (PartyMember companion : party.companions()) {
            float radius = context.content().monsters().at(companion.monster()).radiusCells();
            int cell = ground.near(entrance, radius, everybody, null);
            parts.spawner().companion(companion, cell == Grid.NONE ? entrance : cell);
        }
    }

    private void bringHordes() {
        List<HordeSpot> hordes = context.floor().hordes();
        for (int number = 0; number < hordes.size(); number++) {
            parts.hordes().bring(number, hordes.get(number), parts.spawner());
        }
    }

    private void layLoot() {
        for (LootSpot loot : context.floor().loot()) {
            parts.spawner().lyingItem(context.content().items().indexOf(loot.item()), loot.at());
        }
    }

    /** One tick. The intent is read at once and may be used again. */
    public void step(Intent intent) {
        context.clock().tick++;
        context.events().clear();
        systems.intents().accept(intent);
        engine.update(SECONDS_A_TICK);
    }

    /**
     * Tells in the events of the tick what came of {@link IntentOrder#HELP_REROLL}, which a single floor cannot follow.
     *
     * @param isGiven whether there is such a floor
     * @param argument of the order
     */
    public void tellOfRoll(boolean isGiven, int argument) {
        BodyComponent body = player().body();
        EventType told = isGiven ? EventType.HELP_GIVEN : EventType.HELP_REFUSED;
        context.events().help(told, body.x, body.y, body.cell, IntentOrder.HELP_REROLL, argument, WorldEvent.NOBODY);
    }

    /** How many ticks have been. */
    public long tick() {
        return context.clock().tick();
    }

    public Floor floor() {
        return context.floor();
    }

    /** The cell on which the party came in. */
    public int entrance() {
        return entrance;
    }

    public Content content() {
        return context.content();
    }

    /** What play has changed of the floor. */
    public FloorState floorState() {
        return context.state();
    }

    /** What the elements do to the floor. */
    public GroundEffects ground() {
        return parts.ground();
    }

    /** The happenings that opened chests set off. */
    public ChestHappenings happenings() {
        return parts.happenings();
    }

    /** Which cells are bad to step on now. */
    public HazardMap perils() {
        return parts.perils();
    }

    /** The hordes of the floor, by their numbers; one of size 0 is dead. */
    public List<HordeMind> hordes() {
        return parts.hordes().all();
    }

    /** From how far, in cells, the player would be noticed now by a sleeper with the best of eyes. */
    public float noticeCells() {
        return systems.senses().noticeCells();
    }

    /** What goes on inside, for whoever looks on. */
    public WorldInspector insight() {
        return insight;
    }

    /** What happened in the last tick. */
    public TickEvents events() {
        return context.events();
    }

    /** The alchemist at a glance; stays, with no health, once dead. */
    public Player player() {
        return context.player();
    }

    /** All living monsters, oldest first. */
    public ImmutableArray<Entity> monsters() {
        return monsters.entities();
    }

    /** True of a monster that swims and is out of sight and reach under water. */
    public boolean isUnderWater(Entity monster) {
        return submersion.isUnder(monster);
    }

    /** All companions, oldest first. */
    public ImmutableArray<Entity> companions() {
        return companions.entities();
    }

    /** All that lies about, oldest first. */
    public ImmutableArray<Entity> pickups() {
        return pickups.entities();
    }

    /** All that is shot or thrown and in the air, oldest first. */
    public ImmutableArray<Entity> projectiles() {
        return projectiles.entities();
    }

    /** All ore that stands, oldest first. */
    public ImmutableArray<Entity> ores() {
        return ores.entities();
    }

    /** The chests, by their numbers. */
    public List<ChestComponent> chests() {
        return context.state().chests();
    }

    /** The doors of all trap rooms, in the order of the rooms. */
    public List<DoorComponent> doors() {
        return context.state().doors();
    }

    /** The arenas of the floor, in the order of their rooms. */
    public List<Arena> arenas() {
        return arenas.all();
    }

    /** The arena whose doors are closing or shut about the player, or null. */
    public @Nullable Arena arenaAroundPlayer() {
        Arena arena = arenas.in(player().hands().room);
        return arena != null && arena.isShutting() ? arena : null;
    }

    /** What pressing interact would do now. */
    public InteractPrompt prompt() {
        return systems.interactions().prompt();
    }

    /** How far the player is with setting a captive free, 0 to 1. */
    public float freedShare() {
        return (float) player().hands().freeTicks / content().tactics().freeTicks();
    }

    /** The cell that the prompt is about, or {@link Grid#NONE}. */
    public int promptCell() {
        return systems.interactions().promptCell();
    }

    /** What the player takes along through an exit. */
    public Party party() {
        List<Integer> flasks = new ArrayList<>();
        for (int measures : player().hands().flasks) {
            flasks.add(measures);
        }
        List<PartyMember> alongside = new ArrayList<>();
        for (Entity companion : companions()) {
            int kind = companion.getComponent(CompanionComponent.class).monster;
            HealthComponent health = companion.getComponent(HealthComponent.class);
            // Who is unhurt stays so where there is more of it to have.
            boolean isHale = health.health >= health.most;
            alongside.add(isHale ? PartyMember.hale(kind) : new PartyMember(kind, Math.max(1, health.health)));
        }
        return new Party(
                player().health().health, PlayerUpgrades.of(player().hands()), flasks, player().hands().chosenFlask, alongside);
    }

    /** How far the boss of the floor is; not there where it has none, or before it comes up. */
    public Boss boss() {
        return parts.boss();
    }

    /** What this floor has to give, and how far that has come. */
    public FloorGifts gifts() {
        return parts.gifts();
    }

    /** The cell that a playtester points at, or {@link Grid#NONE}. */
    public int pointedCell() {
        return parts.help().pointed();
    }

    /** The names of the systems, in the order in which they run in a tick. */
    public List<String> systemsInTickOrder() {
        return systems.inTickOrder().stream()
                .map(system -> system.getClass().getSimpleName())
                .toList();
    }

    /** A hash of all that decides what comes next. Equal runs have equal hashes, everywhere. */
    public long hash() {
        hash.take(tick());
        return hash.ofAll();
    }

    /** The hash of one part alone, as of the last call of {@link #hash}. */
    public long hashOf(HashPart part) {
        return hash.of(part);
    }
}
