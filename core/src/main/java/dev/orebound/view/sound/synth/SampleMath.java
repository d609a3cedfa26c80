package dev.orebound.view.sound.synth;

/** Small calculations on samples. */
public final class SampleMath {
    /** Samples a second. */
    public static final int RATE = 44_100;

    /** Exponent of a fall by 60 decibels: e to the minus this. */
    static final double SIXTY_DECIBELS = 6.908;

    /** Filters change their cutoff this often; a loop is a whole number of blocks. */
    static final int BLOCK = 32;

    private SampleMath() {}

    /** Returns the number of samples in so many seconds. */
    static int count(float seconds) {
        return Math.round(seconds * RATE);
    }

    /** Returns the factor of a frequency that is so many semitones higher. */
    public static float semitones(float semitones) {
        return (float) Math.pow(2, semitones / 12);
    }

    /**
     * Returns the cycles a sample of a frequency, or the nearest that comes out even in a loop of so many samples (0:
     * no loop).
     */
    static double cyclesASample(double hertz, int loop) {
        return loop == 0 ? hertz / RATE : Math.max(1, Math.rint(hertz * loop / RATE)) / loop;
    }

    /** Returns the same in radians. */
    static double angle(double hertz, int loop) {
        return 2 * Math.PI * cyclesASample(hertz, loop);
    }

    /** Returns the largest distance from zero within a part of an array. */
    static float peak(float[] samples, int from, int to) {
        float peak = 0;
        for (int i = from; i < to; i++) {
            peak = Math.max(peak, Math.abs(samples[i]));
        }
        return peak;
    }

    /** Scales samples to a peak, unless they are silent. */
    static void scaleTo(float[] samples, float peak) {
        scaleTo(samples, peak, peak(samples, 0, samples.length));
    }

    /** Scales samples whose peak is known. */
    static void scaleTo(float[] samples, float wanted, float peak) {
        float factor = peak == 0 ? 1 : wanted / peak;
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= factor;
        }
    }

    /** Adds other samples from a start on, as far as there is room. */
    static void add(float[] samples, int start, float[] others, float gain) {
        int count = Math.min(others.length, samples.length - start);
        for (int i = 0; i < count; i++) {
            samples[start + i] += gain * others[i];
        }
    }

    /** Lets the beginning rise from silence within so many samples, smoothly at both ends. */
    static void rise(float[] samples, int count) {
        for (int i = 0; i < Math.min(samples.length, count); i++) {
            float part = (float) i / count;
            samples[i] *= part * part * (3 - 2 * part);
        }
    }

    /** Lets the end fall to silence within so many samples, on a straight line. */
    static void fadeOut(float[] samples, int count) {
        for (int i = 0; i < Math.min(count, samples.length); i++) {
            samples[samples.length - 1 - i] *= (float) i / count;
        }
    }
}
