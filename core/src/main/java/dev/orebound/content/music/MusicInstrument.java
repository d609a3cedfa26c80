package dev.orebound.content.music;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.sound.SoundChain;
import dev.orebound.content.sound.SoundUnit;
import dev.orebound.content.sound.StruckMaterial;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The recipe of an instrument, from which each of its notes is synthesised. */
@Meaning("""
        Instruments: how the notes of pieces.json sound. Layers are chains of the units that sounds/recipes.json \
        explains, such as
        "harmonics 1x 4 2.1, vibrato 4.8 0.15 0.7". 2x is twice the pitch of the note. A layer without an envelope \
        lasts as long as
        the note. Every note is scaled to the same peak, so the gain of a part compares among instruments.""")
public record MusicInstrument(
        String id,

        @Field("0.001..4 s, default 0.004: time up to full strength")
        float attack,

        @Field("0.01..8 s, default 0.15: time down to silence, once a note has lasted as long as it is written")
        float release,

        @Field("0.05..12 s: longest time that a note sounds")
        float seconds,

        @Field("optional: a chain of what happens to all layers together") @Nullable
        String mix,

        @Field("1..16: its layers, each a chain of units") List<String> layers)
        implements TableEntry, Checked {

    public static final String FILE = "music/instruments.json";

    /** No layer with an envelope may end later. */
    private static final int LONGEST_SECONDS = 12;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        SoundChain.checkAll(mix, layers, entry, tables.of(StruckMaterial.class), (layer, faults) -> {
            boolean mustDie = layer.has(SoundUnit.STRUCK) || layer.has(SoundUnit.STRING);
            if (mustDie && layer.decaySeconds() == 0) {
                faults.accept("decay: is missing; give one, or an envelope");
            } else if (layer.endSeconds() > LONGEST_SECONDS) {
                faults.accept("lasts " + Math.round(layer.endSeconds()) + " seconds; give at most " + LONGEST_SECONDS);
            }
        });
    }

    /** Returns its layers, taken apart. */
    public List<SoundChain> chains() {
        return layers.stream().map(SoundChain::of).toList();
    }

    /** Returns what happens to all layers together, taken apart. */
    public SoundChain mixChain() {
        return SoundChain.of(mix);
    }
}
