package dev.orebound.content.sound;

import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A layer of a sound. Its wave passes modulation, ring and tremolo, then the filters one after the other, then the
 * formants side by side, then the envelope.
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
                entry.numberOr("at", 0, 20, 0),
                entry.numberOr("gain", 0, 4, 1),
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

    private static @Nullable StruckMaterial material(
            JsonEntry entry, Waveform wave, ContentTable<StruckMaterial> materials) {
        if (wave != Waveform.STRUCK) {
            return null;
        }
        String id = entry.reference("material", materials);
        return materials.has(id) ? materials.get(id) : null;
    }

    private static FrequencySweep pitch(JsonEntry entry, Waveform wave) {
        return switch (wave) {
            case WHITE, PINK, BROWN -> FrequencySweep.UNUSED;
            case SINE, TRIANGLE, SAW, SQUARE, CRACKLE, STRUCK ->
                FrequencySweep.read(entry.object("pitch"), 0.1f, 12_000);
        };
    }

    /** An endless layer cannot glide either, or the end of the loop would not meet its beginning. */
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

    /** Returns the seconds from the start of the sound to this layer's end; 0 for a layer without an end. */
    public float endSeconds() {
        return envelope == null ? 0 : at + repeat.seconds() + envelope.seconds();
    }

    /** The source of a layer, before anything shapes it. */
    public enum Waveform {
        SINE,
        TRIANGLE,
        SAW,
        SQUARE,
        /** Noise as strong in every hertz. */
        WHITE,
        /** Noise as strong in every octave. */
        PINK,
        /** Noise that falls by six decibels an octave: a rumble. */
        BROWN,
        /** Single clicks at random times; the pitch says how many a second. */
        CRACKLE,
        /** A material that was hit: its modes ring out at multiples of the pitch. */
        STRUCK
    }

    /**
     * A frequency that glides, as many octaves in every second, and then stays.
     *
     * @param from at the beginning, in hertz
     * @param to at the end, in hertz
     * @param seconds that the glide takes; 0 for as long as the layer sounds
     */
    public record FrequencySweep(float from, float to, float seconds) {
        /** An unused frequency. */
        static final FrequencySweep UNUSED = new FrequencySweep(1, 1, 0);

        private static FrequencySweep read(JsonEntry entry, float lowest, float highest) {
            float from = entry.number("from", lowest, highest);
            return entry.complete(new FrequencySweep(
                    from, entry.numberOr("to", lowest, highest, from), entry.numberOr("seconds", 0, 10, 0)));
        }

        /** Returns true if the frequency never changes. */
        public boolean isSteady() {
            return from == to;
        }
    }

    /**
     * The loudness of a layer over time: up within {@code attack}, down to {@code sustain} within {@code decay}, steady
     * for {@code hold}, silent after {@code release}. Times in seconds; decay and release fall fast at first, then
     * slowly.
     *
     * @param sustain part of the full strength, 0 to 1
     */
    public record EnvelopeSpec(float attack, float decay, float sustain, float hold, float release) {
        private static final float LONGEST_SECONDS = 10;

        private static EnvelopeSpec read(JsonEntry entry) {
            return entry.complete(new EnvelopeSpec(
                    entry.numberOr("attack", 0.0005f, LONGEST_SECONDS, 0.001f),
                    entry.number("decay", 0.001f, LONGEST_SECONDS),
                    entry.numberOr("sustain", 0, 1, 0),
                    entry.numberOr("hold", 0, LONGEST_SECONDS, 0),
                    entry.numberOr("release", 0, LONGEST_SECONDS, 0)));
        }

        /** Returns the length in seconds. */
        public float seconds() {
            return attack + decay + hold + release;
        }
    }

    /**
     * Frequency modulation, which makes a sine metallic.
     *
     * <p>Source: J. Chowning, The Synthesis of Complex Audio Spectra by Means of Frequency Modulation, 1973.
     *
     * @param ratio of the modulating to the sounding frequency, 0.1 to 16
     * @param from how deep at the beginning, 0 to 20
     * @param to how deep at the end
     */
    public record FrequencyModulation(float ratio, float from, float to) {
        /** Leaves the sine as it is. */
        public static final FrequencyModulation NONE = new FrequencyModulation(1, 0, 0);

        private static FrequencyModulation optional(JsonEntry entry, String field) {
            if (!entry.has(field)) {
                return NONE;
            }
            JsonEntry modulation = entry.object(field);
            return modulation.complete(new FrequencyModulation(
                    modulation.number("ratio", 0.1f, 16),
                    modulation.number("from", 0, 20),
                    modulation.number("to", 0, 20)));
        }
    }

    /**
     * A low-frequency oscillator: a slow sine that varies another value.
     *
     * @param hertz how often a second
     * @param depth how far, in the unit of what it moves; 0 for not at all
     */
    public record LfoSpec(float hertz, float depth) {
        /** Moves nothing. */
        public static final LfoSpec NONE = new LfoSpec(1, 0);

        private static LfoSpec optional(JsonEntry entry, String field, float fastest, float deepest) {
            if (!entry.has(field)) {
                return NONE;
            }
            JsonEntry wobble = entry.object(field);
            return wobble.complete(
                    new LfoSpec(wobble.number("hertz", 0.01f, fastest), wobble.number("depth", 0, deepest)));
        }
    }

    /**
     * A filter that lets a part of the spectrum through.
     *
     * @param cutoff where it cuts, or the middle of the band
     * @param resonance how narrow and how ringing, 0.3 to 40; 0.7 is neutral
     * @param gain what it leaves, 0 to 4
     * @param wobble moves the cutoff to and fro, in octaves
     */
    public record FilterSpec(FilterKind kind, FrequencySweep cutoff, float resonance, float gain, LfoSpec wobble) {
        /** The frequencies that pass: below the cutoff, above it, or round it. */
        public enum FilterKind {
            LOW,
            HIGH,
            BAND
        }

        private static List<FilterSpec> readAll(JsonEntry entry, String field) {
            if (!entry.has(field)) {
                return List.of();
            }
            List<FilterSpec> filters = new ArrayList<>();
            for (JsonEntry filter : entry.objects(field)) {
                filters.add(filter.complete(new FilterSpec(
                        filter.choice("kind", FilterKind.class),
                        FrequencySweep.read(filter.object("cutoff"), 20, 18_000),
                        filter.numberOr("resonance", 0.3f, 40, 0.7f),
                        filter.numberOr("gain", 0, 4, 1),
                        LfoSpec.optional(filter, "wobble", 20, 4))));
            }
            return filters;
        }
    }

    /**
     * The repetition of a layer: a rattle, a sparkle, a few notes.
     *
     * @param times how often, 1 to 64
     * @param every seconds from one to the next
     * @param gain what each is multiplied by, compared with the one before
     * @param pitch what each one's pitch is multiplied by, compared with the one before
     * @param uneven by which part of {@code every} each may come late, 0 to 1
     * @param semitones by which each may be higher or lower
     */
    public record RepeatSpec(int times, float every, float gain, float pitch, float uneven, float semitones) {
        /** Sounds once. */
        public static final RepeatSpec ONCE = new RepeatSpec(1, 0, 1, 1, 0, 0);

        private static RepeatSpec optional(JsonEntry entry, String field) {
            if (!entry.has(field)) {
                return ONCE;
            }
            JsonEntry repeat = entry.object(field);
            return repeat.complete(new RepeatSpec(
                    repeat.whole("times", 1, 64),
                    repeat.number("every", 0.005f, 5),
                    repeat.numberOr("gain", 0.1f, 2, 1),
                    repeat.numberOr("pitch", 0.25f, 4, 1),
                    repeat.numberOr("uneven", 0, 1, 0),
                    repeat.numberOr("semitones", 0, 24, 0)));
        }

        /** Returns the seconds from the start of the first to the latest start of the last. */
        public float seconds() {
            return (times - 1 + uneven) * every;
        }
    }
}
