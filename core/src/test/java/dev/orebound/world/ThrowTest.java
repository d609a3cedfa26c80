package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.content.combat.Attack;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a flask flies over everybody, bursts at its target, and spares actors behind rock. */
class ThrowTest {
    private static final String HALL = """
            ############
            #..........#
            #@....g....#
            #..........#
            ############""";

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void givenAFlaskOfEachOre_whenItBurstsOverAMonster_thenItDoesWhatTheOreSays(int ore) {
        FightScenario fight = FightScenario.of(HALL, "goblin").aimsAt('g');
        Attack flask = fight.content().ores().at(ore).thrown();
        fight.health(0).health = 900;
        fight.orders(IntentOrder.CHOOSE_FLASK, ore);
        keepsStill(fight);

        fight.throwsFar(5).waitsFor(EventType.BLAST, 60);

        assertThat(fight.first(EventType.FLASK_CHOSEN).kind()).isEqualTo(ore);
        assertThat(fight.first(EventType.FLASK_THROWN).kind()).isEqualTo(ore);
        assertThat(fight.first(EventType.FLASK_BROKEN).kind()).isEqualTo(ore);
        assertThat(900 - fight.health(0).health).isEqualTo(flask.damage());
        assertThat(fight.player().component().flasks[ore])
                .isEqualTo(20 - fight.content().player().throwMeasures());
        assertThat(fight.world().projectiles().size()).isZero();
    }

    @Test
    void givenTooLittleInTheFlask_whenThrowing_thenItIsRefusedOnceForEachPress() {
        FightScenario fight = FightScenario.of(HALL, "goblin").aimsAt('g');
        fight.player().component().flasks[0] = fight.content().player().throwMeasures() - 1;

        fight.holds(Intent.THROW, 30);

        assertThat(fight.count(EventType.FLASK_REFUSED)).isEqualTo(1);
        assertThat(fight.count(EventType.FLASK_THROWN)).isZero();
    }

    @Test
    void givenNoDistance_whenThrowing_thenItFliesAsFarAsItCan() {
        FightScenario fight = FightScenario.of("""
                ############
                #@........1#
                ############""").aimsAt('1');
        float fromX = fight.player().body().x;

        fight.throwsFar(0).waitsFor(EventType.BLAST, 60);

        assertThat(fight.first(EventType.BLAST).x() - fromX)
                .isCloseTo(fight.content().ores().at(0).thrown().begins().farthestCells(), within(0.01f));
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

    private static void keepsStill(FightScenario fight) {
        BodyComponent body = fight.body(0);
        fight.health(0).staggerTicks = 200;
        fight.put(body, fight.cell('g'));
    }
}
