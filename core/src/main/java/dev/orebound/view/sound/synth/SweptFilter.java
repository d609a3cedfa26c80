package dev.orebound.view.sound.synth;

import dev.orebound.content.sound.SoundLayer.FilterSpec;

/**
 * A filter with two poles whose cutoff may glide and wobble.
 *
 * <p>Source: the state variable filter of A. Simper (Solving the continuous SVF equations using trapezoidal integration,
 * 2013), which stays stable while its cutoff moves.
 */
final class SweptFilter {
    private static final double HIGHEST_CUTOFF = 0.45;

    private final FilterSpec filter;
    private final float damping;
    private float a1;
    private float a2;
    private float a3;
    private float first;
    private float second;

    private SweptFilter(FilterSpec filter) {
        this.filter = filter;
        this.damping = 1 / filter.resonance();
    }

    /** Filters samples in place; {@code turn} as in {@link PitchSweep}. */
    static void apply(float[] samples, FilterSpec filter, int turn) {
        SweptFilter state = new SweptFilter(filter);
        PitchSweep cutoff = new PitchSweep(filter.cutoff(), Math.max(1, samples.length / SampleMath.BLOCK), 1, 0);
        double wobbleStep =
                2 * Math.PI * SampleMath.cyclesASample(filter.wobble().hertz(), turn);
        for (int block = 0; block < samples.length; block += SampleMath.BLOCK) {
            double octaves = filter.wobble().depth() * Math.sin(wobbleStep * block);
            state.cutAt(cutoff.next() * (octaves == 0 ? 1 : Math.pow(2, octaves)));
            state.run(samples, block, Math.min(samples.length, block + SampleMath.BLOCK));
        }
    }

    private void cutAt(double cyclesASample) {
        float g = (float) Math.tan(Math.PI * Math.min(HIGHEST_CUTOFF, cyclesASample));
        a1 = 1 / (1 + g * (g + damping));
        a2 = g * a1;
        a3 = g * a2;
    }

    private void run(float[] samples, int from, int to) {
        float throughLow = filter.kind() == FilterSpec.FilterKind.LOW ? filter.gain() : 0;
        float throughBand = filter.kind() == FilterSpec.FilterKind.BAND ? filter.gain() * damping : 0;
        float throughHigh = filter.kind() == FilterSpec.FilterKind.HIGH ? filter.gain() : 0;
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
