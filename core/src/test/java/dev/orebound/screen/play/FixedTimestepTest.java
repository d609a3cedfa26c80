package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class FixedTimestepTest {
    private final FixedTimestep steps = new FixedTimestep(60, 5);

    @Test
    void aSecondOfAnyFramesHasSixtyTicks() {
        assertThat(ticksIn(1.0, 144)).isBetween(59, 60);
        assertThat(ticksIn(1.0, 60)).isBetween(59, 60);
        assertThat(ticksIn(1.0, 30)).isBetween(59, 60);
    }

    private static int ticksIn(double seconds, int framesASecond) {
        FixedTimestep fresh = new FixedTimestep(60, 5);
        int ticks = 0;
        for (int i = 0; i < seconds * framesASecond; i++) {
            ticks += fresh.ticksAfter(1.0 / framesASecond);
        }
        return ticks;
    }

    @Test
    void theRestOfAFrameCountsForTheNext() {
        assertThat(steps.ticksAfter(0.010)).isZero();
        assertThat(steps.ticksAfter(0.010)).isEqualTo(1);
    }

    @Test
    void alphaSaysHowFarThePresentIsBetweenTwoTicks() {
        steps.ticksAfter(1.5 / 60);

        assertThat(steps.alpha()).isCloseTo(0.5f, within(0.001f));
    }

    @Test
    void givenAFrameThatTookLong_whenItIsOver_thenTheGameHasSlowedAndSkipsNothingLater() {
        assertThat(steps.ticksAfter(3)).isEqualTo(5);
        assertThat(steps.ticksAfter(1.01 / 60)).isEqualTo(1);
    }

    @Test
    void givenTimeIsOwed_whenItIsForgotten_thenAPauseCostsNoTicks() {
        steps.ticksAfter(0.9 / 60);

        steps.reset();

        assertThat(steps.ticksAfter(0.9 / 60)).isZero();
    }

    @Test
    void aClockThatRunsBackwardsOwesNothing() {
        assertThat(steps.ticksAfter(-1)).isZero();
        assertThat(steps.ticksAfter(1.01 / 60)).isEqualTo(1);
    }
}
