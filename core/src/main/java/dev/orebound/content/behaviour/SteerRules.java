package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * How bodies make way for each other.
 *
 * @param mostLookedAt others whom somebody heeds, those nearest by cells first, 1 to 60
 * @param waryCells beyond touching within which somebody makes way who walks, 0 to 3
 * @param sidePercent of its speed with which it goes aside at most, 0 to 100
 * @param squeezePercent of its speed that it keeps while it squeezes past, 1 to 100
 * @param mostPush with which others push it at most, in cells a second, 0 to 10
 * @param hastePercent of its speed that it comes to at most, pushed and all, 100 to 300
 */
public record SteerRules(
        int mostLookedAt, float waryCells, int sidePercent, int squeezePercent, float mostPush, int hastePercent) {

    static SteerRules read(JsonEntry entry) {
        SteerRules rules = new SteerRules(
                entry.whole("most_looked_at", 1, 60),
                entry.number("wary_cells", 0, 3),
                entry.whole("side_percent", 0, 100),
                entry.whole("squeeze_percent", 1, 100),
                entry.number("most_push", 0, 10),
                entry.whole("haste_percent", 100, 300));
        entry.rejectUnknownFields();
        return rules;
    }
}
