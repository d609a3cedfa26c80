package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sound.EnvelopeSpec;
import dev.orebound.content.sound.FilterSpec;
import dev.orebound.content.sound.SoundLayer;
import dev.orebound.content.sound.LfoSpec;
import java.util.Arrays;
import java.util.List;

/** One layer sounding once, from its wave to its envelope, with a peak of 1. */
final class LayerSynth {
    private LayerSynth() {}

    /**
     * @param pitch what the layer's pitch is multiplied by
     * @param loop the length of the loop in samples, 0 for none
     */
    static float[] of(SoundLayer layer, float pitch, int loop, RandomStream stream) {
        EnvelopeSpec envelope = layer.envelope();
        float[] samples = new float[envelope == null ? 2 * loop : Math.max(2, SampleMath.count(envelope.seconds()))];
        int turn = envelope == null ? loop : 0;
        fill(samples, layer, pitch, turn, stream);
        ring(samples, layer.ring(), turn);
        tremble(samples, layer.tremolo(), turn);
        for (FilterSpec filter : layer.filters()) {
            SweptFilter.apply(samples, filter, turn);
        }
        if (!layer.formants().isEmpty()) {
            sumOf(samples, layer.formants(), turn);
        }
        if (envelope != null) {
            EnvelopeShaper.apply(samples, envelope);
        }
        float peak = SampleMath.peak(samples, turn, samples.length);
        if (peak > 0) {
            SampleMath.scale(samples, 1 / peak);
        }
        return samples;
    }

    private static void fill(float[] samples, SoundLayer layer, float pitch, int turn, RandomStream stream) {
        switch (layer.wave()) {
            case SINE, TRIANGLE, SAW, SQUARE -> ToneWave.fill(samples, layer, pitch, turn);
            case WHITE, PINK, BROWN, CRACKLE -> NoiseWave.fill(samples, layer, pitch, turn, stream);
            case STRUCK -> StruckWave.fill(samples, layer, pitch, stream);
        }
    }

    private static void ring(float[] samples, LfoSpec ring, int turn) {
        if (ring.depth() == 0) {
            return;
        }
        double step = 2 * Math.PI * SampleMath.cyclesASample(ring.hertz(), turn);
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= 1 - ring.depth() + ring.depth() * (float) Math.sin(step * i);
        }
    }

    private static void tremble(float[] samples, LfoSpec tremolo, int turn) {
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
            SweptFilter.apply(part, formant, turn);
            for (int i = 0; i < samples.length; i++) {
                samples[i] += part[i];
            }
        }
    }
}
