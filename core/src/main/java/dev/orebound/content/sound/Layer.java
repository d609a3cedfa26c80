package dev.orebound.content.sound;

import dev.orebound.content.Entry;
import dev.orebound.content.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One voice of a sound. Its wave goes through modulation, ring and tremolo, then through the filters one after the other,
 * then through the formants side by side, then the envelope.
 *
 * @param material what was struck, for {@link Wave#STRUCK} alone
 * @param at when it starts, in seconds
 * @param gain 0 to 4, compared with the other layers
 * @param pitch of the wave; unused for plain noise
 * @param envelope null for a voice that lasts as long as its loop
 * @param modulation for {@link Wave#SINE} alone
 * @param vibrato moves the pitch, in semitones
 * @param tremolo moves the strength, as a part of it
 * @param ring multiplies by another sine; its depth is the part that is multiplied
 */
public record Layer(
        Wave wave,
        @Nullable Material material,
        float at,
        float gain,
        Sweep pitch,
        @Nullable Envelope envelope,
        Modulation modulation,
        Wobble vibrato,
        Wobble tremolo,
        Wobble ring,
        List<Filter> filters,
        List<Filter> formants,
        Repeat repeat) {

    public Layer {
        filters = List.copyOf(filters);
        formants = List.copyOf(formants);
    }

    static List<Layer> readAll(Entry sound, Table<Material> materials, float loopSeconds) {
        List<Layer> layers = new ArrayList<>();
        for (Entry layer : sound.objects("layers")) {
            layers.add(read(layer, materials, loopSeconds));
        }
        if (layers.isEmpty()) {
            sound.complain("layers", "is empty; give at least one layer");
        }
        return layers;
    }

    private static Layer read(Entry entry, Table<Material> materials, float loopSeconds) {
        Wave wave = entry.choice("wave", Wave.class);
        Layer layer = new Layer(
                wave,
                material(entry, wave, materials),
                Numbers.optional(entry, "at", 0, 20, 0),
                Numbers.optional(entry, "gain", 0, 4, 1),
                pitch(entry, wave),
                loopSeconds > 0 && !entry.has("envelope") ? null : Envelope.read(entry.object("envelope")),
                wave == Wave.SINE ? Modulation.optional(entry, "modulation") : Modulation.NONE,
                Wobble.optional(entry, "vibrato", 60, 24),
                Wobble.optional(entry, "tremolo", 200, 1),
                Wobble.optional(entry, "ring", 8000, 1),
                Filter.readAll(entry, "filters"),
                Filter.readAll(entry, "formants"),
                Repeat.optional(entry, "repeat"));
        entry.rejectUnknownFields();
        layer.checkEndless(entry);
        return layer;
    }

    private static @Nullable Material material(Entry entry, Wave wave, Table<Material> materials) {
        if (wave != Wave.STRUCK) {
            return null;
        }
        String id = entry.reference("material", materials);
        return materials.has(id) ? materials.get(id) : null;
    }

    private static Sweep pitch(Entry entry, Wave wave) {
        return switch (wave) {
            case WHITE, PINK, BROWN -> Sweep.UNUSED;
            case SINE, TRIANGLE, SAW, SQUARE, CRACKLE, STRUCK -> Sweep.read(entry.object("pitch"), 0.1f, 12_000);
        };
    }

    /** What never ends cannot glide either, or the end of the loop would not meet its beginning. */
    private void checkEndless(Entry entry) {
        if (envelope != null) {
            return;
        }
        boolean glides = !pitch.isSteady() || !modulation.equals(Modulation.NONE);
        for (Filter filter : filters) {
            glides |= !filter.cutoff().isSteady();
        }
        for (Filter formant : formants) {
            glides |= !formant.cutoff().isSteady();
        }
        if (glides || wave == Wave.STRUCK) {
            entry.complain("envelope", "is missing; give one, or let nothing here glide, be modulated or be struck");
        }
    }

    /** From the start of the sound to this layer's end; 0 for a layer without an end. */
    public float endSeconds() {
        return envelope == null ? 0 : at + repeat.seconds() + envelope.seconds();
    }
}
