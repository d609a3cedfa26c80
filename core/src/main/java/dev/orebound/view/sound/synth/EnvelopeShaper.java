package dev.orebound.view.sound.synth;

import dev.orebound.content.sound.EnvelopeSpec;

/** Lets samples swell and die along an envelope. */
final class EnvelopeShaper {
    /** How far an exponential fall goes before it is called the end: e to the minus this. */
    private static final double FALL = 5;

    private EnvelopeShaper() {}

    static void apply(float[] samples, EnvelopeSpec envelope) {
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
