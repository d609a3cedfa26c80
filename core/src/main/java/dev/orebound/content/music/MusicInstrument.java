package dev.orebound.content.music;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/** The recipe of an instrument, from which each of its notes is synthesised. */
@Meaning("""
        Instruments: how the notes of pieces.json sound. All sources of an instrument are added up, then shaped by \
        its envelope. Every
        note is scaled to the same peak, so the gain of a part compares among instruments.""")
public record MusicInstrument(
        String id,

        @Field("optional: sines at whole multiples of the pitch, as of a string or a pipe")
        HarmonicSeries harmonics,

        @Field("optional: sines at any multiples of the pitch, as of wood, bone or metal")
        List<SinePartial> partials,

        @Field("optional: a plucked string") PluckedString pluck,
        @Field("optional: breath, or the rattle of a drum") NoiseBand noise,

        @Field("0.001..4 s, default 0.004: time up to full strength")
        float attack,

        @Field("0.01..8 s, default 0.15: time down to silence, once a note has lasted as long as it is written")
        float release,

        @Field("0.05..12 s: longest time that a note sounds")
        float seconds,

        @Field("0..40 cents, default 0: distance of a second player from the first, of harmonics only")
        float detune,

        @Field("optional: moves the pitch to and fro") VibratoSwing vibrato,

        @Field("0..5 octaves, default 0: distance from which the pitch falls at the beginning, as of a drum")
        float drop,

        @Field("0.005..2 s, default 0.05: time in which it falls")
        float dropSeconds,

        @Field("0..8, default 0: how hard the note is pushed into a soft limit; 3 is rough")
        float drive)
        implements TableEntry, Checked {

    public static final String FILE = "music/instruments.json";

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (harmonics.count() == 0 && partials.isEmpty() && pluck.decay() == 0 && noise.gain() == 0) {
            entry.complain("harmonics", "is missing, and so are partials, pluck and noise; give one of them");
        }
    }

    /** Sines at whole multiples of a pitch. */
    public record HarmonicSeries(
            @Field("1..24: how many; those above 12,000 Hz are left out")
            int count,

            @Field("0..4: how much softer higher ones are: the n-th has 1 / n to this power")
            float slope,

            @Field("0..1, default 1: factor of even ones; 0 is hollow, as of a clarinet")
            float even,

            @Field("0..20 s, default 0: time in which the first dies by 60 decibels, higher ones faster; 0: never")
            float decay,

            @Field("0..0.2 s, default 0: time by which each comes later than the one before, as of brass")
            float late) {
        /** No harmonics. */
        public static final HarmonicSeries NONE = new HarmonicSeries(0, 1, 1, 0, 0);
    }

    /** A sine at a multiple of a pitch. */
    public record SinePartial(
            @Field("0.25..24: multiple of the pitch") float ratio,
            @Field("0..1: strength") float gain,

            @Field("0..20 s, default 0: time in which it dies by 60 decibels; 0: never")
            float decay) {}

    /** A plucked string. */
    public record PluckedString(
            @Field("0.05..12 s: time in which it dies by 60 decibels")
            float decay,

            @Field("0..1: how bright it is; 0 is wool, 1 is wire")
            float bright,

            @Field("0.02..0.5, default 0.2: where it is plucked, from its end to its middle")
            float place) {
        /** No string. */
        public static final PluckedString NONE = new PluckedString(0, 0, 0.2f);
    }

    /** Noise round a frequency. */
    public record NoiseBand(
            @Field("0..2: strength against the other sources, whose peak is 1")
            float gain,

            @Field("0.1..64: middle of the band, as a multiple of the pitch")
            float ratio,

            @Field("0.3..40, default 0.7: how narrow it is") float resonance,

            @Field("0..20 s, default 0: time in which it dies by 60 decibels; 0: never")
            float decay) {
        /** No noise. */
        public static final NoiseBand NONE = new NoiseBand(0, 1, 0.7f, 0);
    }

    /** A slow sine that moves the pitch. */
    public record VibratoSwing(
            @Field("0.1..12 Hz: how often") float hertz,
            @Field("0..100 cents: how far to either side") float cents,

            @Field("0..4 s, default 0.3: time in which it grows from nothing")
            float delay) {
        /** Moves nothing. */
        public static final VibratoSwing NONE = new VibratoSwing(1, 0, 0.3f);
    }
}
