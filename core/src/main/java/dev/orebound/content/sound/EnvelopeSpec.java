package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * How a layer swells and dies: up within {@code attack}, down to {@code sustain} within {@code decay}, there for
 * {@code hold}, silent after {@code release}. Times in seconds; decay and release fall as sounds do, fast and then slowly.
 *
 * @param sustain part of the full strength, 0 to 1
 */
public record EnvelopeSpec(float attack, float decay, float sustain, float hold, float release) {
    private static final float LONGEST_SECONDS = 10;

    static EnvelopeSpec read(JsonEntry entry) {
        EnvelopeSpec envelope = new EnvelopeSpec(
                Numbers.optional(entry, "attack", 0.0005f, LONGEST_SECONDS, 0.001f),
                entry.number("decay", 0.001f, LONGEST_SECONDS),
                Numbers.optional(entry, "sustain", 0, 1, 0),
                Numbers.optional(entry, "hold", 0, LONGEST_SECONDS, 0),
                Numbers.optional(entry, "release", 0, LONGEST_SECONDS, 0));
        entry.rejectUnknownFields();
        return envelope;
    }

    /** From the first to the last sample. */
    public float seconds() {
        return attack + decay + hold + release;
    }
}
