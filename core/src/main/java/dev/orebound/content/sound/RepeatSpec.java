package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * A layer that sounds several times: a rattle, a sparkle, a few notes.
 *
 * @param times how often, 1 to 64
 * @param every seconds from one to the next
 * @param gain what each is multiplied by, compared with the one before
 * @param pitch what each one's pitch is multiplied by, compared with the one before
 * @param uneven by which part of {@code every} each may come late, 0 to 1
 * @param semitones by which each may be higher or lower
 */
public record RepeatSpec(int times, float every, float gain, float pitch, float uneven, float semitones) {
    /** Sounds once. */
    public static final RepeatSpec ONCE = new RepeatSpec(1, 0, 1, 1, 0, 0);

    static RepeatSpec optional(JsonEntry entry, String field) {
        if (!entry.has(field)) {
            return ONCE;
        }
        JsonEntry repeat = entry.object(field);
        RepeatSpec read = new RepeatSpec(
                repeat.whole("times", 1, 64),
                repeat.number("every", 0.005f, 5),
                Numbers.optional(repeat, "gain", 0.1f, 2, 1),
                Numbers.optional(repeat, "pitch", 0.25f, 4, 1),
                Numbers.optional(repeat, "uneven", 0, 1, 0),
                Numbers.optional(repeat, "semitones", 0, 24, 0));
        repeat.rejectUnknownFields();
        return read;
    }

    /** From the start of the first to the start of the last, at the latest. */
    public float seconds() {
        return (times - 1 + uneven) * every;
    }
}
