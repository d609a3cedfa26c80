package dev.orebound.content.sound;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ListedRecord;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The recipe from which one sound is synthesised. */
@Meaning("""
        Recipes: how each sound is made when the game starts, in this order, loops last. cues.json says when they are heard.

        An object whose fields are numbers may be a list of them, in the order below and without those at the end that are \
        left out; or one number, which is the first: "pitch": [220, 110] glides from 220 to 110 Hz, "pitch": 220 stays.""")
public record SoundRecipe(
        String id,

        @Field(
                "0.01..0.5, default 0.15: loudness of its loudest twentieth of a second, weighted as ears do, where a full square wave is 1."
                        + " Most have the same, so that gains in cues.json compare; a sound that would clip is made as loud as fits")
        float loudness,

        @Field("1..6, default 1: versions that differ at random and take turns")
        int variants,

        @Field("0..12, default 0: semitones by which a variant, and each playing, is higher or lower")
        float semitones,

        @Field("1..30 s, default 0: length of a loop, whose beginning cannot be heard; left out: no loop")
        float loopSeconds,

        @Field("0.1..20, default 1: how hard all layers together are pushed into a soft limit; 3 is rough, 8 is broken")
        float drive,

        @Field("optional: repeats the whole sound, softer and duller each time") @Nullable
        EchoSpec echo,

        @Field("optional: the cave around, which goes on when the sound ends") @Nullable
        ReverbSpec hall,

        @Field("1..64: its voices") List<SoundLayer> layers)
        implements TableEntry, Checked {

    public static final String FILE = "sounds/recipes.json";

    /** No sound that ends may be longer. */
    private static final float LONGEST_SECONDS = 6;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        for (int i = 0; i < layers.size(); i++) {
            if (layers.get(i).envelope() == null && !(isLoop() && layers.get(i).isSteady())) {
                entry.complain(
                        "layers[" + i + "].envelope",
                        isLoop()
                                ? "is missing; give one, or let nothing here glide, be modulated or be struck"
                                : "is missing; give an object in braces");
            }
        }
        if (seconds() > LONGEST_SECONDS && !isLoop()) {
            entry.complain(
                    "layers", "last " + seconds() + " seconds; give at most " + LONGEST_SECONDS + " with the tail");
        }
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
        return end + (echo == null ? 0 : echo.tailSeconds()) + (hall == null ? 0 : hall.seconds());
    }

    /** An echo, which repeats the whole sound. */
    public record EchoSpec(
            @Field("0.01..2 s: time from one to the next") float seconds,

            @Field("0..0.9: share that each keeps of the one before")
            float feedback,

            @Field("0..1: loudness of the first against the sound")
            float gain)
            implements ListedRecord {
        /** Echoes are forgotten once they are this soft. */
        private static final float SILENT = 0.01f;

        /** Returns the seconds by which the sound gets longer. */
        float tailSeconds() {
            float sum = 0;
            for (float left = gain; left > SILENT; left *= feedback) {
                sum += seconds;
            }
            return sum;
        }
    }

    /** Reverb, which goes on when the sound ends. */
    public record ReverbSpec(
            @Field("0.05..8 s: time until the tail has fallen by 60 decibels")
            float seconds,

            @Field("0..1: loudness of the tail against the sound")
            float gain,

            @Field("0..0.95: how much faster high notes die")
            float dark)
            implements ListedRecord {}
}
