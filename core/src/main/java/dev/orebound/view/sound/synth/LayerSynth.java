package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sound.SoundLayer;
import dev.orebound.content.sound.SoundLayer.EnvelopeSpec;
import dev.orebound.content.sound.SoundLayer.FilterSpec;
import dev.orebound.content.sound.SoundLayer.RingSpec;
import dev.orebound.content.sound.SoundLayer.TremoloSpec;
import java.util.Arrays;
import java.util.List;

/** Renders one layer of a sound once: its wave, filters and envelope, scaled to a peak of 1. */
final class LayerSynth {
    /** Depth of an exponential fall at which it ends: e to the minus this. */
    private static final double FALL = 5;

    /**
     * A filter with two poles whose cutoff may glide and wobble.
     *
     * <p>Source: the state variable filter of A. Simper (Solving the continuous SVF equations using trapezoidal integration,
     * 2013), which stays stable while its cutoff moves.
     */
    private static final class SweptFilter {
        private static final double HIGHEST_CUTOFF = 0.45;

        private final FilterSpec filter;
        private final float damping;
        private final float throughLow;
        private final float throughBand;
        private final float throughHigh;
        private float a1;
        private float a2;
        private float a3;
        private float first;
        private float second;

        /** Creates a filter that passes as much of each part as the factors say. */
        private SweptFilter(FilterSpec filter, int low, int band, int high) {
            this.filter = filter;
            damping = 1 / filter.resonance();
            throughLow = low * filter.gain();
            throughBand = band * filter.gain() * damping;
            throughHigh = high * filter.gain();
        }

        /** Filters samples in place; {@code turn} as in {@link PitchSweep}. */
        void apply(float[] samples, int turn) {
            PitchSweep cutoff = new PitchSweep(
                    filter.from(), filter.to(), filter.seconds(), Math.max(1, samples.length / SampleMath.BLOCK), 0);
            double wobbleStep =
                    2 * Math.PI * SampleMath.cyclesASample(filter.wobble().hertz(), turn);
            for (int block = 0; block < samples.length; block += SampleMath.BLOCK) {
                double octaves = filter.wobble().depth() * Math.sin(wobbleStep * block);
                cutAt(cutoff.next() * (octaves == 0 ? 1 : Math.pow(2, octaves)));
                run(samples, block, Math.min(samples.length, block + SampleMath.BLOCK));
            }
        }

        private void cutAt(double cyclesASample) {
            float g = (float) Math.tan(Math.PI * Math.min(HIGHEST_CUTOFF, cyclesASample));
            a1 = 1 / (1 + g * (g + damping));
            a2 = g * a1;
            a3 = g * a2;
        }

        private void run(float[] samples, int from, int to) {
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

    private LayerSynth() {}

    /**
     * Renders the layer.
     *
     * @param pitch what the layer's pitch is multiplied by
     * @param loop the length of the loop in samples, 0 for none
     */
    static float[] of(SoundLayer layer, float pitch, int loop, RandomStream stream) {
        EnvelopeSpec envelope = layer.envelope();
        float[] samples = new float[envelope == null ? 2 * loop : Math.max(2, SampleMath.count(envelope.seconds()))];
        int turn = envelope == null ? loop : 0;
        WaveSource.fill(samples, layer, pitch, turn, stream);
        ring(samples, layer.ring(), turn);
        tremble(samples, layer.tremolo(), turn);
        if (layer.band() != null) {
            new SweptFilter(layer.band(), 0, 1, 0).apply(samples, turn);
        }
        if (layer.low() != null) {
            new SweptFilter(layer.low(), 1, 0, 0).apply(samples, turn);
        }
        if (layer.high() != null) {
            new SweptFilter(layer.high(), 0, 0, 1).apply(samples, turn);
        }
        if (!layer.formants().isEmpty()) {
            sumOf(samples, layer.formants(), turn);
        }
        if (envelope != null) {
            shape(samples, envelope);
        }
        float peak = SampleMath.peak(samples, turn, samples.length);
        if (peak > 0) {
            SampleMath.scale(samples, 1 / peak);
        }
        return samples;
    }

    private static void ring(float[] samples, RingSpec ring, int turn) {
        if (ring.depth() == 0) {
            return;
        }
        double step = 2 * Math.PI * SampleMath.cyclesASample(ring.hertz(), turn);
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= 1 - ring.depth() + ring.depth() * (float) Math.sin(step * i);
        }
    }

    private static void tremble(float[] samples, TremoloSpec tremolo, int turn) {
        if (tremolo.depth() == 0) {
            return;
        }
        double step = 2 * Math.PI * SampleMath.cyclesASample(tremolo.hertz(), turn);
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= 1 - tremolo.depth() * (0.5f - 0.5f * (float) Math.cos(step * i));
        }
    }

    private static void sumOf(float[] samples, List<FilterSpec> formants, int turn) {
        float[] source = samples.clone();
        Arrays.fill(samples, 0);
        for (FilterSpec formant : formants) {
            float[] part = source.clone();
            new SweptFilter(formant, 0, 1, 0).apply(part, turn);
            for (int i = 0; i < samples.length; i++) {
                samples[i] += part[i];
            }
        }
    }

    private static void shape(float[] samples, EnvelopeSpec envelope) {
        int at = rise(samples, SampleMath.count(envelope.attack()));
        at = fall(samples, at, SampleMath.count(envelope.decay()), 1, envelope.sustain());
        int released = Math.min(samples.length, at + SampleMath.count(envelope.hold()));
        for (; at < released; at++) {
            samples[at] *= envelope.sustain();
        }
        fall(samples, at, samples.length - at, envelope.sustain(), 0);
    }

    private static int rise(float[] samples, int count) {
        int end = Math.min(samples.length, count);
        for (int i = 0; i < end; i++) {
            float part = (float) i / count;
            samples[i] *= part * part * (3 - 2 * part);
        }
        return end;
    }

    private static int fall(float[] samples, int start, int count, float from, float to) {
        int end = Math.min(samples.length, start + count);
        double last = Math.exp(-FALL);
        double factor = Math.exp(-FALL / Math.max(1, count));
        double left = 1;
        for (int i = start; i < end; i++) {
            left *= factor;
            samples[i] *= (float) (to + (from - to) * (left - last) / (1 - last));
        }
        return end;
    }
}
