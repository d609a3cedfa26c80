package dev.orebound.autoplay.walk;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.ExploringTasks.Explore;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.autoplay.walk.WalkingTasks.ThrowFlask;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks each task of the walking bot: what it does, and when it has nothing to do. */
class WalkingTasksTest {
    private final RandomStream chance = new RandomStreams(Seed.of("tasks")).stream("tasks");
    private final Intent intent = new Intent();

    /** Lets a task act until it has nothing left to do; returns the number of ticks it had. */
    private int plays(Scenario scenario, BotTask task, int atMostTicks) {
        WalkerView view = new WalkerView(scenario.world());
        WalkerControls controls = new WalkerControls(view);
        for (int i = 0; i < atMostTicks; i++) {
            controls.take(intent);
            if (!task.act(view, controls)) {
                return i;
            }
            scenario.world().player().health().health =
                    scenario.world().player().health().most;
            scenario.plays(intent);
        }
        return atMostTicks;
    }

    @Test
    void givenOreNearby_thenMiningBreaksItAndPicksUpTheShards() {
        Scenario scenario = Scenario.of("""
                ##########
                #@.....o.#
                ##########""");

        int ticks = plays(scenario, WalkingTasks.mines(), 1200);

        assertThat(ticks).isLessThan(1200);
        assertThat(scenario.happened(EventType.ORE_BROKEN, EventType.ORE_PICKED_UP))
                .startsWith(EventType.ORE_BROKEN, EventType.ORE_PICKED_UP);
    }

    @Test
    void givenNoOreOrOnlyOreFarOff_thenThereIsNothingToMine() {
        assertThat(plays(Scenario.of("####\n#@.#\n####"), WalkingTasks.mines(), 10))
                .isZero();
        assertThat(plays(Scenario.of("""
                ####################
                #@...............o.#
                ####################"""), WalkingTasks.mines(), 10)).isZero();
    }

    @Test
    void itSneaksUpToASleeperAndStrikesOnceItIsInReach() {
        Scenario scenario = Scenario.of("""
                ############
                #@....s....#
                ############""");
        BodyComponent slime = scenario.world().monsters().first().getComponent(BodyComponent.class);
        plays(scenario, WalkingTasks.sneaksUp(), 10);
        assertThat(intent.holds(Intent.SNEAK)).isTrue();
        assertThat(intent.holds(Intent.STRIKE)).isFalse();

        scenario.body().x = slime.x - 1;
        plays(scenario, WalkingTasks.sneaksUp(), 1);

        assertThat(intent.holds(Intent.SNEAK)).isFalse();
        assertThat(intent.holds(Intent.STRIKE)).isTrue();
    }

    @Test
    void givenEverybodyAwake_thenThereIsNobodyToSneakUpTo() {
        Scenario scenario = Scenario.of("""
                ############
                #@........s#
                ############""");
        scenario.world().monsters().first().getComponent(MindComponent.class).state = MindState.HUNTING;

        assertThat(plays(scenario, WalkingTasks.sneaksUp(), 10)).isZero();
    }

    @Test
    void itFreesACaptiveAndIsDone() {
        Scenario scenario = Scenario.of("""
                ############
                #@.......p.#
                ############""");

        int ticks = plays(scenario, TakingTasks.freesNearestCaptive(), 1200);

        assertThat(ticks).isLessThan(1200);
        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isEqualTo(1);
    }

    @Test
    void itFightsHuntersUntilNoneIsLeft() {
        Scenario scenario = Scenario.of("""
                ############
                #@....s..s.#
                #..........#
                ############""");
        scenario.world().monsters().forEach(each -> each.getComponent(MindComponent.class).state = MindState.HUNTING);

        int ticks = plays(scenario, WalkingTasks.fightsHunters(), 3600);

        assertThat(ticks).isLessThan(3600);
        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(2);
    }

    @Test
    void givenOreInAFlask_thenItThrowsThatFlask() {
        Scenario scenario = Scenario.of(
                new DrawnFloor("""
                ############
                #..........#
                #....@.....#
                #..........#
                ############"""), new Party(TestContent.BUILT_IN.player().health(), List.of(0, 0, 20, 0)));

        plays(scenario, new ThrowFlask(chance), 60);

        assertThat(scenario.count(EventType.BREW_CAST)).isPositive();
        assertThat(scenario.world().player().component().flasks[2]).isLessThan(20);
    }

    @Test
    void givenEmptyFlasks_thenThereIsNothingToThrow() {
        Scenario scenario = Scenario.of("""
                ############
                #....@.....#
                ############""");

        assertThat(plays(scenario, new ThrowFlask(chance), 60)).isZero();
    }

    @Test
    void itOpensAChestThatItCanReachAndLeavesTheOther() {
        Scenario scenario = Scenario.of("""
                ###############
                #C.#.@......C.#
                ###############""");

        plays(scenario, WalkingTasks.opensAnyChest(), 600);

        assertThat(scenario.count(EventType.CHEST_OPENED)).isEqualTo(1);
        assertThat(plays(scenario, WalkingTasks.opensAnyChest(), 10)).isZero();
    }

    @Test
    void itRunsAwayFromAHunter() {
        Scenario scenario = Scenario.of("""
                ####################
                #..................#
                #....s...@.........#
                #..................#
                ####################""");
        scenario.world().monsters().first().getComponent(MindComponent.class).state = MindState.HUNTING;
        float before = scenario.body().x;

        plays(scenario, WalkingTasks.runsAway(chance), 60);

        assertThat(scenario.body().x).isGreaterThan(before + 2);
    }

    @Test
    void itExploresUntilEverythingReachableWasSeen() {
        Scenario scenario = Scenario.of("""
                #############
                #@....#.....#
                #####.#.###.#
                #...#.#.#...#
                #.###.#.#.###
                #.....#.....#
                #####.###.###
                #...........#
                #############""");

        plays(scenario, new Explore(chance), 3600);

        for (int cell = 0; cell < scenario.world().floor().grid().size(); cell++) {
            if (!scenario.world().floorState().isSolid(cell)) {
                assertThat(scenario.world().floorState().isSeen(cell))
                        .as("cell %s", cell)
                        .isTrue();
            }
        }
    }

    @Test
    void aMonsterUnderWaterIsNeverSought() {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ############
                #@...~1~~..#
                #....~~~~..#
                ############""").horde("drawn", "1", "eel"), TestContent.BUILT_IN);
        Entity eel = scenario.world().monsters().first();
        scenario.put(eel.getComponent(BodyComponent.class), scenario.cellOf('1') + 1);
        scenario.waits(1);
        eel.getComponent(MindComponent.class).state = MindState.HUNTING;

        assertThat(scenario.world().isUnderWater(eel)).isTrue();
        assertThat(MonsterSearch.nearest(new WalkerView(scenario.world()), MindState.HUNTING))
                .isNull();
    }
}
