package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * A frequency that glides, as many octaves in every second, and then stays.
 *
 * @param from at the beginning, in hertz
 * @param to at the end, in hertz
 * @param seconds that the glide takes; 0 for as long as the layer sounds
 */
public record FrequencySweep(float from, float to, float seconds) {
    /** A frequency that nobody asks for. */
    static final FrequencySweep UNUSED = new FrequencySweep(1, 1, 0);

    static FrequencySweep read(JsonEntry entry, float lowest, float highest) {
        float from = entry.number("from", lowest, highest);
        FrequencySweep sweep = new FrequencySweep(
                from,
                Numbers.optional(entry, "to", lowest, highest, from),
                Numbers.optional(entry, "seconds", 0, 10, 0));
        entry.rejectUnknownFields();
        return sweep;
    }

    /** True if it never changes. */
    public boolean isSteady() {
        return from == to;
    }
}
