package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/**
 * How one sound is made.
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

    static ContentTable<SoundRecipe> readAll(Assets assets, ContentTable<StruckMaterial> materials, List<String> complaints) {
        List<SoundRecipe> recipes = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, FILE, complaints).entries()) {
            recipes.add(read(entry, materials));
        }
        return new ContentTable<>(recipes);
    }

    private static SoundRecipe read(JsonEntry entry, ContentTable<StruckMaterial> materials) {
        float loopSeconds = Numbers.optional(entry, "loop_seconds", 1, 30, 0);
        SoundRecipe recipe = new SoundRecipe(
                entry.name(),
                entry.number("loudness", 0.01f, 0.5f),
                entry.has("variants") ? entry.whole("variants", 1, 6) : 1,
                Numbers.optional(entry, "semitones", 0, 12, 0),
                loopSeconds,
                Numbers.optional(entry, "drive", 0.1f, 20, 1),
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

    /** True if it begins anew where it ends. */
    public boolean isLoop() {
        return loopSeconds > 0;
    }

    /** How long it is at most: a loop's length, or layers and tail together. */
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
}
