package dev.orebound.view.sound.synth;

/**
 * A filter with two poles, which stays stable while its cutoff moves.
 *
 * <p>Source: A. Simper, Solving the continuous SVF equations using trapezoidal integration, 2013.
 */
final class StateVariableFilter {
    private static final double HIGHEST_CUTOFF = 0.45;

    private final float damping;
    private final float throughLow;
    private final float throughBand;
    private final float throughHigh;
    private float a1;
    private float a2;
    private float a3;
    private float first;
    private float second;

    /**
     * Creates a filter that passes what lies below, about and above its cutoff as much as the last three factors say.
     *
     * @param resonance 0.7 is neutral
     */
    StateVariableFilter(float resonance, float gain, int low, int band, int high) {
        damping = 1 / resonance;
        throughLow = low * gain;
        throughBand = band * gain * damping;
        throughHigh = high * gain;
    }

    /** Moves the cutoff. */
    void cutAt(double cyclesASample) {
        float g = (float) Math.tan(Math.PI * Math.min(HIGHEST_CUTOFF, cyclesASample));
        a1 = 1 / (1 + g * (g + damping));
        a2 = g * a1;
        a3 = g * a2;
    }

    /** Filters a part of the samples in place. */
    void run(float[] samples, int from, int to) {
        for (int i = from; i < to; i++) {
            float in = samples[i];
            float rest = in - second;
            float band = a1 * first + a2 * rest;
            float low = second + a2 * first + a3 * rest;
            first = 2 * band - first;
            second = 2 * low - second;
            samples[i] = throughLow * low + throughBand * band + throughHigh * (in - damping * band - low);
        }
    }
}
