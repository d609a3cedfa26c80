package dev.orebound.content.floor;

import dev.orebound.content.reading.JsonEntry;

/**
 * The number of things of one kind on a floor, by its depth, in hundredths: {@code intercept + depth * slope}, between
 * 0 and {@code most}. The remainder over a whole number is the chance, in percent, of one more.
 *
 * @param intercept in hundredths, -10000 to 10000
 * @param slope hundredths more for each depth, -1000 to 1000
 * @param most whole ones at any depth, 0 to 100
 */
public record CountByDepth(int intercept, int slope, int most) {
    /** Returns the count at a depth, in hundredths. */
    public int hundredths(int depth) {
        return Math.max(0, Math.min(most * 100, intercept + depth * slope));
    }

    static CountByDepth read(JsonEntry entry, String field) {
        JsonEntry count = entry.object(field);
        return count.complete(new CountByDepth(
                count.whole("intercept", -10_000, 10_000),
                count.whole("slope", -1_000, 1_000),
                count.whole("most", 0, 100)));
    }
}
