package dev.orebound.lab.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks intervals against published values, and that they hold the truth as often as they say. */
class ConfidenceIntervalTest {
    private static void assertInterval(ConfidenceInterval interval, double low, double high) {
        assertThat(interval.low()).isCloseTo(low, within(0.0006));
        assertThat(interval.high()).isCloseTo(high, within(0.0006));
    }

    /** The examples of Newcombe: Two-sided confidence intervals for the single proportion, 1998. */
    @Test
    void sharesHaveWilsonsIntervals() {
        assertInterval(ConfidenceInterval.ofShare(81, 263), 0.2553, 0.3662);
        assertInterval(ConfidenceInterval.ofShare(15, 148), 0.0624, 0.1605);
        assertInterval(ConfidenceInterval.ofShare(0, 20), 0, 0.1611);
        assertInterval(ConfidenceInterval.ofShare(1, 29), 0.0061, 0.1718);
        assertInterval(ConfidenceInterval.ofShare(0, 0), 0, 1);
    }

    @Test
    void meansHaveStudentsIntervals() {
        assertInterval(of(1, 2, 3, 4, 5), 3 - 1.9632, 3 + 1.9632);
        assertInterval(of(1, 3), 2 - 12.7062, 2 + 12.7062);
        assertInterval(of(2, 4, 6), 4 - 4.9683, 4 + 4.9683);
        assertInterval(of(7), 7, 7);
        assertInterval(of(6, 6, 6), 6, 6);
    }

    private static ConfidenceInterval of(int... numbers) {
        return ConfidenceInterval.ofMean(histogram(numbers));
    }

    private static IntHistogram histogram(int... numbers) {
        IntHistogram all = new IntHistogram();
        for (int number : numbers) {
            all.add(number);
        }
        return all;
    }

    @Test
    void quantilesLieBetweenTheNumbersOfTheirRanks() {
        IntHistogram hundred = new IntHistogram();
        for (int number = 1; number <= 100; number++) {
            hundred.add(number);
        }
        assertInterval(ConfidenceInterval.ofQuantile(hundred, 50), 40, 60);
        assertInterval(ConfidenceInterval.ofQuantile(hundred, 25), 16, 34);
        assertInterval(ConfidenceInterval.ofQuantile(histogram(3, 9), 95), 3, 9);
    }

    @Test
    void ninetyFiveOfAHundredIntervalsHoldTheTruth() {
        Random dice = new Random(51);
        int means = 0;
        int medians = 0;
        int shares = 0;
        int samples = 4000;
        for (int sample = 0; sample < samples; sample++) {
            IntHistogram thrown = new IntHistogram();
            int sixes = 0;
            for (int i = 0; i < 40; i++) {
                int sum = 1 + dice.nextInt(99);
                thrown.add(sum);
                sixes += sum <= 33 ? 1 : 0;
            }
            means += holds(ConfidenceInterval.ofMean(thrown), 50);
            medians += holds(ConfidenceInterval.ofQuantile(thrown, 50), 50);
            shares += holds(ConfidenceInterval.ofShare(sixes, 40), 1 / 3.0);
        }
        assertThat((double) means / samples).isBetween(0.935, 0.965);
        assertThat((double) medians / samples).isBetween(0.935, 0.985);
        assertThat((double) shares / samples).isBetween(0.925, 0.975);
    }

    private static int holds(ConfidenceInterval interval, double truth) {
        return interval.low() <= truth && truth <= interval.high() ? 1 : 0;
    }

    @Test
    void itsTextIsRoundedAndCutToWhatIsPossible() {
        assertThat(ConfidenceInterval.ofShare(81, 263).text(100, 1)).isEqualTo("(25.5 to 36.6)");
        assertThat(of(1, 3).within(0, 10).text(1, 0)).isEqualTo("(0 to 10)");
    }
}
