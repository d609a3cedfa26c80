package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * The recipe from which one sound is synthesised.
 *
 * @param loudness of its loudest twentieth of a second (root mean square, low notes weighed less), 0.01 to 0.5, where a
 *     full square wave is 1
 * @param variants how many are made that differ in noise and chance, 1 to 6; each time another is played
 * @param semitones by which a variant, or one playing, may be higher or lower, 0 to 12
 * @param loopSeconds after which it begins anew without a seam; 0 if it ends
 * @param drive how hard the sum of the layers is pushed into a soft limit, 0.1 to 20; 1 hardly changes it
 * @param layers its voices
 */
public record SoundRecipe(
        String id,
        float loudness,
        int variants,
        float semitones,
        float loopSeconds,
        float drive,
        EchoSpec echo,
        ReverbSpec hall,
        List<SoundLayer> layers)
        implements TableEntry {

    static final String FILE = "sounds/recipes.json";

    /** No sound that ends may be longer. */
    private static final float LONGEST_SECONDS = 6;

    public SoundRecipe {
        layers = List.copyOf(layers);
    }

    static ContentTable<SoundRecipe> readAll(
            Assets assets, ContentTable<StruckMaterial> materials, List<String> complaints) {
        return ContentTable.read(assets, FILE, complaints, entry -> read(entry, materials));
    }

    private static SoundRecipe read(JsonEntry entry, ContentTable<StruckMaterial> materials) {
        float loopSeconds = entry.numberOr("loop_seconds", 1, 30, 0);
        SoundRecipe recipe = new SoundRecipe(
                entry.name(),
                entry.number("loudness", 0.01f, 0.5f),
                entry.wholeOr("variants", 1, 6, 1),
                entry.numberOr("semitones", 0, 12, 0),
                loopSeconds,
                entry.numberOr("drive", 0.1f, 20, 1),
                EchoSpec.optional(entry, "echo"),
                ReverbSpec.optional(entry, "hall"),
                SoundLayer.readAll(entry, materials, loopSeconds));
        entry.rejectUnknownFields();
        if (recipe.seconds() > LONGEST_SECONDS && !recipe.isLoop()) {
            entry.complain(
                    "layers",
                    "last " + recipe.seconds() + " seconds; give at most " + LONGEST_SECONDS + " with the tail");
        }
        return recipe;
    }

    /** Returns true if the sound loops. */
    public boolean isLoop() {
        return loopSeconds > 0;
    }

    /** Returns its greatest length in seconds: a loop's length, or layers and tail together. */
    public float seconds() {
        if (isLoop()) {
            return loopSeconds;
        }
        float end = 0;
        for (SoundLayer layer : layers) {
            end = Math.max(end, layer.endSeconds());
        }
        return end + echo.tailSeconds() + hall.tailSeconds();
    }

    /**
     * An echo, which repeats the whole sound, softer and duller each time.
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

        private static EchoSpec optional(JsonEntry entry, String field) {
            if (!entry.has(field)) {
                return NONE;
            }
            JsonEntry echo = entry.object(field);
            return echo.complete(new EchoSpec(
                    echo.number("seconds", 0.01f, 2), echo.number("feedback", 0, 0.9f), echo.number("gain", 0, 1)));
        }

        /** Returns the seconds by which the sound gets longer. */
        public float tailSeconds() {
            float sum = 0;
            for (float left = gain; left > SILENT; left *= feedback) {
                sum += seconds;
            }
            return sum;
        }
    }

    /**
     * Reverb, which goes on when the sound ends.
     *
     * @param seconds until the tail has fallen by 60 decibels, 0.05 to 8
     * @param gain of the tail, 0 to 1; 0 for none
     * @param dark how much faster high notes die, 0 to 0.95
     */
    public record ReverbSpec(float seconds, float gain, float dark) {
        /** No hall. */
        public static final ReverbSpec NONE = new ReverbSpec(0.05f, 0, 0);

        private static ReverbSpec optional(JsonEntry entry, String field) {
            if (!entry.has(field)) {
                return NONE;
            }
            JsonEntry hall = entry.object(field);
            return hall.complete(new ReverbSpec(
                    hall.number("seconds", 0.05f, 8), hall.number("gain", 0, 1), hall.number("dark", 0, 0.95f)));
        }

        /** How much longer the sound gets. */
        public float tailSeconds() {
            return gain > 0 ? seconds : 0;
        }
    }
}
