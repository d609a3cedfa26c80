package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * The cave round a sound, which goes on when it ends.
 *
 * @param seconds until the tail has fallen by 60 decibels, 0.05 to 8
 * @param gain of the tail, 0 to 1; 0 for none
 * @param dark how much faster high notes die, 0 to 0.95
 */
public record ReverbSpec(float seconds, float gain, float dark) {
    /** No hall. */
    public static final ReverbSpec NONE = new ReverbSpec(0.05f, 0, 0);

    static ReverbSpec optional(JsonEntry entry, String field) {
        if (!entry.has(field)) {
            return NONE;
        }
        JsonEntry hall = entry.object(field);
        ReverbSpec read =
                new ReverbSpec(hall.number("seconds", 0.05f, 8), hall.number("gain", 0, 1), hall.number("dark", 0, 0.95f));
        hall.rejectUnknownFields();
        return read;
    }

    /** How much longer the sound gets. */
    public float tailSeconds() {
        return gain > 0 ? seconds : 0;
    }
}
