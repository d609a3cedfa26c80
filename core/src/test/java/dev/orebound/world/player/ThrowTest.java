package dev.orebound.world.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Checks that a flask flies over everybody, bursts at its target, and spares actors behind rock. */
class ThrowTest {
    @Test
    void givenNoDistance_whenThrowing_thenItFliesAsFarAsItCan() {
        FightScenario fight = FightScenario.of("""
                ############
                #@........1#
                ############""").aimsAt('1');
        float fromX = fight.player().body().x;

        fight.throwsFar(0).waitsFor(EventType.BLAST, 60);

        assertThat(fight.first(EventType.BLAST).x() - fromX)
                .isCloseTo(
                        fight.content().brews().at(0).flask().attack().begins().farthestCells(), within(0.01f));
    }

    @Test
    void givenRockOnTheWay_whenThrowing_thenItBurstsBeforeIt() {
        FightScenario fight = FightScenario.of("""
                ########
                #@..#g1#
                ########""", "goblin").aimsAt('1');

        fight.throwsFar(0).waitsFor(EventType.BLAST, 60);

        assertThat(fight.first(EventType.BLAST).x()).isLessThan(4).isGreaterThan(3);
        assertThat(fight.count(EventType.ACTOR_HURT)).isZero();
    }

    @Test
    void givenACaptive_whenAFlaskBurstsOverIt_thenItIsSpared() {
        Scenario scenario = Scenario.of("""
                ########
                #@.pk..#
                ########""");
        scenario.world().player().component().flasks[0] = 20;
        Intent intent = new Intent();
        intent.hold(Intent.THROW);
        intent.throwDistance(2 * Intent.STEPS_A_CELL);

        scenario.plays(intent).waits(60);

        assertThat(scenario.count(EventType.BLAST)).isEqualTo(1);
        assertThat(scenario.count(EventType.ACTOR_HURT)).as("the captor alone").isEqualTo(1);
    }

    @Test
    void givenAFlaskAtTheOwnFeet_whenItBursts_thenItDoesNotHurtTheThrower() {
        FightScenario fight = FightScenario.of("""
                ####
                #@1#
                ####""").aimsAt('1');

        fight.throwsFar(0).waitsFor(EventType.BLAST, 60);

        assertThat(fight.lost()).isZero();
    }
}
