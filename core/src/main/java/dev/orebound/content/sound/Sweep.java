package dev.orebound.content.sound;

import dev.orebound.content.Entry;

/**
 * A frequency that glides, as many octaves in every second, and then stays.
 *
 * @param from at the beginning, in hertz
 * @param to at the end, in hertz
 * @param seconds that the glide takes; 0 for as long as the layer sounds
 */
public record Sweep(float from, float to, float seconds) {
    /** A frequency that nobody asks for. */
    static final Sweep UNUSED = new Sweep(1, 1, 0);

    static Sweep read(Entry entry, float lowest, float highest) {
        float from = entry.number("from", lowest, highest);
        Sweep sweep = new Sweep(
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
