package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
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
        Scenario scenario = Scenario.of(CHAMBER).pushes(Intent.FULL_TILT, 0, 60);

        scenario.waitsFor(EventType.HORDE_WOKEN, 1200).waits(120);

        assertThat(goblin(scenario).getComponent(BodyComponent.class).x).isLessThan(9);
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
        Scenario scenario = Scenario.of(CHAMBER).pushes(Intent.FULL_TILT, 0, 60);

        scenario.waitsFor(EventType.ACTOR_HURT, 2400);

        assertThat(scenario.happened(EventType.STRIKE_WOUND_UP, EventType.STRIKE_SWUNG, EventType.ACTOR_HURT))
                .containsSubsequence(EventType.STRIKE_WOUND_UP, EventType.STRIKE_SWUNG, EventType.ACTOR_HURT);
        Attack attack = scenario.content().monsters().get("goblin").attacks().get(0);
        int wound = scenario.content().depths().monsterDamage().of(attack.damage(), 1);
        assertThat(scenario.world().player().health().health)
                .isEqualTo(scenario.content().player().health() - wound);
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

    @Test
    void givenAHordeWithOldWounds_whenItFallsAsleep_thenItSleepsOn() {
        Scenario scenario = Scenario.of("""
                ############
                #....#.....#
                #@...#..s.g#
                #....#.....#
                ############""");
        for (Entity member : scenario.world().monsters()) {
            member.getComponent(MonsterComponent.class).horde = 0;
        }
        scenario.waits(2);
        for (Entity member : scenario.world().monsters()) {
            member.getComponent(HealthComponent.class).hurtBySpawnId =
                    scenario.world().player().spawnId();
        }

        scenario.waits(2400);

        assertThat(scenario.happened(EventType.HORDE_WOKEN, EventType.HORDE_SEARCHED, EventType.HORDE_CALMED))
                .containsExactly(EventType.HORDE_WOKEN, EventType.HORDE_SEARCHED, EventType.HORDE_CALMED);
        assertThat(goblin(scenario).getComponent(MindComponent.class).state).isEqualTo(MindState.ASLEEP);
    }

    @Test
    void givenTwoHuntersInTheVerySamePlace_whenTheyHunt_thenTheyPart() {
        Scenario scenario = Scenario.of(CHAMBER.replace("........g#", "......gg.#"));
        for (Entity hunter : scenario.world().monsters()) {
            scenario.put(hunter.getComponent(BodyComponent.class), scenario.cellOf('g'));
            hunter.getComponent(MindComponent.class).state = MindState.HUNTING;
        }

        scenario.waits(90);

        BodyComponent one = scenario.world().monsters().get(0).getComponent(BodyComponent.class);
        BodyComponent other = scenario.world().monsters().get(1).getComponent(BodyComponent.class);
        assertThat(Math.abs(one.x - other.x) + Math.abs(one.y - other.y)).isGreaterThan(0.5f);
    }

    private static Entity goblin(Scenario scenario) {
        return scenario.world().monsters().first();
    }
}
