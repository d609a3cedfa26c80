package dev.orebound.view.music;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.music.MusicInstrument;
import dev.orebound.content.music.MusicInstrument.HarmonicSeries;
import dev.orebound.content.music.MusicInstrument.NoiseBand;
import dev.orebound.content.music.MusicInstrument.PluckedString;
import dev.orebound.content.music.MusicInstrument.SinePartial;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.sound.synth.StateVariableFilter;

/**
 * Synthesises single notes: mono, 16 bits. The same instrument, pitch and length give the same samples.
 *
 * <p>Sources: plucked strings are those of K. Karplus, A. Strong, Digital Synthesis of Plucked-String and Drum Timbres,
 * 1983, with the tuning of D. Jaffe, J. Smith, Extensions of the Karplus-Strong Plucked-String Algorithm, 1983.
 */
final class NoteSynth {
    private static final int RATE = SampleMath.RATE;
    private static final int HIGHEST_HERTZ = 12_000;
    private static final float PEAK = 32_000;

    /** Frames of the fade that ends every note. */
    private static final int LAST_FADE = RATE / 50;

    /** Harmonics that a plucked string has at least, and those that it has in addition if it is bright. */
    private static final int SOFT_HARMONICS = 3;

    private static final int BRIGHT_HARMONICS = 14;
    private static final int MOST_HARMONICS = 60;

    /**
     * Distance of the phases of harmonics, in turns, times the square of their number, so that they do not pile up into
     * a peak.
     */
    private static final double SPREAD = 0.37;

    /** Samples for which pitch and strength change on a straight line. */
    private static final int BLOCK = 32;

    /** A turn of a sine in the whole range of an int; the upper bits are the index into the table. */
    private static final double TURN = 1L << 32;

    private static final int TABLE_BITS = 12;
    private static final int TABLE = 1 << TABLE_BITS;
    private static final int FRACTION_BITS = 32 - TABLE_BITS;
    private static final int FRACTION = (1 << FRACTION_BITS) - 1;
    private static final float[] SINE = sine();

    private final RandomStreams streams = new RandomStreams(Seed.of("music"));

    private static float[] sine() {
        float[] table = new float[TABLE + 1];
        for (int i = 0; i <= TABLE; i++) {
            table[i] = (float) Math.sin(2 * Math.PI * i / TABLE);
        }
        return table;
    }

    /**
     * Makes a note.
     *
     * @param pitch in semitones; 69 has 440 Hz
     * @param frames its length
     */
    short[] note(MusicInstrument instrument, int pitch, int frames) {
        float[] samples = new float[frames];
        double hertz = 440 * Math.pow(2, (pitch - 69) / 12.0);
        RandomStream stream = streams.stream(instrument.id(), pitch);
        double[] steps = steps(instrument, hertz, frames);
        addHarmonics(samples, instrument, steps, hertz);
        for (SinePartial partial : instrument.partials()) {
            if (partial.ratio() * hertz < HIGHEST_HERTZ) {
                addSine(samples, steps, partial.ratio(), partial.gain(), partial.decay(), 0, 0);
            }
        }
        if (instrument.pluck().decay() > 0) {
            addPluck(samples, instrument.pluck(), hertz);
        }
        SampleMath.scaleTo(samples, 1);
        if (instrument.noise().gain() > 0) {
            addNoise(samples, instrument.noise(), hertz, stream);
        }
        int attack = Math.max(1, Math.round(instrument.attack() * RATE));
        SampleMath.rise(samples, Math.min(samples.length, attack));
        SampleMath.fadeOut(samples, Math.min(samples.length, LAST_FADE));
        SampleMath.scaleTo(samples, 1);
        return toShorts(samples, instrument.drive());
    }

    /** Returns the cycles of the pitch in each sample. */
    private static double[] steps(MusicInstrument instrument, double hertz, int frames) {
        double[] steps = new double[frames];
        double swing = Math.pow(2, instrument.vibrato().cents() / 1200.0) - 1;
        double swingStep = 2 * Math.PI * instrument.vibrato().hertz() / RATE;
        double grows = Math.max(1, instrument.vibrato().delay() * RATE);
        double falls = Math.max(1, instrument.dropSeconds() * RATE / 4);
        for (int i = 0; i < frames; i++) {
            double factor = 1 + swing * Math.min(1, i / grows) * Math.sin(swingStep * i);
            if (instrument.drop() > 0) {
                factor *= Math.pow(2, instrument.drop() * Math.exp(-i / falls));
            }
            steps[i] = factor * hertz / RATE;
        }
        return steps;
    }

