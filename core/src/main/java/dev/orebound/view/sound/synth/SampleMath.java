package dev.orebound.view.sound.synth;

/** Small calculations on samples. */
public final class SampleMath {
    /** Samples a second. */
    public static final int RATE = 44_100;

    /** Filters change their cutoff this often; a loop is a whole number of blocks. */
    static final int BLOCK = 32;

    private SampleMath() {}

    /** Returns the number of samples in so many seconds. */
    static int count(float seconds) {
        return Math.round(seconds * RATE);
    }

    /** Returns the number of samples in so many seconds, rounded to whole blocks. */
    static int wholeBlocks(float seconds) {
        return Math.max(1, Math.round(seconds * RATE / BLOCK)) * BLOCK;
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
        if (loop == 0) {
            return hertz / RATE;
        }
        return Math.max(1, Math.rint(hertz * loop / RATE)) / loop;
    }

    /** Returns the largest distance from zero within a part of an array. */
    static float peak(float[] samples, int from, int to) {
        float peak = 0;
        for (int i = from; i < to; i++) {
            peak = Math.max(peak, Math.abs(samples[i]));
        }
        return peak;
    }

    static void scale(float[] samples, float factor) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= factor;
        }
    }
}
