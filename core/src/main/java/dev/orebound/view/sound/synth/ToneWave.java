package dev.orebound.view.sound.synth;

import dev.orebound.content.sound.SoundLayer;
import dev.orebound.content.sound.FrequencyModulation;
import dev.orebound.content.sound.Waveform;

/**
 * Sine, triangle, saw and square.
 *
 * <p>Source of the rounding that keeps saw and square from aliasing: PolyBLEP (Valimaki, Huovilainen: Antialiasing
 * Oscillators in Subtractive Synthesis, 2007).
 */
final class ToneWave {
    /** What a semitone adds to a frequency, taken as a straight line so that a vibrato leaves the mean where it is. */
    private static final double SEMITONE = 0.0578;

    /** How fast the depth of a modulation goes from its first to its last value: e to the minus this at the end. */
    private static final double FADE = 4;

    private ToneWave() {}

    static void fill(float[] samples, SoundLayer layer, float pitch, int turn) {
        PitchSweep glide = new PitchSweep(layer.pitch(), samples.length, pitch, turn);
        double vibratoStep = 2 * Math.PI * SampleMath.cyclesASample(layer.vibrato().hertz(), turn);
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

    /** What rounds off a step upwards by 2 at phase 0, within a sample to either side. */
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
}
