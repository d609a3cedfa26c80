package dev.orebound.screen.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that fractions of a notch add up. */
final class ScrollStepsTest {
    private final ScrollSteps steps = new ScrollSteps();

    @ParameterizedTest
    @CsvSource({"30, 0.4, 12", "30, -0.4, -12", "30, 0.1, 3", "100, 0.01, 1", "7, 1, 7", "3, -2.5, -7", "9, 0.1, 0"})
    void fractionsAddUpToWholeNotches(int events, float notches, int whole) {
        int sum = 0;
        for (int i = 0; i < events; i++) {
            sum += steps.add(notches);
        }

        assertThat(sum).isEqualTo(whole);
    }

    @Test
    void aTurnTheOtherWayBeginsAnew() {
        steps.add(0.9f);

        assertThat(steps.add(-0.2f)).isZero();
        assertThat(steps.add(-0.8f)).isEqualTo(-1);
    }

    @Test
    void nothingIsLeftAfterAReset() {
        steps.add(0.9f);
        steps.reset();

        assertThat(steps.add(0.9f)).isZero();
    }
}
