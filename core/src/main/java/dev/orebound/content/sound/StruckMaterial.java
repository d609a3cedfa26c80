package dev.orebound.content.sound;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import java.util.stream.Stream;

/** A material of struck things: the modes in which it rings. */
@Meaning("""
        Materials: how a struck thing rings. Layers of sounds and instruments begin with their ids.""")
public record StruckMaterial(
        String id,

        @Field("1..64: one entry for each frequency at which it rings")
        List<VibrationMode> modes) implements TableEntry, Checked {

    public static final String FILE = "sounds/materials.json";

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (Stream.of(SoundUnit.values()).anyMatch(unit -> unit.word().equals(id))) {
            entry.complain("id", "is the word of a unit of sounds; give another id");
        }
    }

    /** A vibration mode of a material. */
    public record VibrationMode(
            @Field("0.1..40: frequency, as a multiple of the layer's pitch; whole numbers sound like a string or a "
                    + "pipe, others"
                    + " like stone or metal")
            float ratio,

            @Field("0..1: strength") float gain,

            @Field("0.02..2: duration, as a multiple of the layer's decay, or of that of its envelope; high modes "
                    + "die first")
            float decay) {}
}
