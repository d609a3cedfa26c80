package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that the steady state allocates nothing. */
class AllocationTest {
    /** A roof that is shaken and never gives way. */
    private static final int LASTING_ROOF_TICKS = 1_000_000_000;

    private static final ComponentMapper<HealthComponent> HEALTH = ComponentMapper.getFor(HealthComponent.class);

    @Test
    void givenAWarmWorld_whenTicksArePlayedWithHuntersOreAndArena_thenNothingIsAllocated() {
        World world = Scenario.of("""
                ####################
                #...--..#..........#
                #.g.--g.#..........#
                #@......+....T.....#
                #.g..s..#..........#
                #......o#..........#
                ####################""").world();
        Intent intent = new Intent();

        assertThat(AllocationProbe.of(() -> circle(world, intent))).isEqualTo(AllocationProbe.ofNothing());
    }

    @Test
    void givenAWarmArena_whenWavesShardsAndDeathsNeverEnd_thenNothingIsAllocated() {
        Scenario scenario = Scenario.of("""
                ################
                ######.........#
                ######.........#
                #@....+2o..T...#
                ######.........#
                ######.........#
                ################""", withEndlessWaves());
        World world = scenario.standsOn(scenario.cellOf('2'))
                .waitsFor(EventType.ARENA_SEALED, 120)
                .world();
        int ore = scenario.cellOf('o');
        Intent intent = new Intent();
        intent.hold(Intent.STRIKE);

        assertThat(AllocationProbe.of(() -> slay(world, intent, ore))).isEqualTo(AllocationProbe.ofNothing());

        assertThat(world.arenas().get(0).state()).matches(ArenaState::isSealed);
        assertThat(world.arenas().get(0).wave()).as("waves that came and died").isGreaterThan(1_000);
        assertThat(births(world)).as("births").isGreaterThan(5_000);
    }

    @Test
    void givenGolems_whenTheyFollowFightMineAndObey_thenNothingIsAllocated() {
        Scenario scenario = Scenario.with("""
                ####################
                #......o#..........#
                #.g.....#..........#
                #@.................#
                #.g..s..#..........#
                #......o#..........#
                ####################""", "cinder_delver", "brine_bulwark", "gale_caster");
        World world = scenario.world();
        Intent intent = new Intent();

        assertThat(AllocationProbe.of(() -> command(world, intent))).isEqualTo(AllocationProbe.ofNothing());
    }

    @Test
    void givenTheCoreOfAFallenGolem_whenThePlayerHoldsInteractInVain_thenNothingIsAllocated() {
        Content content = TestContent.BUILT_IN;
        int golem = content.golems().monsterOf(content.golems().at(0));
        Scenario scenario =
                Scenario.of(new DrawnFloor("""
                ################
                #@.............#
                #......s......>#
                ################"""), Party.fresh(content).with(List.of(PartyMember.fallen(golem, 0))));
        World world = scenario.waits(1).world();
        Intent intent = new Intent();
        intent.hold(Intent.INTERACT);
        assertThat(world.prompt()).isEqualTo(InteractPrompt.CORE_WANTS_ORE);

        assertThat(AllocationProbe.of(() -> {
                    world.step(intent);
                    world.hash();
                }))
                .isEqualTo(AllocationProbe.ofNothing());
    }

    /** Walks in circles and gives each order in turn, amid companions that cannot die. */
    private static void command(World world, Intent intent) {
        int tick = (int) world.tick();
        for (int i = 0; i < world.companions().size(); i++) {
            HEALTH.get(world.companions().get(i)).health =
                    HEALTH.get(world.companions().get(i)).most;
        }
        world.player().health().health = world.player().health().most;
        intent.clear();
        intent.move(tick / 60 % 2 == 0 ? 127 : -127, tick / 20 % 2 == 0 ? 127 : -127);
        intent.aim(tick * 5);
        if (tick % 40 == 0) {
            int first = IntentOrder.GOLEMS_FOLLOW.ordinal();
            intent.order(
                    IntentOrder.ALL.get(first + tick / 40 % 5), world.player().body().cell + 3);
        }
        world.step(intent);
        world.hash();
    }

    /** Returns the built-in content with an arena in which small waves come up at once, one after another. */
    private static Content withEndlessWaves() {
        ArenaKind waves = TestContent.BUILT_IN.arenaKinds().get("waves");
        ArenaKind.ArenaPacing pace = new ArenaKind.ArenaPacing(
                2, 3, 60, 0, 0, waves.pace().astrayTicks(), waves.pace().watchdogTicks());
        ArenaWave wave =
                new ArenaWave(9, 0, 6, List.of(ArenaWave.WavePart.values()), ArenaWave.WaveMarks.AROUND, List.of());
        return TestContent.withWaves(
                pace,
                Collections.nCopies(1_000_000, wave),
                0,
                new ArenaKind.LossRules(LASTING_ROOF_TICKS, 0, 1, 90, 50, 24));
    }

    /** Walks in circles and strikes, so that hunters follow and are hit; nobody dies for good. */
    private static void circle(World world, Intent intent) {
        int tick = (int) world.tick();
        int turn = tick / 20 % 8;
        world.player().health().health = world.player().health().most;
        intent.clear();
        intent.move(turn < 4 ? 127 : -127, turn % 4 < 2 ? 127 : -127);
        intent.aim(tick * 5);
        intent.hold(tick % 50 < 40 ? Intent.STRIKE : 0);
        world.step(intent);
        world.hash();
    }

    /** Kills all monsters every eighth tick, lets the ore grow again and empties the flasks. */
    private static void slay(World world, Intent intent, int ore) {
        world.player().health().health = world.player().health().most;
        Arrays.fill(world.player().component().flasks, 0);
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size() && world.tick() % 8 == 0; i++) {
            HEALTH.get(monsters.get(i)).health = 0;
        }
        FloorState state = world.floorState();
        if (state.ore(ore) == null && world.pickups().size() == 0) {
            world.parts.get(FloorChanges.class).growOre(ore, 0);
            Objects.requireNonNull(state.ore(ore)).health = 1;
        }
        world.step(intent);
        world.hash();
    }

    /** Returns the spawn id of the youngest monster, which counts births. */
    private static long births(World world) {
        while (world.monsters().size() == 0) {
            world.step(new Intent());
        }
        return world.monsters().get(world.monsters().size() - 1).getComponent(SpawnComponent.class).spawnId;
    }
}
