package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.lab.horde.HordeTrialResult.BrokenHordeRule;
import dev.orebound.lab.world.MonsterFacts;
import dev.orebound.lab.world.Trial;
import dev.orebound.lab.world.Trial.BrokenRule;
import dev.orebound.lab.world.WorldFactory;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.lab.world.WorldSketch;
import dev.orebound.world.World;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * Plays a floor with a wandering player and checks the rules in every tick. When the player dies or leaves, the floor
 * goes on for a few seconds, and another player enters the floor as it was at first.
 */
public final class HordeTrial {
    private static final int HARDLY_MORTAL = 1_000_000;

    /** For how long a floor goes on without its player. */
    private static final int AFTERMATH_TICKS = 5 * TickClock.TICKS_A_SECOND;

    private static final int SHOWN_COLUMNS_AROUND = 18;
    private static final int SHOWN_ROWS_AROUND = 9;

    private final WorldFactory worlds;
    private final HordeTrialCase tried;
    private final Supplier<List<WorldRule>> rules;
    private final MonsterFacts census = new MonsterFacts();
    private final long[] stateSeconds = new long[MindState.values().length];
    private final List<BrokenHordeRule> faults = new ArrayList<>();
    private long hash;
    private int seenPercent;

    private HordeTrial(WorldFactory worlds, HordeTrialCase tried, Supplier<List<WorldRule>> rules) {
        this.worlds = worlds;
        this.tried = tried;
        this.rules = rules;
    }

    /** Plays the trial to its end. */
    public static HordeTrialResult of(WorldFactory worlds, HordeTrialCase tried) {
        return of(worlds, tried, HordeTrialRules::all);
    }

    /** Plays it and checks only these rules. */
    static HordeTrialResult of(WorldFactory worlds, HordeTrialCase tried, Supplier<List<WorldRule>> rules) {
        return new HordeTrial(worlds, tried, rules).play();
    }

    private HordeTrialResult play() {
        Trial trial = null;
        do {
            World world = worlds.make(tried.floor(), party(), tried.floor().start());
            if (trial == null) {
                trial = new Trial(world, rules.get());
            } else {
                trial.enter(world, world::step, rules.get());
            }
            live(trial, world);
        } while (trial.ticks() < tried.ticks() && !trial.hasThrown());
        return new HordeTrialResult(
                tried,
                trial.worlds(),
                trial.ticks(),
                hash,
                seenPercent,
                trial.happened(),
                Arrays.stream(stateSeconds).boxed().toList(),
                faults);
    }

    private void live(Trial trial, World world) {
        WalkingPlayer player = new WalkingPlayer(world, chance(trial.worlds()), tried.temper());
        int aftermath = 0;
        while (trial.ticks() < tried.ticks() && aftermath < AFTERMATH_TICKS && !trial.hasThrown()) {
            player.decide(trial.intent());
            for (BrokenRule broken : trial.step()) {
                faults.add(new BrokenHordeRule(broken, picture(world, broken.cell())));
            }
            aftermath += isPlaying(world.player()) ? 0 : 1;
            if (world.tick() % TickClock.TICKS_A_SECOND == 0) {
                countStates(world);
            }
        }
        hash = trial.hash();
        seenPercent = trial.worlds() == 1 ? seenPercent(world) : seenPercent;
    }

    private static boolean isPlaying(Player player) {
        return player.isAlive() && player.exitTaken() < 0 && !player.hasFallen();
    }

    private RandomStream chance(int life) {
        return new RandomStreams(tried.floor().request().seed()).stream("lab.horde", life);
    }

    private Party party() {
        Party fresh = Party.fresh(worlds.content());
        List<Integer> walkers = new ArrayList<>();
        for (int kind = 0; kind < worlds.content().monsters().size(); kind++) {
            Monster monster = worlds.content().monsters().at(kind);
            if (!monster.isRooted() && !monster.swims()) {
                walkers.add(kind);
            }
        }
        Collections.rotate(walkers, tried.floor().request().depth());
        int health = tried.isMortal() ? fresh.health() : HARDLY_MORTAL;
        List<Integer> flasks = Collections.nCopies(
                fresh.flasks().size(), worlds.content().player().flaskMeasures());
        return new Party(health, flasks, PartyMember.allHale(walkers.subList(0, tried.companions())));
    }

    private void countStates(World world) {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            stateSeconds[census.state(monster).ordinal()]++;
        }
    }

    private static int seenPercent(World world) {
        DistanceMap ways = new DistanceMap(world.floor().grid());
        ways.spreadFrom(world.floor().start(), world.floorState().unwalkable());
        int seen = 0;
        for (int i = 0; i < ways.reachedCount(); i++) {
            seen += world.floorState().isSeen(ways.reached(i)) ? 1 : 0;
        }
        return 100 * seen / ways.reachedCount();
    }

    /**
     * Returns the surroundings of a cell as text: {@code ^} lava or chasm, {@code f} fire, {@code +} doorway, {@code X}
     * shut door, {@code c} companion, {@code @} player; a monster is the first letter of its state, as a capital.
     */
    private String picture(World world, int middle) {
        Grid grid = world.floor().grid();
        WorldSketch sketch = new WorldSketch(world);
        for (int cell = 0; cell < grid.size(); cell++) {
            boolean isGround = sketch.at(cell) == '.' || sketch.at(cell) == '~';
            if (isGround && world.floorState().perilAt(cell) != Terrain.Peril.NONE) {
                sketch.put('^', cell);
            } else if (isGround && world.part(GroundEffects.class).isBurning(cell)) {
                sketch.put('f', cell);
            }
        }
        world.floor().rooms().stream()
                .flatMap(room -> room.doorways().stream())
                .flatMapToInt(doorway -> doorway.cells().stream())
                .filter(cell -> sketch.at(cell) == '.')
                .forEach(cell -> sketch.put('+', cell));
        for (DoorComponent door : world.doors()) {
            sketch.put(world.floorState().isSolid(door.cell) ? 'X' : sketch.at(door.cell), door.cell);
        }
        sketch.put('c', world.companions());
        for (Entity monster : world.monsters()) {
            sketch.put(census.state(monster).name().charAt(0), census.body(monster).cell);
        }
        sketch.put('@', world.player().body().cell);
        int x = grid.x(middle);
        int y = grid.y(middle);
        return sketch.text(
                x - SHOWN_COLUMNS_AROUND, x + SHOWN_COLUMNS_AROUND, y - SHOWN_ROWS_AROUND, y + SHOWN_ROWS_AROUND);
    }
}
