package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One voice of a sound. Its wave goes through modulation, ring and tremolo, then through the filters one after the other,
 * then through the formants side by side, then the envelope.
 *
 * @param material what was struck, for {@link Waveform#STRUCK} alone
 * @param at when it starts, in seconds
 * @param gain 0 to 4, compared with the other layers
 * @param pitch of the wave; unused for plain noise
 * @param envelope null for a voice that lasts as long as its loop
 * @param modulation for {@link Waveform#SINE} alone
 * @param vibrato moves the pitch, in semitones
 * @param tremolo moves the strength, as a part of it
 * @param ring multiplies by another sine; its depth is the part that is multiplied
 */
public record SoundLayer(
        Waveform wave,
        @Nullable StruckMaterial material,
        float at,
        float gain,
        FrequencySweep pitch,
        @Nullable EnvelopeSpec envelope,
        FrequencyModulation modulation,
        LfoSpec vibrato,
        LfoSpec tremolo,
        LfoSpec ring,
        List<FilterSpec> filters,
        List<FilterSpec> formants,
        RepeatSpec repeat) {

    public SoundLayer {
        filters = List.copyOf(filters);
        formants = List.copyOf(formants);
    }

    static List<SoundLayer> readAll(JsonEntry sound, ContentTable<StruckMaterial> materials, float loopSeconds) {
        List<SoundLayer> layers = new ArrayList<>();
        for (JsonEntry layer : sound.objects("layers")) {
            layers.add(read(layer, materials, loopSeconds));
        }
        if (layers.isEmpty()) {
            sound.complain("layers", "is empty; give at least one layer");
        }
        return layers;
    }

    private static SoundLayer read(JsonEntry entry, ContentTable<StruckMaterial> materials, float loopSeconds) {
        Waveform wave = entry.choice("wave", Waveform.class);
        SoundLayer layer = new SoundLayer(
                wave,
                material(entry, wave, materials),
                Numbers.optional(entry, "at", 0, 20, 0),
                Numbers.optional(entry, "gain", 0, 4, 1),
                pitch(entry, wave),
                loopSeconds > 0 && !entry.has("envelope") ? null : EnvelopeSpec.read(entry.object("envelope")),
                wave == Waveform.SINE ? FrequencyModulation.optional(entry, "modulation") : FrequencyModulation.NONE,
                LfoSpec.optional(entry, "vibrato", 60, 24),
                LfoSpec.optional(entry, "tremolo", 200, 1),
                LfoSpec.optional(entry, "ring", 8000, 1),
                FilterSpec.readAll(entry, "filters"),
                FilterSpec.readAll(entry, "formants"),
                RepeatSpec.optional(entry, "repeat"));
        entry.rejectUnknownFields();
        layer.checkEndless(entry);
        return layer;
    }

    private static @Nullable StruckMaterial material(JsonEntry entry, Waveform wave, ContentTable<StruckMaterial> materials) {
        if (wave != Waveform.STRUCK) {
            return null;
        }
        String id = entry.reference("material", materials);
        return materials.has(id) ? materials.get(id) : null;
    }

    private static FrequencySweep pitch(JsonEntry entry, Waveform wave) {
        return switch (wave) {
            case WHITE, PINK, BROWN -> FrequencySweep.UNUSED;
            case SINE, TRIANGLE, SAW, SQUARE, CRACKLE, STRUCK -> FrequencySweep.read(entry.object("pitch"), 0.1f, 12_000);
        };
    }

    /** What never ends cannot glide either, or the end of the loop would not meet its beginning. */
    private void checkEndless(JsonEntry entry) {
        if (envelope != null) {
            return;
        }
        boolean glides = !pitch.isSteady() || !modulation.equals(FrequencyModulation.NONE);
        for (FilterSpec filter : filters) {
            glides |= !filter.cutoff().isSteady();
        }
        for (FilterSpec formant : formants) {
            glides |= !formant.cutoff().isSteady();
        }
        if (glides || wave == Waveform.STRUCK) {
            entry.complain("envelope", "is missing; give one, or let nothing here glide, be modulated or be struck");
        }
    }

    /** From the start of the sound to this layer's end; 0 for a layer without an end. */
    public float endSeconds() {
        return envelope == null ? 0 : at + repeat.seconds() + envelope.seconds();
    }
}
