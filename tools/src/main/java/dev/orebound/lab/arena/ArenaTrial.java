package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.gdx.utils.LongArray;
import dev.orebound.autoplay.arena.HostilePlayer;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.Content;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.arena.ArenaTrialLog.ArenaTrialRecorder;
import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.ArenaTrialRules.ArenaTrialRule;
import dev.orebound.lab.world.HeapWatch;
import dev.orebound.lab.world.HeapWatch.HeapFigures;
import dev.orebound.lab.world.Trial;
import dev.orebound.lab.world.Trial.BrokenRule;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.lab.world.WorldSketch;
import dev.orebound.world.HashPart;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import dev.orebound.world.state.RoomApproach;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays one trap room to its end and checks the rules in every tick. The party starts a few steps before the doorway,
 * because the way through the cave would only cost time and lives.
 */
public final class ArenaTrial {
    /** Ten minutes behind shut doors, longer than any arena takes that can be won. */
    private static final int LONGEST_SEALED_TICKS = 10 * 60 * TickClock.TICKS_A_SECOND;

    /** Two minutes without being shut in: no scheme needs as long, nor does the way out in the end. */
    private static final int LONGEST_OPEN_TICKS = 2 * 60 * TickClock.TICKS_A_SECOND;

    /** The number of ticks that checkpoints may replay in one trial; without a limit a long trial would take hours. */
    private static final int MOST_REPLAYED_TICKS = 4 * LONGEST_SEALED_TICKS;

    private static final int HARDLY_MORTAL = 1_000_000;

    /** Strength for each depth below the first, so that nobody meets a boss with the bare hands of the first floor. */
    private static final int STRENGTH_PERCENT_A_DEPTH = 12;

