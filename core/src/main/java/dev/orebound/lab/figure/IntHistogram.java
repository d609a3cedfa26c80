package dev.orebound.lab.figure;

import java.util.Arrays;

/** How often each whole number from 0 on was met. It grows with the largest. */
public final class IntHistogram {
    private long[] times = new long[1];
    private long count;

    /** Takes in a number from 0 on. */
    public void add(int number) {
        add(number, 1);
    }

    private void add(int number, long more) {
        if (number >= times.length) {
            times = Arrays.copyOf(times, Math.max(number + 1, 2 * times.length));
        }
        times[number] += more;
        count += more;
    }

    /** Takes in all that another has met. */
    public void addAll(IntHistogram other) {
        for (int number = 0; number < other.times.length; number++) {
            if (other.times[number] != 0) {
                add(number, other.times[number]);
            }
        }
    }

    /** How many numbers were met. */
    public long count() {
        return count;
    }

    /** How often a number was met. */
    public long times(int number) {
        return number < times.length ? times[number] : 0;
    }

    /** How often each number was met, from 0 to the largest. */
    public long[] times() {
        return Arrays.copyOf(times, most() + 1);
    }

    /** By the quarters of what was met. */
    public QuartileSummary quartiles() {
        return new QuartileSummary(count, least(), percentile(25), percentile(50), percentile(75), most());
    }

    /** The smallest that was met; 0 if none was. */
    public int least() {
        int number = 0;
        while (number < times.length - 1 && times[number] == 0) {
            number++;
        }
        return count == 0 ? 0 : number;
    }

    /** The largest that was met; 0 if none was. */
    public int most() {
        int number = times.length - 1;
        while (number > 0 && times[number] == 0) {
            number--;
        }
        return number;
    }

    public double mean() {
        double sum = 0;
        for (int number = 0; number < times.length; number++) {
            sum += (double) number * times[number];
        }
        return sum / Math.max(1, count);
    }

    /** How far the numbers stray from their mean: the root of the mean of the squares. */
    public double standardDeviation() {
        double mean = mean();
        double sum = 0;
        for (int number = 0; number < times.length; number++) {
            sum += (number - mean) * (number - mean) * times[number];
        }
        return Math.sqrt(sum / Math.max(1, count));
    }

    /** The smallest number that at least so many in 100 do not exceed. */
    public int percentile(int percent) {
        int number = 0;
        long within = times[0];
        while (number < times.length - 1 && within * 100 < count * percent) {
            number++;
            within += times[number];
        }
        return number;
    }
}
