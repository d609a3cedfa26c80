package dev.orebound.content.floor;

import dev.orebound.content.reading.JsonEntry;
/**
 * How far something spreads from where it begins: generation by generation, to each cell beside the last one with a chance
 * that falls.
 *
 * @param startPercent the chance in the first generation, 0 to 100
 * @param fallPercent what it loses with each, 1 to 100
 */
public record SpreadRules(int startPercent, int fallPercent) {
    static SpreadRules read(JsonEntry entry) {
        return new SpreadRules(entry.whole("start_percent", 0, 100), entry.whole("fall_percent", 1, 100));
    }
}
