package dev.orebound.lab.figure;

/**
 * The quartiles of a set of numbers, with its least and its largest number.
 *
 * @param count how many there were; with none, all else is 0
 * @param lower what a quarter does not exceed
 * @param median what half does not exceed
 * @param upper what three quarters do not exceed
 */
public record QuartileSummary(long count, int least, int lower, int median, int upper, int most) {
    /** Returns a description in words, for readers who cannot see the plot. */
    public String words(String unit) {
        return count == 0
                ? "none"
                : "least " + least + ", a quarter up to " + lower + ", half up to " + median + ", three quarters up to "
                        + upper + ", most " + most + " " + unit + ", of " + count;
    }
}
