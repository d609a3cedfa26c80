package dev.orebound.content.sound;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The recipe from which one sound is synthesised. */
@Meaning("""
        Recipes: how each sound is made when the game starts, in this order, loops last. cues.json says when they are heard.

        A layer is a chain of units with commas between: first a source, then what is done to it, in this order. A unit is a word and its \
        numbers; those that have a default (= 0.7) may be left out from the end. A number that glides may be two: 120>62 falls from 120 to \
        62 while the layer lasts, 120>62/0.1 within a tenth of a second. So "sine 120>62, low 900, envelope 0.002 0.07, gain 0.8" is a \
        thump.""")
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

        @Field("optional: a chain of what happens to all layers together") @Nullable
        String mix,

        @Field("1..64: its layers, each a chain of these units")
        List<String> layers)
        implements TableEntry, Checked {

    public static final String FILE = "sounds/recipes.json";

    /** No sound that ends may be longer. */
    private static final float LONGEST_SECONDS = 6;

    /** Echoes are forgotten once they are this soft. */
    private static final float SILENT = 0.01f;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        ContentTable<StruckMaterial> materials = tables.of(StruckMaterial.class);
        for (int i = 0; i < layers.size(); i++) {
            String place = "layers[" + i + "]";
            SoundChain layer = SoundChain.of(layers.get(i), fault -> entry.complain(place, fault));
            layer.checkPlaces(false, materials, fault -> entry.complain(place, fault));
            if (!layer.has(SoundUnit.ENVELOPE) && !(isLoop() && layer.isSteady())) {
                entry.complain(
                        place,
                        "envelope: is missing; give one" + (isLoop() ? ", or let nothing glide or be struck" : ""));
            }
        }
        SoundChain.of(mix == null ? "" : mix, fault -> entry.complain("mix", fault))
                .checkPlaces(true, materials, fault -> entry.complain("mix", fault));
        if (seconds() > LONGEST_SECONDS && !isLoop()) {
            entry.complain(
                    "layers", "last " + seconds() + " seconds; give at most " + LONGEST_SECONDS + " with the tail");
        }
    }

    /** Returns its layers, taken apart. */
    public List<SoundChain> chains() {
        return layers.stream().map(SoundRecipe::chain).toList();
    }

    /** Returns what happens to all layers together, taken apart. */
    public SoundChain mixChain() {
        return chain(mix == null ? "" : mix);
    }

    private static SoundChain chain(String checked) {
        return SoundChain.of(checked, fault -> {});
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
        for (SoundChain layer : chains()) {
            end = Math.max(end, layer.endSeconds());
        }
        SoundChain tail = mixChain();
        for (float left = tail.get(SoundUnit.ECHO, "gain", 0);
                left > SILENT;
                left *= tail.get(SoundUnit.ECHO, "feedback", 0)) {
            end += tail.get(SoundUnit.ECHO, "seconds", 0);
        }
        return end + tail.get(SoundUnit.HALL, "seconds", 0);
    }
}