    private static void addHarmonics(float[] samples, MusicInstrument instrument, double[] steps, double hertz) {
        HarmonicSeries series = instrument.harmonics();
        int players = instrument.detune() > 0 ? 2 : 1;
        for (int player = 0; player < players; player++) {
            double off = players == 1 ? 1 : Math.pow(2, (player - 0.5) * instrument.detune() / 1200);
            for (int n = 1; n <= series.count() && n * hertz < HIGHEST_HERTZ; n++) {
                double gain = Math.pow(n, -series.slope()) * (n % 2 == 0 ? series.even() : 1);
                double decay = series.decay() / Math.sqrt(n);
                addSine(samples, steps, n * off, gain, decay, (n - 1) * series.late(), SPREAD * n * n + 0.5 * player);
            }
        }
    }

    /** Adds a sine whose strength rises within some seconds and then decays. */
    private static void addSine(
            float[] samples, double[] steps, double ratio, double gain, double decay, double late, double phase) {
        double fall = decay > 0 ? Math.exp(-SampleMath.SIXTY_DECIBELS * BLOCK / (decay * RATE)) : 1;
        double rise = late > 0 ? Math.exp(-3.0 * BLOCK / (late * RATE)) : 0;
        double left = gain;
        double missing = late > 0 ? 1 : 0;
        float strength = (float) (gain * (1 - missing));
        int turn = (int) (long) ((phase - Math.floor(phase)) * TURN);
        for (int block = 0; block < samples.length; block += BLOCK) {
            left *= fall;
            missing *= rise;
            float change = ((float) (left * (1 - missing)) - strength) / BLOCK;
            int step = (int) (long) (ratio * steps[block] * TURN);
            int end = Math.min(samples.length, block + BLOCK);
            for (int i = block; i < end; i++) {
                int index = turn >>> FRACTION_BITS;
                float below = SINE[index];
                float part = (turn & FRACTION) * (1f / (FRACTION + 1));
                samples[i] += strength * (below + (SINE[index + 1] - below) * part);
                strength += change;
                turn += step;
            }
        }
    }

    private static void addPluck(float[] samples, PluckedString pluck, double hertz) {
        double period = RATE / hertz;
        float keep = (float) Math.exp(-SampleMath.SIXTY_DECIBELS / (pluck.decay() * hertz));
        float mellow = 0.5f * (1 - pluck.bright());
        // The averaging of neighbours delays by its share; an all-pass filter takes the rest of the fraction.
        double wanted = period - mellow;
        int whole = (int) Math.floor(wanted - 0.1);
        float rest = (float) (wanted - whole);
        float pass = (1 - rest) / (1 + rest);
        float[] line = excitation(whole, pluck);
        float before = 0;
        float passIn = 0;
        float passOut = 0;
        int at = 0;
        for (int i = 0; i < samples.length; i++) {
            float out = line[at];
            samples[i] += out;
            float mixed = keep * ((1 - mellow) * out + mellow * before);
            before = out;
            passOut = pass * (mixed - passOut) + passIn;
            passIn = mixed;
            line[at] = passOut;
            at = at + 1 == whole ? 0 : at + 1;
        }
    }

    /**
     * Returns a period with all harmonics but those that the place of the pluck silences, softer ones the less bright
     * the string is.
     */
    private static float[] excitation(int length, PluckedString pluck) {
        float[] period = new float[length];
        double corner = SOFT_HARMONICS + BRIGHT_HARMONICS * pluck.bright();
        for (int n = 1; n <= Math.min(MOST_HARMONICS, length / 2 - 1); n++) {
            double gain = Math.sin(Math.PI * n * pluck.place()) / (1 + n * n / (corner * corner));
            for (int i = 0; i < length; i++) {
                period[i] += (float) (gain * Math.sin(2 * Math.PI * (n * (double) i / length + SPREAD * n * n)));
            }
        }
        return period;
    }

    private static void addNoise(float[] samples, NoiseBand band, double hertz, RandomStream stream) {
        StateVariableFilter filter = new StateVariableFilter(band.resonance(), 1, 0, 1, 0);
        filter.cutAt(band.ratio() * hertz / RATE);
        float[] noise = new float[samples.length];
        for (int i = 0; i < samples.length; i++) {
            noise[i] = 2 * stream.unit() - 1;
        }
        filter.run(noise, 0, noise.length);
        float fall = band.decay() > 0 ? (float) Math.exp(-SampleMath.SIXTY_DECIBELS / (band.decay() * RATE)) : 1;
        float strength = 1;
        for (int i = 0; i < samples.length; i++) {
            noise[i] *= strength;
            strength *= fall;
        }
        SampleMath.scaleTo(noise, band.gain());
        for (int i = 0; i < samples.length; i++) {
            samples[i] += noise[i];
        }
    }

    private static short[] toShorts(float[] samples, float drive) {
        short[] shorts = new short[samples.length];
        float most = (float) Math.tanh(drive);
        for (int i = 0; i < shorts.length; i++) {
            float sample = drive > 0 ? (float) Math.tanh(drive * samples[i]) / most : samples[i];
            shorts[i] = (short) Math.round(PEAK * sample);
        }
        return shorts;
    }
}
