package dev.orebound.content.floor;

import dev.orebound.content.reading.Field;

/**
 * The number of things of one kind on a floor, by its depth, in hundredths: {@code intercept + depth * slope}, between
 * 0 and {@code most}. The remainder over a whole number is the chance, in percent, of one more.
 */
public record CountByDepth(
        @Field("-10000..10000 hundredths: count at depth 0") int intercept,

        @Field("-1000..1000 hundredths: more for each depth")
        int slope,

        @Field("0..100: whole ones at any depth") int most) {
    /** Returns the count at a depth, in hundredths. */
    public int hundredths(int depth) {
        return Math.max(0, Math.min(most * 100, intercept + depth * slope));
    }
}
