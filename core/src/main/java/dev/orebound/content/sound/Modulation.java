package dev.orebound.content.sound;

import dev.orebound.content.Entry;

/**
 * Frequency modulation, which makes a sine metallic.
 *
 * <p>Source: J. Chowning, The Synthesis of Complex Audio Spectra by Means of Frequency Modulation, 1973.
 *
 * @param ratio of the modulating to the sounding frequency, 0.1 to 16
 * @param from how deep at the beginning, 0 to 20
 * @param to how deep at the end
 */
public record Modulation(float ratio, float from, float to) {
    /** Leaves the sine as it is. */
    public static final Modulation NONE = new Modulation(1, 0, 0);

    static Modulation optional(Entry entry, String field) {
        if (!entry.has(field)) {
            return NONE;
        }
        Entry modulation = entry.object(field);
        Modulation read = new Modulation(
                modulation.number("ratio", 0.1f, 16), modulation.number("from", 0, 20), modulation.number("to", 0, 20));
        modulation.rejectUnknownFields();
        return read;
    }
}
