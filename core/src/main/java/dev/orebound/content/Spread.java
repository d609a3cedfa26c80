package dev.orebound.content;

/**
 * How far something spreads from where it begins: generation by generation, to each cell beside the last one with a chance
 * that falls.
 *
 * @param startPercent the chance in the first generation, 0 to 100
 * @param fallPercent what it loses with each, 1 to 100
 */
public record Spread(int startPercent, int fallPercent) {
    static Spread read(Entry entry) {
        return new Spread(entry.whole("start_percent", 0, 100), entry.whole("fall_percent", 1, 100));
    }
}
