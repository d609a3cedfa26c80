package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.event.EventType;
import dev.orebound.world.state.RaisedWall;
import dev.orebound.world.state.TickClock;
import org.junit.jupiter.api.Test;

/** Checks that a charge runs along the announced line, whatever its target does meanwhile. */
class ChargeTest {
    private static final String HALL = """
            ##########
            #........#
            #@...g...#
            #........#
            #........#
            ##########""";

    @Test
    void givenAPlayerWhoStands_whenCharged_thenTheyAreHitAndTheRunIsOver() {
        FightScenario fight = FightScenario.of(HALL, "rock_beetle").waitsFor(EventType.ACTOR_HURT, 200);

        assertThat(fight.lost()).isEqualTo(fight.harm(0));
        assertThat(fight.striker(0).phase).isEqualTo(StrikePhase.RECOVERING);
        assertThat(fight.count(EventType.CHARGE_BROKEN)).isZero();
    }

    @Test
    void givenAPlayerWhoStepsAside_whenTheChargeRunsIntoRock_thenTheChargerIsStaggeredItself() {
        FightScenario fight = FightScenario.of(HALL, "rock_beetle").waitsFor(EventType.STRIKE_WOUND_UP, 100);

        fight.plays(0, -127, 0, 35).waitsFor(EventType.CHARGE_BROKEN, 200);

        assertThat(fight.lost()).isZero();
        assertThat(fight.health(0).staggerTicks).isPositive();
        assertThat(fight.body(0).x).isLessThan(1.5f);
        fight.waits(5);
        assertThat(fight.striker(0).phase).isEqualTo(StrikePhase.READY);
    }

    @Test
    void givenAChargeThatRockStopsForLonger_whenItRunsIntoRock_thenItIsStaggeredForThatTime() {
        FightScenario fight = FightScenario.of(HALL, "prop_warden").waitsFor(EventType.STRIKE_WOUND_UP, 100);
        AttackForm.Charge charge =
                (AttackForm.Charge) fight.kind(0).attacks().get(0).form();

        fight.plays(0, -127, 0, 50).waitsFor(EventType.CHARGE_BROKEN, 200);

        assertThat(fight.lost()).isZero();
        assertThat(fight.health(0).staggerTicks)
                .isGreaterThan(fight.kind(0).attacks().get(0).timing().recoveryTicks())
                .isCloseTo(charge.crashTicks(), within(1));
    }

    @Test
    void givenNothingInTheWay_whenTheCellsAreRunUp_thenItEnds() {
        FightScenario fight = FightScenario.of("""
                ##################
                #................#
                #..........@...g.#
                #................#
                #................#
                ##################""", "rock_beetle").waitsFor(EventType.STRIKE_WOUND_UP, 100);
        float fromX = fight.body(0).x;

        fight.plays(0, -127, 0, 35).waitsFor(EventType.STRIKE_SWUNG, 100);
        fight.waitsUntil(() -> fight.striker(0).phase == StrikePhase.RECOVERING, 200);

        AttackForm.Charge charge =
                (AttackForm.Charge) fight.kind(0).attacks().get(0).form();
        assertThat(fromX - fight.body(0).x)
                .isCloseTo(charge.cells(), within(charge.speed() / TickClock.TICKS_A_SECOND * 2));
        assertThat(fight.lost()).isZero();
    }

    @Test
    void givenACharge_whenThePlayerMovesMeanwhile_thenItsLineStays() {
        FightScenario fight = FightScenario.of(HALL, "rock_beetle").waitsFor(EventType.STRIKE_SWUNG, 200);
        float y = fight.body(0).y;

        fight.plays(0, 127, 0, 20);

        assertThat(fight.body(0).y).isCloseTo(y, within(0.02f));
    }

    @Test
    void givenAChasmBetween_whenAChargerHunts_thenItDoesNotRun() {
        FightScenario fight = FightScenario.of("""
                #########
                #@._..g.#
                #########""", "rock_beetle").waits(200);

        assertThat(fight.count(EventType.STRIKE_WOUND_UP)).isZero();
    }

    @Test
    void givenAShutDoorBetween_whenAChargeRunsIntoIt_thenNobodyBeyondIsHit() {
        FightScenario fight = FightScenario.of("""
                #########
                #.@+..g.#
                #########""", "rock_beetle").waitsFor(EventType.STRIKE_SWUNG, 200);
        RaisedWall.on(fight.cell('+'), fight.world().floorState());

        fight.waitsFor(EventType.CHARGE_BROKEN, 200);

        assertThat(fight.lost()).isZero();
        assertThat(fight.body(0).x).isGreaterThan(4);
    }
}
