package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;

/**
 * Repeats the whole sound, softer and duller each time.
 *
 * @param seconds from one to the next
 * @param feedback what each keeps of the one before, 0 to 0.9
 * @param gain of the first, 0 to 1; 0 for no echo
 */
public record EchoSpec(float seconds, float feedback, float gain) {
    /** No echo. */
    public static final EchoSpec NONE = new EchoSpec(0.1f, 0, 0);

    /** Echoes are forgotten once they are this soft. */
    private static final float SILENT = 0.01f;

    static EchoSpec optional(JsonEntry entry, String field) {
        if (!entry.has(field)) {
            return NONE;
        }
        JsonEntry echo = entry.object(field);
        EchoSpec read =
                new EchoSpec(echo.number("seconds", 0.01f, 2), echo.number("feedback", 0, 0.9f), echo.number("gain", 0, 1));
        echo.rejectUnknownFields();
        return read;
    }

    /** How much longer the sound gets. */
    public float tailSeconds() {
        float sum = 0;
        for (float left = gain; left > SILENT; left *= feedback) {
            sum += seconds;
        }
        return sum;
    }
}
