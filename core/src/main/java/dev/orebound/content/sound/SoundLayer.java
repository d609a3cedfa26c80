package dev.orebound.content.sound;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ListedRecord;
import dev.orebound.content.reading.Meaning;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A layer of a sound. Its wave passes modulation, ring and tremolo, then the filters one after the other, then the
 * formants side by side, then the envelope.
 */
public record SoundLayer(
        @Field("default struck: source of the sound") Waveform wave,

        @Field("id in materials.json, optional: what was struck; for struck only, and needed there") @Nullable
        StruckMaterial material,

        @Field("0..20 s, default 0: start") float at,

        @Field("0..4, default 1: peak; compared among the layers before loudness applies")
        float gain,

        @Field("optional: frequency of the wave; for crackle the number of clicks a second; noise has none")
        PitchGlide pitch,

        @Field(
                "optional: loudness over time; only a layer of a loop may leave it out, and then lasts as long as the loop")
        @Nullable
        EnvelopeSpec envelope,

        @Field("optional: makes a sine metallic; for sine only") @Nullable
        FrequencyModulation modulation,

        @Field("optional: moves the pitch to and fro") VibratoSpec vibrato,

        @Field("optional: moves the strength to and fro") @Nullable
        TremoloSpec tremolo,

        @Field("optional: multiplies with a sine") @Nullable RingSpec ring,

        @Field("optional: lets frequencies about one pass") @Nullable
        FilterSpec band,

        @Field("optional: lets those below one pass") @Nullable
        FilterSpec low,

        @Field("optional: lets those above one pass") @Nullable
        FilterSpec high,

        @Field("optional: bands side by side, like the vowels of a throat")
        List<FilterSpec> formants,

        @Field("optional: repetition: a rattle, a sparkle, a few notes")
        RepeatSpec repeat)
        implements Checked {

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        boolean isStruck = wave == Waveform.STRUCK;
        checkPresence(entry, "pitch", wave.hasPitch(), !wave.hasPitch(), "an object in braces");
        checkPresence(entry, "material", isStruck, !isStruck, "the id of a material");
        checkPresence(entry, "modulation", false, wave != Waveform.SINE, "");
    }

    private void checkPresence(JsonEntry entry, String field, boolean isNeeded, boolean isRefused, String accepted) {
        if (isNeeded && !entry.has(field)) {
            entry.complain(field, "is missing; give " + accepted);
        } else if (isRefused && entry.has(field)) {
            String word = wave.name().toLowerCase(Locale.ROOT);
            entry.complain(field, "is not a field of a layer whose wave is " + word + "; leave it out");
        }
    }

    /** Returns true if it never changes, so that the end of a loop meets its beginning without an envelope. */
    boolean isSteady() {
        return wave != Waveform.STRUCK
                && pitch.from() == pitch.to()
                && modulation == null
                && Stream.concat(Stream.of(band, low, high).filter(Objects::nonNull), formants.stream())
                        .allMatch(filter -> filter.from() == filter.to());
    }

    /** Returns the seconds from the start of the sound to this layer's end; 0 for a layer without an end. */
    float endSeconds() {
        return envelope == null ? 0 : at + (repeat.times() - 1 + repeat.uneven()) * repeat.every() + envelope.seconds();
    }

    /** The source of a layer, before anything shapes it. */
    public enum Waveform {
        SINE,
        TRIANGLE,
        SAW,
        SQUARE,
        @Meaning("noise as strong in every hertz")
        WHITE,
        @Meaning("noise as strong in every octave")
        PINK,
        @Meaning("noise that falls by six decibels an octave: a rumble")
        BROWN,
        @Meaning("single clicks at random times")
        CRACKLE,
        @Meaning("a material rings out at multiples of the pitch")
        STRUCK;

        boolean hasPitch() {
            return this != WHITE && this != PINK && this != BROWN;
        }
    }

    /** A frequency that glides, as many octaves in every second, and then stays. */
    public record PitchGlide(
            @Field("0.1..12000 Hz: frequency at the beginning")
            float from,

            @Field("0.1..12000 Hz, default 0: frequency at the end; left out: as from")
            float to,

            @Field("0..10 s, default 0: duration of the glide; 0: the length of the layer")
            float seconds)
            implements ListedRecord {
        /** An unused frequency. */
        public static final PitchGlide NONE = new PitchGlide(1, 1, 0);

        public PitchGlide {
            to = to == 0 ? from : to;
        }
    }

    /** The loudness of a layer over time. Decay and release fall fast at first, then slowly. */
    public record EnvelopeSpec(
            @Field("0.0005..10 s, default 0.001: time up to full strength")
            float attack,

            @Field("0.001..10 s: time down to the sustain") float decay,

            @Field("0..1, default 0: share of the full strength that is held")
            float sustain,

            @Field("0..10 s, default 0: time for which it is held")
            float hold,

            @Field("0..10 s, default 0: time down to silence")
            float release)
            implements ListedRecord {
        /** Returns the length in seconds. */
        public float seconds() {
            return attack + decay + hold + release;
        }
    }

    /**
     * Frequency modulation, which makes a sine metallic.
     *
     * <p>Source: J. Chowning, The Synthesis of Complex Audio Spectra by Means of Frequency Modulation, 1973.
     */
    public record FrequencyModulation(
            @Field("0.1..16: modulating frequency, as a multiple of the pitch")
            float ratio,

            @Field("0..20: depth at the beginning") float from,
            @Field("0..20: depth at the end") float to)
            implements ListedRecord {}

    /** A slow sine that moves the pitch. */
    public record VibratoSpec(
            @Field("0.01..60 Hz: how often") float hertz,
            @Field("0..24: semitones to either side") float depth) implements ListedRecord {
        /** Moves nothing. */
        public static final VibratoSpec NONE = new VibratoSpec(1, 0);
    }

    /** A slow sine that takes strength away. */
    public record TremoloSpec(
            @Field("0.01..200 Hz: how often") float hertz,

            @Field("0..1: share of the strength that it takes")
            float depth)
            implements ListedRecord {}

    /** Another sine by which the layer is multiplied. */
    public record RingSpec(
            @Field("0.01..8000 Hz: frequency of the other sine")
            float hertz,

            @Field("0..1: share that is multiplied") float depth)
            implements ListedRecord {}

    /** A slow sine that moves the cutoff of a filter. */
    public record WobbleSpec(
            @Field("0.01..20 Hz: how often") float hertz,
            @Field("0..4: octaves to either side") float depth) implements ListedRecord {
        /** Moves nothing. */
        public static final WobbleSpec NONE = new WobbleSpec(1, 0);
    }

    /** A filter whose cutoff glides as a pitch does. */
    public record FilterSpec(
            @Field("20..18000 Hz: frequency where it cuts, or the middle of a band, at the beginning")
            float from,

            @Field("20..18000 Hz, default 0: frequency at the end; left out: as from")
            float to,

            @Field("0.3..40, default 0.7: how narrow and how ringing; 0.7 is neutral")
            float resonance,

            @Field("0..4, default 1: factor of what passes") float gain,

            @Field("0..10 s, default 0: duration of the glide; 0: the length of the layer")
            float seconds,

            @Field("optional: moves the cutoff to and fro") WobbleSpec wobble)
            implements ListedRecord {
        public FilterSpec {
            to = to == 0 ? from : to;
        }
    }

    /** The repetition of a layer. */
    public record RepeatSpec(
            @Field("1..64: how often") int times,
            @Field("0.005..5 s: time from one to the next") float every,

            @Field("0.1..2, default 1: loudness of each against the one before")
            float gain,

            @Field("0..1, default 0: share of that time by which each may come late")
            float uneven,

            @Field("0..24, default 0: semitones by which each may be higher or lower")
            float semitones,

            @Field("0.25..4, default 1: pitch of each, as a multiple of the one before")
            float pitch)
            implements ListedRecord {
        /** Sounds once. */
        public static final RepeatSpec NONE = new RepeatSpec(1, 0, 1, 0, 0, 1);
    }
}
