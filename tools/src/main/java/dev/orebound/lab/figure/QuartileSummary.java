package dev.orebound.lab.figure;

/**
 * The quartiles of a set of numbers, with its smallest and its largest number.
 *
 * @param count the number of numbers; if there are none, everything else is 0
 * @param lower a quarter of the numbers does not exceed it
 * @param median half of the numbers do not exceed it
 * @param upper three quarters of the numbers do not exceed it
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
