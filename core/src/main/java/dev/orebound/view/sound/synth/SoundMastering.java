package dev.orebound.view.sound.synth;

import java.util.Arrays;

/** Finishes a sound: soft limit, no direct current, no clicks at its ends, and the loudness that was asked for. */
final class SoundMastering {
    /** Largest distance of a sample from zero. */
    static final float HIGHEST_PEAK = 0.92f;

    /** Window in which loudness is measured: a twentieth of a second. */
    private static final int WINDOW = SampleMath.RATE / 20;

    private static final int FADE_IN = SampleMath.RATE / 2000;
    private static final int FADE_OUT = SampleMath.RATE / 100;

    /** Part of the peak below which nothing is heard. */
    private static final float SILENT = 0.0015f;

    /** Part that is kept from sample to sample, which removes everything below some 20 hertz. */
    private static final float BLOCKER = 0.997f;

    /** Rate of the ear's low-pass: its corner lies at some 300 hertz. */
    private static final float EAR = 0.042f;

    private SoundMastering() {}

    /** Pushes the mix into a soft limit; its peak comes out at 1 or below. */
    static void drive(float[] mix, float drive) {
        float peak = SampleMath.peak(mix, 0, mix.length);
        if (peak == 0) {
            return;
        }
        float in = drive / peak;
        float out = 1 / saturated(drive);
        for (int i = 0; i < mix.length; i++) {
            mix[i] = out * saturated(in * mix[i]);
        }
    }

    /** Returns the samples of a sound that ends. */
    static short[] shot(float[] mix, float loudness) {
        blockDirectCurrent(mix);
        float[] samples = Arrays.copyOf(mix, audible(mix));
        fadeEnds(samples);
        return toShorts(samples, loudness);
    }

    /** Returns the second turn of a sound that repeats. */
    static short[] loop(float[] mix, int turn, float loudness) {
        blockDirectCurrent(mix);
        return toShorts(Arrays.copyOfRange(mix, turn, 2 * turn), loudness);
    }

    /** Approximates the hyperbolic tangent. */
    private static float saturated(float x) {
        float clamped = Math.max(-3, Math.min(3, x));
        float square = clamped * clamped;
        return clamped * (27 + square) / (27 + 9 * square);
    }

    private static void blockDirectCurrent(float[] samples) {
        float before = 0;
        float out = 0;
        for (int i = 0; i < samples.length; i++) {
            float in = samples[i];
            out = in - before + BLOCKER * out;
            before = in;
            samples[i] = out;
        }
    }

    private static int audible(float[] samples) {
        float silent = SILENT * SampleMath.peak(samples, 0, samples.length);
        int end = samples.length;
        while (end > 0 && Math.abs(samples[end - 1]) < silent) {
            end--;
        }
        return Math.min(samples.length, end + FADE_OUT);
    }

    private static void fadeEnds(float[] samples) {
        for (int i = 0; i < Math.min(FADE_IN, samples.length); i++) {
            samples[i] *= (float) i / FADE_IN;
        }
        for (int i = 0; i < Math.min(FADE_OUT, samples.length); i++) {
            samples[samples.length - 1 - i] *= (float) i / FADE_OUT;
        }
    }

    private static short[] toShorts(float[] samples, float loudness) {
        float loudest = loudestWindow(samples);
        float peak = SampleMath.peak(samples, 0, samples.length);
        float gain = loudest == 0 ? 0 : Math.min(loudness / loudest, HIGHEST_PEAK / peak);
        short[] shorts = new short[samples.length];
        for (int i = 0; i < samples.length; i++) {
            shorts[i] = (short) Math.round(gain * samples[i] * Short.MAX_VALUE);
        }
        return shorts;
    }

    /** Returns the root mean square of the loudest window, weighted as ears do. */
    private static float loudestWindow(float[] sound) {
        float[] samples = weighed(sound);
        double loudest = 0;
        for (int from = 0; from == 0 || from + WINDOW <= samples.length; from += WINDOW / 2) {
            double sum = 0;
            for (int i = from; i < Math.min(samples.length, from + WINDOW); i++) {
                sum += samples[i] * samples[i];
            }
            loudest = Math.max(loudest, sum);
        }
        return (float) Math.sqrt(loudest / WINDOW);
    }

    /** Weights low notes as softer, as ears do, by a gentle high-pass. */
    private static float[] weighed(float[] samples) {
        float[] heard = new float[samples.length];
        float low = 0;
        for (int i = 0; i < samples.length; i++) {
            low += EAR * (samples[i] - low);
            heard[i] = samples[i] - low;
        }
        return heard;
    }
}
