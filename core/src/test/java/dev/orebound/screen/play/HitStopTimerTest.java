package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class HitStopTimerTest {
    private static final float FRAME = 1 / 60f;
    private static final float EXACT = 0.0005f;

    private final HitStopTimer stop = new HitStopTimer(0.15f);

    private float played(int frames) {
        float sum = 0;
        for (int i = 0; i < frames; i++) {
            sum += stop.passed(FRAME);
        }
        return sum;
    }

    @Test
    void whileNothingLandsAllTimeIsPlayed() {
        assertThat(played(60)).isCloseTo(1, within(EXACT));
    }

    @Test
    void givenABlow_thenThatMuchIsPlayedLaterAndNoMore() {
        stop.hold(0.03f);

        assertThat(stop.isHolding()).isTrue();
        assertThat(played(60)).isCloseTo(0.97f, within(EXACT));
        assertThat(stop.isHolding()).isFalse();
    }

    @Test
    void givenBlowsThatLandTogether_thenTheLongestCounts() {
        stop.hold(0.03f);
        stop.hold(0.07f);
        stop.hold(0.05f);

        assertThat(played(60)).isCloseTo(0.93f, within(EXACT));
    }

    @Test
    void givenOneBlowAfterAnother_thenInNoSecondMoreIsHeldThanAllowed() {
        int frames = 600;
        float[] played = new float[frames];
        for (int i = 0; i < frames; i++) {
            stop.hold(0.07f);
            played[i] = stop.passed(FRAME);
        }

        for (int first = 0; first + 60 <= frames; first++) {
            float second = 0;
            for (int i = first; i < first + 60; i++) {
                second += played[i];
            }
            assertThat(second).isGreaterThanOrEqualTo(0.85f - EXACT);
        }
    }

    @Test
    void givenAllWasHeld_whenASecondHasGoneBy_thenABlowCountsAgain() {
        stop.hold(0.15f);
        played(70);

        stop.hold(0.03f);

        assertThat(played(60)).isCloseTo(0.97f, within(EXACT));
    }

    @Test
    void givenAPause_thenNothingIsHeldAfterIt() {
        stop.hold(0.1f);

        stop.reset();

        assertThat(played(6)).isCloseTo(0.1f, within(EXACT));
    }
}
