package dev.orebound.view.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Checks that what flashes does so by the share that the player has set, and that it is steady at 0. */
final class FlashLimiterTest {
    private final FlashLimiter flashes = new FlashLimiter();

    @Test
    void flamesWaverAboutOneAndEachInItsOwnTime() {
        float sum = 0;
        float apart = 0;
        for (int i = 0; i < 3000; i++) {
            float one = flashes.flicker(i / 60f, 1);
            float other = flashes.flicker(i / 60f, 2);
            assertThat(one).isBetween(0.92f, 1.08f);
            sum += one;
            apart = Math.max(apart, Math.abs(one - other));
        }

        assertThat(sum / 3000).isCloseTo(1, within(0.01f));
        assertThat(apart).isGreaterThan(0.03f);
    }

    @Test
    void atNothingAllIsSteadyAtItsMean() {
        flashes.set(0);
        flashes.advance(10);

        assertThat(flashes.time()).isZero();
        assertThat(flashes.flash(1)).isZero();
        assertThat(flashes.wave(1.5)).isZero();
        assertThat(flashes.flicker(0.3f, 1, 3)).isEqualTo(1);
        assertThat(flashes.blink(true, 1, 0.4f))
                .isEqualTo(flashes.blink(false, 1, 0.4f))
                .isEqualTo(0.7f);
        for (int i = 0; i < 100; i++) {
            assertThat(flashes.blinks(i / 30f, 0.4f, 0.2f)).isFalse();
        }
    }

    @Test
    void atHalfItIsHalfAsStrong() {
        float full = flashes.wave(1);
        float wavers = flashes.flicker(0.3f, 1) - 1;
        flashes.set(0.5f);

        assertThat(flashes.wave(1)).isEqualTo(full / 2);
        assertThat(flashes.flicker(0.3f, 1) - 1).isCloseTo(wavers / 2, within(1e-6f));
        assertThat(flashes.blink(true, 1, 0)).isEqualTo(0.75f);
        assertThat(flashes.blink(false, 1, 0)).isEqualTo(0.25f);
    }
}
