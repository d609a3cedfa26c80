package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * Frequency modulation, which makes a sine metallic.
 *
 * <p>Source: J. Chowning, The Synthesis of Complex Audio Spectra by Means of Frequency Modulation, 1973.
 *
 * @param ratio of the modulating to the sounding frequency, 0.1 to 16
 * @param from how deep at the beginning, 0 to 20
 * @param to how deep at the end
 */
public record FrequencyModulation(float ratio, float from, float to) {
    /** Leaves the sine as it is. */
    public static final FrequencyModulation NONE = new FrequencyModulation(1, 0, 0);

    static FrequencyModulation optional(JsonEntry entry, String field) {
        if (!entry.has(field)) {
            return NONE;
        }
        JsonEntry modulation = entry.object(field);
        FrequencyModulation read = new FrequencyModulation(
                modulation.number("ratio", 0.1f, 16), modulation.number("from", 0, 20), modulation.number("to", 0, 20));
        modulation.rejectUnknownFields();
        return read;
    }
}
