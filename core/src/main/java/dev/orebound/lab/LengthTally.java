package dev.orebound.lab;

/** How often each small number was met. */
final class LengthTally {
    /** No walk has more floors. */
    private static final int MOST = 16;

    private final long[] times = new long[MOST + 1];
    private long count;

    /** Takes in a number from 0 to 16. */
    void add(int number) {
        times[number]++;
        count++;
    }

    double mean() {
        double sum = 0;
        for (int number = 0; number <= MOST; number++) {
            sum += (double) number * times[number];
        }
        return sum / Math.max(1, count);
    }

    /** How far the numbers stray from their mean: the root of the mean of the squares. */
    double standardDeviation() {
        double mean = mean();
        double sum = 0;
        for (int number = 0; number <= MOST; number++) {
            sum += (number - mean) * (number - mean) * times[number];
        }
        return Math.sqrt(sum / Math.max(1, count));
    }

    /** The smallest number that at least so many in 100 do not exceed. */
    int percentile(int percent) {
        int number = 0;
        long within = times[0];
        while (number < MOST && within * 100 < count * percent) {
            number++;
            within += times[number];
        }
        return number;
    }
}
