package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;
import org.junit.jupiter.api.Test;

class HordeTest {
    private static final String CHAMBER = """
            ############
            #..........#
            #@........g#
            #..........#
            ############""";

    @Test
    void givenAGoblinInSight_whenThePlayerStays_thenItWakesAndComes() {
        Scenario scenario = Scenario.of(CHAMBER).pushes(Intent.FULL_TILT, 0, 20);

        scenario.waitsFor(EventType.HORDE_WOKEN, 1200).waits(120);

        assertThat(goblin(scenario).getComponent(BodyComponent.class).x).isLessThan(6);
    }

    @Test
    void givenAGoblinBehindRock_whenThePlayerWaits_thenItSleepsOn() {
        Scenario scenario = Scenario.of("""
                ############
                #....#.....#
                #@...#....g#
                #....#.....#
                ############""").waits(1200);

        assertThat(scenario.count(EventType.HORDE_WOKEN)).isZero();
        assertThat(goblin(scenario).getComponent(MindComponent.class).state).isEqualTo(MindState.ASLEEP);
    }

    @Test
    void givenAHuntingGoblin_whenItReachesThePlayer_thenItWindsUpBeforeItHurts() {
        Scenario scenario = Scenario.of(CHAMBER).pushes(Intent.FULL_TILT, 0, 30);

        scenario.waitsFor(EventType.ACTOR_HURT, 2400);

        assertThat(scenario.happened(EventType.STRIKE_WOUND_UP, EventType.STRIKE_SWUNG, EventType.ACTOR_HURT))
                .containsSubsequence(EventType.STRIKE_WOUND_UP, EventType.STRIKE_SWUNG, EventType.ACTOR_HURT);
        assertThat(scenario.world().player().health().health)
                .isEqualTo(scenario.content().player().health()
                        - scenario.content().monsters().get("goblin").attack().damage());
    }

    @Test
    void givenAGoblin_whenThePlayerFightsBack_thenItDiesAndIsGone() {
        Scenario scenario = Scenario.of(CHAMBER).pushes(Intent.FULL_TILT, 0, 60);

        scenario.fightsUntil(EventType.MONSTER_DIED, 2400).waits(2);

        assertThat(scenario.world().monsters().size()).isZero();
        assertThat(scenario.world().player().isAlive()).isTrue();
    }

    @Test
    void givenRockBetween_whenAGoblinHunts_thenItFindsTheWayRound() {
        Scenario scenario = Scenario.of("""
                ############
                #..........#
                #.######.#.#
                #@o....#.#.#
                ######.#.#.#
                #..g...#...#
                ############""").strikesAt('o', 30);

        scenario.waitsFor(EventType.ACTOR_HURT, 2400);

        assertThat(scenario.count(EventType.HORDE_WOKEN)).isPositive();
    }

    @Test
    void givenAPlayerWhoDoesNothing_whenAGoblinComes_thenTheRunEnds() {
        Scenario scenario = Scenario.of(CHAMBER).pushes(Intent.FULL_TILT, 0, 60);

        scenario.waitsFor(EventType.PLAYER_DIED, 6000);

        assertThat(scenario.world().player().isAlive()).isFalse();
        assertThat(scenario.count(EventType.PLAYER_DIED)).isEqualTo(1);
    }

    private static Entity goblin(Scenario scenario) {
        return scenario.world().monsters().first();
    }
}
