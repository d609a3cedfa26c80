package dev.orebound.lab.figure;

import java.util.Locale;

/**
 * An interval that holds the true figure in 95 of 100 samples.
 *
 * @param low its lower end
 * @param high its upper end
 */
public record ConfidenceInterval(double low, double high) {
    /** So many standard deviations to each side hold 95 % of a normal distribution. */
    private static final double NORMAL = 1.959963984540054;

    /** The same of Student's distribution with 1 and 2 degrees of freedom, for which the series is too coarse. */
    private static final double[] STUDENT = {12.7062, 4.3027};

    /**
     * Returns the interval of a share, from 0 to 1.
     *
     * <p>Source: Wilson: Probable inference, the law of succession, and statistical inference, 1927.
     *
     * @param hits the cases that count
     * @param cases all of them; if there are none, every share is possible
     */
    public static ConfidenceInterval ofShare(long hits, long cases) {
        if (cases == 0) {
            return new ConfidenceInterval(0, 1);
        }
        double share = (double) hits / cases;
        double square = NORMAL * NORMAL / cases;
        double middle = (share + square / 2) / (1 + square);
        double half = NORMAL * Math.sqrt(share * (1 - share) / cases + square / (4 * cases)) / (1 + square);
        return new ConfidenceInterval(Math.max(0, middle - half), Math.min(1, middle + half));
    }

    /** Returns the interval of the mean of the numbers that were added, by Student's distribution. */
    public static ConfidenceInterval ofMean(IntHistogram numbers) {
        double sum = 0;
        double squares = 0;
        for (int number = numbers.least(); number <= numbers.most(); number++) {
            sum += (double) number * numbers.times(number);
            squares += (double) number * number * numbers.times(number);
        }
        return ofMean(numbers.count(), sum, squares);
    }

    /**
     * Returns the interval of the mean of some numbers, by Student's distribution. A single number tells nothing of
     * their spread, so its interval is itself.
     *
     * @param count of the numbers
     * @param sum of the numbers
     * @param squares the sum of their squares
     */
    public static ConfidenceInterval ofMean(long count, double sum, double squares) {
        double mean = sum / Math.max(1, count);
        if (count < 2) {
            return new ConfidenceInterval(mean, mean);
        }
        double variance = Math.max(0, (squares - mean * sum) / (count - 1));
        double half = student(count - 1) * Math.sqrt(variance / count);
        return new ConfidenceInterval(mean - half, mean + half);
    }

    /**
     * Returns the interval of a quantile: two of the numbers, whose ranks lie as far to both sides as the binomial
     * distribution asks.
     */
    public static ConfidenceInterval ofQuantile(IntHistogram numbers, int percent) {
        long count = numbers.count();
        double rank = count * percent / 100.0;
        double half = NORMAL * Math.sqrt(rank * (100 - percent) / 100);
        return new ConfidenceInterval(
                numbers.ofRank((long) Math.floor(rank - half)), numbers.ofRank((long) Math.ceil(rank + half)));
    }

    /**
     * Returns the deviations to each side that hold 95 % of Student's distribution.
     *
     * <p>Source: Abramowitz, Stegun: Handbook of Mathematical Functions, 1964, 26.7.5.
     */
    private static double student(long degrees) {
        if (degrees <= STUDENT.length) {
            return STUDENT[(int) degrees - 1];
        }
        double x = NORMAL;
        double x2 = x * x;
        double first = (x2 + 1) * x / 4;
        double second = ((5 * x2 + 16) * x2 + 3) * x / 96;
        double third = (((3 * x2 + 19) * x2 + 17) * x2 - 15) * x / 384;
        double fourth = ((((79 * x2 + 776) * x2 + 1482) * x2 - 1920) * x2 - 945) * x / 92_160;
        double n = degrees;
        return x + (first + (second + (third + fourth / n) / n) / n) / n;
    }

    /** Returns the part of it that lies within bounds, for a figure that can have no others. */
    public ConfidenceInterval within(double least, double most) {
        return new ConfidenceInterval(Math.max(least, low), Math.min(most, high));
    }

    /** Returns it in brackets, each end multiplied by a factor and with so many decimals: {@code (3.2 to 4.1)}. */
    public String text(double factor, int decimals) {
        String number = "%." + decimals + "f";
        return String.format(Locale.ROOT, "(" + number + " to " + number + ")", low * factor, high * factor);
    }
}
