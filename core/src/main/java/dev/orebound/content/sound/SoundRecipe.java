package dev.orebound.content.sound;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The recipe from which one sound is synthesised. */
@Meaning("""
        Recipes: how each sound is made. The game makes them when it starts, in the order of this file, loops last; \
        cues.json says when they are heard. A sound that is no loop lasts 6 seconds at most, with its tail.

        A layer is a chain of units with commas between them: first a source, then what is done to it, step by step as \
        written. A unit is a word and its numbers. Numbers with a default (= 0.7) may be left out, the last ones \
        first. \
        Where it says glides there may be two: 120>62 falls from 120 to 62 while the layer lasts, 120>62/0.1 within a \
        tenth of a second (within 10 seconds at most). Three layers, of a hit, a voice and a loop:

        sine 120>62, envelope 0.002 0.07, gain 0.8

        saw 190>112/0.1, formant 820>460 4, formant 1350>980 6 0.6, envelope 0.008 0.13, repeat 2 0.2 0.9

        pink, low 400, wobble 0.1 0.5, tremolo 0.2 0.5

        Sources stand first in a layer. Units for the pitch follow tones, once each; for the shape, anywhere before \
        the \
        envelope, as often as you like; for the cutoff, a filter. Those marked once stand at most once in a layer. \
        Those of \
        the mix stand in mix. In an instrument of music/instruments.json, hertz may be a multiple of the pitch of the \
        note: 2x, or 2x>1x.""")
public record SoundRecipe(
        String id,

        @Field("0.01..0.5, default 0.15: loudness of its loudest twentieth of a second, weighted as the ear hears "
                + "it; a full square wave is 1."
                + " Most have the same, so that gains in cues.json compare; a sound that would clip is made "
                + "as loud as fits")
        float loudness,

        @Field("1..6, default 1: versions that differ at random and take turns")
        int variants,

        @Field("0..12, default 0: semitones by which a variant, and each playing, is higher or lower")
        float semitones,

        @Field("1..30 s, default 0: length of a loop, which repeats without a seam; left out: no loop")
        float loopSeconds,

        @Field("optional: a chain of what happens to all layers together") @Nullable
        String mix,

        @Field("1..64: its layers, each a chain of these units")
        List<String> layers)
        implements TableEntry, Checked {

    public static final String FILE = "sounds/recipes.json";

    /** The longest that all variants of all sounds last together, since the game keeps them in memory, in seconds. */
    static final int MOST_SECONDS = 1_200;

    /** No sound that ends may be longer. */
    private static final float LONGEST_SECONDS = 6;

    /** Echoes are forgotten once they are this soft. */
    private static final float SILENT = 0.01f;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        int faultsBefore = entry.faults();
        SoundChain.checkAll(mix, layers, entry, tables.of(StruckMaterial.class), this::checkLength);
        if (entry.faults() == faultsBefore && seconds() > LONGEST_SECONDS && !isLoop()) {
            entry.complain(
                    "layers",
                    String.format(
                            Locale.ROOT,
                            "last %.1f seconds with the tail; give at most %.0f",
                            seconds(),
                            LONGEST_SECONDS));
        }
    }

    private void checkLength(SoundChain layer, Consumer<String> faults) {
        if (layer.isOfNote()) {
            faults.accept("has a multiple of a note's pitch (x), which is for instruments; give hertz");
        } else if (!layer.has(SoundUnit.ENVELOPE) && !isLoop()) {
            faults.accept("envelope: is missing; give one");
        } else if (!layer.has(SoundUnit.ENVELOPE) && !layer.isSteady()) {
            faults.accept("envelope: is missing; give one, or let nothing in it glide, be modulated, be struck or die "
                    + "away");
        }
    }

    /** Returns its layers, taken apart. */
    public List<SoundChain> chains() {
        return layers.stream().map(SoundChain::of).toList();
    }

    /** Returns what happens to all layers together, taken apart. */
    public SoundChain mixChain() {
        return SoundChain.of(mix);
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
