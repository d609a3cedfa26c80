package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * A slow sine that moves something to and fro.
 *
 * @param hertz how often a second
 * @param depth how far, in the unit of what it moves; 0 for not at all
 */
public record LfoSpec(float hertz, float depth) {
    /** Moves nothing. */
    public static final LfoSpec NONE = new LfoSpec(1, 0);

    static LfoSpec optional(JsonEntry entry, String field, float fastest, float deepest) {
        if (!entry.has(field)) {
            return NONE;
        }
        JsonEntry wobble = entry.object(field);
        LfoSpec read = new LfoSpec(wobble.number("hertz", 0.01f, fastest), wobble.number("depth", 0, deepest));
        wobble.rejectUnknownFields();
        return read;
    }
}
