package dev.orebound.workbench.action;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RunPaceTest {
    private final RunPace pace = new RunPace();

    @Test
    void timeGoesAsEverAndNothingIsPlayedByHandUntilSomebodyWantsIt() {
        assertThat(pace.now()).isEqualTo(1);
        assertThat(pace.takeTicks(0)).isZero();
        assertThat(pace.takeTicks(3))
                .as("orders go with the ticks that come anyway")
                .isZero();
    }

    @Test
    void givenTimeIsHalted_thenAnOrderIsCarriedByExactlyOneTick() {
        pace.halt(true);

        assertThat(pace.now()).isZero();
        assertThat(pace.takeTicks(1)).isEqualTo(1);
        assertThat(pace.takeTicks(0)).isZero();
    }

    @Test
    void givenTimeIsHalted_thenASingleTickIsOneTickEvenIfItCarriesAnOrder() {
        pace.halt(true);
        pace.step(1);

        assertThat(pace.takeTicks(1)).isEqualTo(1);
        assertThat(pace.takeTicks(0)).isZero();
    }

    @Test
    void manyTicksByHandAreSpreadOverFramesAndNoneIsLost() {
        pace.step(12);
        int played = 0;
        int frames = 0;
        for (int taken = pace.takeTicks(0); taken > 0; taken = pace.takeTicks(0)) {
            assertThat(taken).isLessThanOrEqualTo(5);
            played += taken;
            frames++;
        }

        assertThat(played).isEqualTo(12);
        assertThat(frames).isEqualTo(3);
    }

    @Test
    void goingOnForgetsTheTicksThatWereWanted() {
        pace.step(600);
        pace.halt(false);
        pace.halt(true);

        assertThat(pace.takeTicks(0)).isZero();
    }

    @Test
    void slowerHalvesDownToASixteenthAndThenGoesAsEver() {
        for (float share : new float[] {1 / 2f, 1 / 4f, 1 / 8f, 1 / 16f, 1}) {
            pace.slower();
            assertThat(pace.now()).isEqualTo(share);
        }
    }

    @Test
    void timeRestsWhileSomebodyTypesAndThenGoesOnAtThePaceThatWasSet() {
        pace.rest(true);
        pace.set(50);

        assertThat(pace.now()).isZero();
        assertThat(pace.takeTicks(1)).as("an order is still carried").isEqualTo(1);
        pace.rest(false);
        assertThat(pace.now()).isEqualTo(0.5f);
        assertThat(pace.percent()).isEqualTo(50);
    }

    @Test
    void aPaceOfNothingHaltsAndAnyOtherGoesOn() {
        pace.set(0);
        assertThat(pace.isHalted()).isTrue();
        assertThat(pace.percent()).isZero();
        pace.set(12);
        assertThat(pace.isHalted()).isFalse();
        assertThat(pace.now()).isEqualTo(0.12f);
    }
}
