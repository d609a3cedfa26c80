package dev.orebound.content.sound;

import dev.orebound.content.Entry;

/**
 * How often, how loud and how far monsters of a mood are heard.
 *
 * @param meanTicks from one voice of a monster to its next, 10 to 36000
 * @param gain 0 to 1
 * @param carriesCells how far off it can still be heard, 1 to 200
 */
public record Pace(int meanTicks, float gain, float carriesCells) {
    static Pace read(Entry entry) {
        Pace pace = new Pace(
                entry.whole("mean_ticks", 10, 36_000),
                entry.number("gain", 0, 1),
                entry.number("carries_cells", 1, 200));
        entry.rejectUnknownFields();
        return pace;
    }
}
