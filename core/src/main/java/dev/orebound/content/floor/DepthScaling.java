package dev.orebound.content.floor;

import dev.orebound.content.reading.JsonEntry;
/**
 * How much of something there is by depth, in percent of what content says elsewhere: {@code first} at depth 1, {@code
 * aDepth} more for each depth below, at most {@code most}.
 *
 * @param first 1 to 1000
 * @param aDepth 0 to 200
 * @param most 1 to 5000
 */
public record DepthScaling(int first, int aDepth, int most) {
    /** The percentage at a depth from 1 on. */
    public int percentAt(int depth) {
        return Math.min(most, first + (depth - 1) * aDepth);
    }

    /** So much of an amount as there is at a depth; at least 1 of what is at least 1. */
    public int of(int amount, int depth) {
        int share = (int) ((long) amount * percentAt(depth) / 100);
        return amount > 0 ? Math.max(1, share) : share;
    }

    static DepthScaling read(JsonEntry entry, String field) {
        JsonEntry curve = entry.object(field);
        DepthScaling read =
                new DepthScaling(curve.whole("first", 1, 1000), curve.whole("a_depth", 0, 200), curve.whole("most", 1, 5000));
        curve.rejectUnknownFields();
        return read;
    }
}