    /** Cells around the room that its picture shows. */
    private static final int SHOWN_AROUND = 4;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);

    private final WorldFactory worlds;
    private final ArenaTrialCase tried;
    private final Party party;
    private final int entrance;
    private final HostilePlayer player;
    private final DistanceMap way;
    /** The intents so far, packed: everything that a save holds besides the entrance. */
    private final LongArray journal = new LongArray();

    private final ArenaTrialRecorder recorder = new ArenaTrialRecorder();
    private final Trial trial;
    private final HeapFigures heaps = new HeapFigures();
    private World world;
    private HeapWatch heapWatch;
    private Arena arena;
    private boolean isSprung;
    private boolean isStalled;
    private boolean isLost;
    private int sealedTicks;
    private int replayedTicks;
    private int openTicks;
    private boolean hasStrayed;
    private int waves;
    private int slain;
    private int damage;
    private @Nullable String fault;

    private ArenaTrial(WorldFactory worlds, ArenaTrialCase tried, List<ArenaTrialRule> rules) {
        this.worlds = worlds;
        this.tried = tried;
        party = party(worlds, tried);
        entrance = new RoomApproach(tried.floor(), worlds.content()).before(tried.room());
        world = worlds.make(tried.floor(), party, entrance);
        arena = ArenaTrialRules.arenaOf(world, tried.room().id());
        trial = new Trial(
                world, rules.stream().map(rule -> rule.in(tried.room().id())).toList());
        heapWatch = new HeapWatch(world, heaps);
        player = new HostilePlayer(tried.scheme(), world, tried.room().id(), chanceOf(tried));
        way = new DistanceMap(tried.floor().grid());
    }

    /** Plays a trial. */
    public static ArenaTrialResult of(WorldFactory worlds, ArenaTrialCase tried) {
        return of(worlds, tried, ArenaTrialRules.all());
    }

    /** Plays it and checks only these rules. */
    static ArenaTrialResult of(WorldFactory worlds, ArenaTrialCase tried, List<ArenaTrialRule> rules) {
        return new ArenaTrial(worlds, tried, rules).play();
    }

    private static Party party(WorldFactory worlds, ArenaTrialCase tried) {
        Party fresh = Party.fresh(worlds.content());
        List<Integer> walkers = new ArrayList<>();
        for (int kind = 0; kind < worlds.content().monsters().size(); kind++) {
            if (canComeAlong(worlds.content(), worlds.content().monsters().at(kind))) {
                walkers.add(kind);
            }
        }
        Collections.rotate(walkers, tried.room().id() + tried.floor().request().depth());
        int health = tried.isMortal() ? fresh.health() : HARDLY_MORTAL;
        int measures = tried.room().id() % 2 == 0 ? worlds.content().player().flaskMeasures() : 0;
        List<Integer> flasks = Collections.nCopies(fresh.flasks().size(), measures);
        List<PartyMember> companions = PartyMember.allHale(walkers.subList(0, tried.companions()));
        // Brews of level 2, so that every lay can be drawn.
        int strength = STRENGTH_PERCENT_A_DEPTH * (tried.floor().request().depth() - 1);
        PlayerUpgrades upgrades = new PlayerUpgrades(0, strength, Collections.nCopies(BrewRules.MOST_KINDS, 2), 1, -1);
        return new Party(health, upgrades, flasks, fresh.chosenOres(), companions);
    }

    /** Returns true for monsters that walk, except bosses. */
    private static boolean canComeAlong(Content content, Monster monster) {
        return monster.speed() > 0
                && !monster.swims()
                && content.bosses().asList().stream().noneMatch(boss -> boss.is(monster.id()));
    }

    private static RandomStream chanceOf(ArenaTrialCase tried) {
        return new RandomStreams(tried.floor().request().seed())
                .stream("lab.arena", tried.room().id());
    }

    private ArenaTrialResult play() {
        while (fault == null && !player.isDone() && world.player().isAlive() && openTicks < LONGEST_OPEN_TICKS) {
            player.decide(trial.intent());
            if (player.isDone()) {
                break;
            }
            journal.add(trial.intent().packed());
            List<BrokenRule> broken = trial.step();
            fault = broken.isEmpty() ? null : broken.get(0).what();
            count(world.events());
            recorder.look(arena, world.events());
            heapWatch.look();
            watch();
            if (player.wantsCheckpoint() && fault == null && replayedTicks < MOST_REPLAYED_TICKS) {
                saveAndLoad();
            }
        }
        String wrong = fault != null ? fault : wrongAtTheEnd();
        TrialEnding ending = wrong != null ? TrialEnding.SOFTLOCKED : ending();
        if (ending == TrialEnding.WATCHDOG) {
            wrong = "opened by the watchdog";
        }
        String drawn = wrong == null ? null : wrong + " (" + arena.state() + ")\n" + picture();
        return new ArenaTrialResult(
                tried,
                ending,
                isSprung,
                journal.size,
                sealedTicks,
                waves,
                slain,
                damage,
                trial.happened(),
                recorder.log(),
                heaps,
                drawn);
    }

    private void count(TickEvents events) {
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            boolean isHere =
                    event instanceof RoomEvent room && room.room == tried.room().id();
            switch (event.type()) {
                case ARENA_SPRUNG -> isSprung |= isHere;
                case ARENA_STALLED -> isStalled |= isHere;
                case WARD_FELL, ROOF_GAVE, DOOR_BROKEN -> isLost |= isHere;
                case WAVE_BEATEN -> waves += isHere ? 1 : 0;
                case MONSTER_DIED, MONSTER_FELL -> slain++;
                case ACTOR_HURT -> {
                    HealthEvent hurt = (HealthEvent) event;
                    damage += hurt.actorId == world.player().spawnId() ? hurt.amount : 0;
                }
                default -> {}
            }
        }
    }

    private void watch() {
        boolean isSealed = arena.state().isSealed();
        sealedTicks += isSealed ? 1 : 0;
        openTicks = isSealed || world.events().has(EventType.ARENA_OPENED) ? 0 : openTicks + 1;
        hasStrayed |= isShutInElsewhere();
        if (fault == null && sealedTicks > LONGEST_SEALED_TICKS) {
            fault = "sealed for longer than " + LONGEST_SEALED_TICKS + " ticks";
        }
    }

    /** Loads the trial again from its entrance and intents, compares the worlds, and goes on in the loaded one. */
    private void saveAndLoad() {
        World loaded = worlds.make(tried.floor(), party, entrance);
        Intent played = new Intent();
        for (int i = 0; i < journal.size; i++) {
            played.unpack(journal.get(i));
            loaded.step(played);
        }
        replayedTicks += journal.size;
        if (loaded.hash() != world.hash()) {
            fault = "loaded anew it is another world: " + differing(loaded);
        }
        world = loaded;
        arena = ArenaTrialRules.arenaOf(loaded, tried.room().id());
        trial.goOnIn(loaded, loaded::step);
        heapWatch = heapWatch.in(loaded);
        player.goOnIn(loaded);
    }

    private String differing(World loaded) {
        List<String> parts = new ArrayList<>();
        for (HashPart part : HashPart.values()) {
            if (loaded.hashOf(part) != world.hashOf(part)) {
                parts.add(part.id());
            }
        }
        return String.join(", ", parts);
    }

    private @Nullable String wrongAtTheEnd() {
        if (!world.player().isAlive()) {
            return null;
        }
        way.spreadFrom(world.player().body().cell, barsForGood(), StepKind.FOUR_WAY);
        if (!way.isReached(entrance)) {
            return "there is no way out";
        }
        if (arena.isShutting()) {
            return "the trial ended with the doors " + arena.state();
        }
        // Whoever strayed into another trap room may not have had the time to come out of both.
        boolean stays = arena.state().isOver() && !player.isDone() && !hasStrayed;
        return stays ? "the player did not come out" : null;
    }

    /**
     * Returns the cells that bar the player for good. The doors of another trap room into which the player strayed are
     * not among them: they open when that room is over, which its own trial shows.
     */
    private BitLayer barsForGood() {
        BitLayer bars = ArenaTrialRules.barsPlayer(world);
        Arena around = world.arenaAroundPlayer();
        if (around == null || around == arena) {
            return bars;
        }
        MutableBitLayer lasting = bars.copy();
        for (DoorComponent door : around.doors()) {
            lasting.set(door.cell, false);
        }
        return lasting;
    }

    private boolean isShutInElsewhere() {
        Arena around = world.arenaAroundPlayer();
        return around != null && around != arena;
    }

    /**
     * Returns the room and the cells around it as text: {@code +} open and {@code X} shut doorway, {@code x} mark,
     * {@code *} thing, {@code w} ward, {@code c} companion, {@code m} monster, {@code M} monster that the arena counts,
     * {@code @} player.
     */
    private String picture() {
        WorldSketch sketch = new WorldSketch(world);
        arena.doors().forEach(door -> sketch.put(world.floorState().isSolid(door.cell) ? 'X' : '+', door.cell));
        for (int i = 0; i < arena.marks().size(); i++) {
            sketch.put('x', arena.marks().cell(i));
        }
        sketch.put('*', world.pickups());
        if (arena.ward() != null) {
            sketch.put('w', arena.ward().body().cell);
        }
        sketch.put('c', world.companions());
        sketch.put('m', world.monsters());
        for (Entity monster : world.monsters()) {
            if (monsters.get(monster).arenaRoom == arena.room().id()) {
                sketch.put('M', bodies.get(monster).cell);
            }
        }
        sketch.put('@', world.player().body().cell);
        Grid grid = world.floor().grid();
        IntSummaryStatistics x = arena.room().cells().stream().map(grid::x).summaryStatistics();
        IntSummaryStatistics y = arena.room().cells().stream().map(grid::y).summaryStatistics();
        return sketch.text(
                x.getMin() - SHOWN_AROUND,
                x.getMax() + SHOWN_AROUND,
                y.getMin() - SHOWN_AROUND,
                y.getMax() + SHOWN_AROUND);
    }

    private TrialEnding ending() {
        if (isStalled) {
            return TrialEnding.WATCHDOG;
        }
        if (arena.state() == ArenaState.OPEN || arena.state() == ArenaState.CLEARING) {
            return TrialEnding.CLEARED;
        }
        if (isLost || !world.player().isAlive()) {
            return TrialEnding.LOST;
        }
        return arena.state() == ArenaState.BROKEN ? TrialEnding.BROKEN : TrialEnding.REFUSED;
    }
}
