package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * How often, how loud and how far monsters of a mood are heard.
 *
 * @param meanTicks from one voice of a monster to its next, 10 to 36000
 * @param gain 0 to 1
 * @param carriesCells how far off it can still be heard, 1 to 200
 */
public record VoicePacing(int meanTicks, float gain, float carriesCells) {
    static VoicePacing read(JsonEntry entry) {
        VoicePacing pace = new VoicePacing(
                entry.whole("mean_ticks", 10, 36_000),
                entry.number("gain", 0, 1),
                entry.number("carries_cells", 1, 200));
        entry.rejectUnknownFields();
        return pace;
    }
}
