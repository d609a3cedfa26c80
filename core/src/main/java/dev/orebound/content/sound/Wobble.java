package dev.orebound.content.sound;

import dev.orebound.content.Entry;

/**
 * A slow sine that moves something to and fro.
 *
 * @param hertz how often a second
 * @param depth how far, in the unit of what it moves; 0 for not at all
 */
public record Wobble(float hertz, float depth) {
    /** Moves nothing. */
    public static final Wobble NONE = new Wobble(1, 0);

    static Wobble optional(Entry entry, String field, float fastest, float deepest) {
        if (!entry.has(field)) {
            return NONE;
        }
        Entry wobble = entry.object(field);
        Wobble read = new Wobble(wobble.number("hertz", 0.01f, fastest), wobble.number("depth", 0, deepest));
        wobble.rejectUnknownFields();
        return read;
    }
}
