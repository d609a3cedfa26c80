package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sound.SoundLayer;
import dev.orebound.content.sound.SoundLayer.EnvelopeSpec;
import dev.orebound.content.sound.SoundLayer.FrequencyModulation;
import dev.orebound.content.sound.SoundLayer.PitchGlide;
import dev.orebound.content.sound.SoundLayer.Waveform;
import dev.orebound.content.sound.StruckMaterial;

/**
 * Fills samples with the raw wave of a layer: tones, noise or the modes of a struck material. In a loop, random draws come
 * back with each turn.
 *
 * <p>Sources: PolyBLEP keeps saw and square from aliasing (Valimaki, Huovilainen: Antialiasing Oscillators in Subtractive
 * Synthesis, 2007); P. Kellet's economy filter, 1999, makes pink noise; struck materials use modal synthesis (J.-M. Adrien,
 * The Missing Link, 1991), each mode a two-pole resonator rung once.
 */
final class WaveSource {
    /**
     * Share that a semitone adds to a frequency, taken as a straight line so that a vibrato leaves the mean where it
     * is.
     */
    private static final double SEMITONE = 0.0578;

    /**
     * Rate at which the depth of a modulation goes from its first to its last value: e to the minus this remains at the
     * end.
     */
    private static final double FADE = 4;

    /** Modes above this are left out: few can hear them, and they would alias. */
    private static final double HIGHEST_HERTZ = 16_000;

    /** Share by which each mode may be off, since no two stones are alike. */
    private static final double UNLIKE = 0.006;

    /** Exponent of a fall by 60 decibels: e to the minus this. */
    private static final double SIXTY_DECIBELS = 6.908;

    private WaveSource() {}

    /** Fills all samples with the wave of a layer. */
    static void fill(float[] samples, SoundLayer layer, float pitch, int turn, RandomStream stream) {
        switch (layer.wave()) {
            case SINE, TRIANGLE, SAW, SQUARE -> fillTone(samples, layer, pitch, turn);
            case WHITE, PINK, BROWN, CRACKLE -> fillNoise(samples, layer, pitch, turn, stream);
            case STRUCK -> fillStruck(samples, layer, pitch, stream);
        }
    }

    private static void fillTone(float[] samples, SoundLayer layer, float pitch, int turn) {
        PitchSweep glide = glide(layer.pitch(), samples.length, pitch, turn);
        double vibratoStep =
                2 * Math.PI * SampleMath.cyclesASample(layer.vibrato().hertz(), turn);
        double vibrato = SEMITONE * layer.vibrato().depth();
        boolean trembles = vibrato > 0;
        boolean modulated = !layer.modulation().equals(FrequencyModulation.NONE);
        double phase = 0;
        for (int i = 0; i < samples.length; i++) {
            double step = glide.next();
            if (trembles) {
                step *= 1 + vibrato * Math.sin(vibratoStep * i);
            }
            samples[i] = modulated
                    ? modulated(phase, layer.modulation(), (double) i / samples.length)
                    : plain(layer.wave(), phase - Math.floor(phase), step);
            phase += step;
        }
    }

    private static PitchSweep glide(PitchGlide glide, int length, float factor, int turn) {
        return new PitchSweep(
                (double) glide.from() * factor, (double) glide.to() * factor, glide.seconds(), length, turn);
    }

    private static float modulated(double phase, FrequencyModulation modulation, double part) {
        double depth = modulation.to() + (modulation.from() - modulation.to()) * Math.exp(-FADE * part);
        return (float) Math.sin(2 * Math.PI * phase + depth * Math.sin(2 * Math.PI * modulation.ratio() * phase));
    }

    private static float plain(Waveform wave, double phase, double step) {
        return (float)
                switch (wave) {
                    case TRIANGLE -> 1 - 4 * Math.abs(phase < 0.75 ? phase - 0.25 : phase - 1.25);
                    case SAW -> 2 * phase - 1 - rounding(phase, step);
                    case SQUARE ->
                        (phase < 0.5 ? 1 : -1)
                                + rounding(phase, step)
                                - rounding(phase < 0.5 ? phase + 0.5 : phase - 0.5, step);
                    default -> Math.sin(2 * Math.PI * phase);
                };
    }

    /** Returns the correction that rounds off a step upwards by 2 at phase 0, within a sample to either side. */
    private static double rounding(double phase, double step) {
        if (phase < step) {
            double part = phase / step;
            return 2 * part - part * part - 1;
        }
        if (phase > 1 - step) {
            double part = (phase - 1) / step;
            return part * part + 2 * part + 1;
        }
        return 0;
    }

    private static void fillNoise(float[] samples, SoundLayer layer, float pitch, int turn, RandomStream stream) {
        int drawn = turn == 0 ? samples.length : turn;
        switch (layer.wave()) {
            case CRACKLE -> crackle(samples, drawn, glide(layer.pitch(), samples.length, pitch, turn), stream);
            default -> white(samples, drawn, stream);
        }
        for (int i = drawn; i < samples.length; i++) {
            samples[i] = samples[i - drawn];
        }
        switch (layer.wave()) {
            case PINK -> pink(samples);
            case BROWN -> brown(samples);
            default -> {}
        }
    }

    private static void white(float[] samples, int count, RandomStream stream) {
        for (int i = 0; i < count; i++) {
            samples[i] = 2 * stream.unit() - 1;
        }
    }

    private static void crackle(float[] samples, int count, PitchSweep density, RandomStream stream) {
        for (int i = 0; i < count; i++) {
            samples[i] = stream.unit() < density.next() ? 2 * stream.unit() - 1 : 0;
        }
    }

    private static void pink(float[] samples) {
        float slow = 0;
        float middle = 0;
        float fast = 0;
        for (int i = 0; i < samples.length; i++) {
            float white = samples[i];
            slow = 0.99765f * slow + white * 0.0990460f;
            middle = 0.96300f * middle + white * 0.2965164f;
            fast = 0.57000f * fast + white * 1.0526913f;
            samples[i] = slow + middle + fast + white * 0.1848f;
        }
    }

    private static void brown(float[] samples) {
        float sum = 0;
        for (int i = 0; i < samples.length; i++) {
            sum = 0.996f * sum + samples[i];
            samples[i] = sum;
        }
    }

    private static void fillStruck(float[] samples, SoundLayer layer, float pitch, RandomStream stream) {
        StruckMaterial material = layer.material();
        EnvelopeSpec envelope = layer.envelope();
        if (material == null || envelope == null) {
            throw new IllegalArgumentException("a struck layer needs a material and an envelope");
        }
        for (StruckMaterial.VibrationMode mode : material.modes()) {
            double off = 1 + UNLIKE * (2 * stream.unit() - 1);
            double hertz = layer.pitch().from() * pitch * mode.ratio() * off;
            if (hertz < HIGHEST_HERTZ) {
                ringMode(samples, hertz, mode.gain(), mode.decay() * envelope.decay());
            }
        }
    }

    private static void ringMode(float[] samples, double hertz, double gain, double seconds) {
        double angle = 2 * Math.PI * hertz / SampleMath.RATE;
        double radius = Math.exp(-SIXTY_DECIBELS / (seconds * SampleMath.RATE));
        double first = 2 * radius * Math.cos(angle);
        double second = -radius * radius;
        double before = 0;
        double now = gain * Math.sin(angle);
        for (int i = 1; i < samples.length; i++) {
            samples[i] += (float) now;
            double next = first * now + second * before;
            before = now;
            now = next;
        }
    }
}
