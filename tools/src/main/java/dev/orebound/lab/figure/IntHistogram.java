package dev.orebound.lab.figure;

import com.badlogic.gdx.utils.JsonValue;
import java.util.Arrays;

/** A histogram of whole numbers from 0 on that grows with the largest number. */
public final class IntHistogram extends FigurePart {
    private long[] times = new long[1];
    private long count;

    /** Adds a number, which is 0 or more. */
    public void add(int number) {
        add(number, 1);
    }

    /** Adds a number so many times. */
    public void add(int number, long more) {
        if (number >= times.length) {
            times = Arrays.copyOf(times, Math.max(number + 1, 2 * times.length));
        }
        times[number] += more;
        count += more;
    }

    @Override
    void addNext(FigurePart next) {
        long[] others = ((IntHistogram) next).times;
        for (int number = 0; number < others.length; number++) {
            if (others[number] != 0) {
                add(number, others[number]);
            }
        }
    }

    /** Writes each number that was added, and behind it how often. */
    @Override
    void write(JsonText json) {
        json.beginList();
        for (int number = 0; number < times.length; number++) {
            if (times[number] != 0) {
                json.value(number).value(times[number]);
            }
        }
        json.endList();
    }

    @Override
    void read(JsonValue written) {
        if (written.size % 2 != 0) {
            throw new IllegalArgumentException("a number without a count");
        }
        for (JsonValue number = written.child; number != null; number = number.next.next) {
            add(number.asInt(), number.next.asLong());
        }
    }

    /** Returns how many numbers were added. */
    public long count() {
        return count;
    }

    /** Returns how often a number was added. */
    public long times(int number) {
        return number < times.length ? times[number] : 0;
    }

    /** Returns how often each number was added, from 0 to the largest. */
    public long[] times() {
        return Arrays.copyOf(times, most() + 1);
    }

    /** Returns the number of a rank, from 1 for the smallest; ranks beyond mean the smallest and the largest. */
    public int ofRank(long rank) {
        int number = least();
        long within = times(number);
        while (number < most() && within < rank) {
            number++;
            within += times[number];
        }
        return number;
    }

    /** Returns the quartiles of the numbers. */
    public QuartileSummary quartiles() {
        return new QuartileSummary(count, least(), percentile(25), percentile(50), percentile(75), most());
    }

    /** Returns the smallest number, or 0 if there is none. */
    public int least() {
        int number = 0;
        while (number < times.length - 1 && times[number] == 0) {
            number++;
        }
        return count == 0 ? 0 : number;
    }

    /** Returns the largest number, or 0 if there is none. */
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

    /** Returns the standard deviation of the numbers. */
    public double standardDeviation() {
        double mean = mean();
        double sum = 0;
        for (int number = 0; number < times.length; number++) {
            sum += (number - mean) * (number - mean) * times[number];
        }
        return Math.sqrt(sum / Math.max(1, count));
    }

    /** Returns the smallest number that so many percent of the numbers do not exceed. */
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
