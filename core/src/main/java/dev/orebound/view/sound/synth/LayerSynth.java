package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sound.SoundLayer;
import dev.orebound.content.sound.SoundLayer.EnvelopeSpec;
import dev.orebound.content.sound.SoundLayer.FilterSpec;
import dev.orebound.content.sound.SoundLayer.FrequencyModulation;
import dev.orebound.content.sound.SoundLayer.PitchGlide;
import dev.orebound.content.sound.StruckMaterial;
import dev.orebound.content.sound.StruckMaterial.VibrationMode;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Renders one layer of a sound once: tones, noise or the modes of a struck material, then filters and the envelope. In a
 * loop, random draws come back with each turn.
 *
 * <p>Sources: PolyBLEP keeps saw and square from aliasing (Valimaki, Huovilainen: Antialiasing Oscillators in Subtractive
 * Synthesis, 2007); P. Kellet's economy filter, 1999, makes pink noise; struck materials use modal synthesis (J.-M. Adrien,
 * The Missing Link, 1991), each mode a two-pole resonator rung once.
 */
final class LayerSynth {
    /** Share that a semitone adds to a frequency, on a straight line so that a vibrato leaves the mean where it is. */
    private static final double SEMITONE = 0.0578;

    /** Exponent of the fall of a modulation's depth: e to the minus this remains at the end. */
    private static final double DEPTH_FALL = 4;

    /** Likewise of an envelope, which ends there. */
    private static final double FALL = 5;

    /** Modes above this are left out: few can hear them, and they would alias. */
    private static final double HIGHEST_HERTZ = 16_000;

    /** Share by which each mode may be off, since no two stones are alike. */
    private static final double UNLIKE = 0.006;

    private final SoundLayer layer;
    private final float pitch;
    private final int turn;
    private final RandomStream stream;
    private final float[] samples;

    /** A frequency in cycles a sample that glides, as many octaves in every second, and then stays. */
    private static final class PitchSweep {
        private final double factor;
        private double value;
        private int left;

        /** @param samples until it arrives */
        PitchSweep(double from, double to, int samples, int turn) {
            value = SampleMath.cyclesASample(from, turn);
            left = from == to ? 0 : samples;
            factor = left > 0 ? Math.pow(to / from, 1.0 / left) : 1;
        }

        /** Returns the current value and goes on by a sample. */
        double next() {
            double now = value;
            if (left > 0) {
                value *= factor;
                left--;
            }
            return now;
        }
    }

    private LayerSynth(SoundLayer layer, float pitch, int loop, RandomStream stream) {
        this.layer = layer;
        this.pitch = pitch;
        this.stream = stream;
        EnvelopeSpec envelope = layer.envelope();
        turn = envelope == null ? loop : 0;
        samples = new float[envelope == null ? 2 * loop : Math.max(2, SampleMath.count(envelope.seconds()))];
    }

    /**
     * Renders the layer, scaled to a peak of 1.
     *
     * @param pitch what the layer's pitch is multiplied by
     * @param loop the length of the loop in samples, 0 for none
     */
    static float[] of(SoundLayer layer, float pitch, int loop, RandomStream stream) {
        return new LayerSynth(layer, pitch, loop, stream).render();
    }

    private float[] render() {
        switch (layer.wave()) {
            case SINE, TRIANGLE, SAW, SQUARE -> tone();
            case WHITE, PINK, BROWN, CRACKLE -> noise();
            case STRUCK -> strike(layer.material(), layer.envelope());
        }
        if (layer.ring() != null) {
            multiply(
                    1 - layer.ring().depth(), layer.ring().depth(), layer.ring().hertz(), 0);
        }
        if (layer.tremolo() != null) {
            float half = layer.tremolo().depth() / 2;
            multiply(1 - half, half, layer.tremolo().hertz(), Math.PI / 2);
        }
        filter(samples, layer.band(), 0, 1, 0);
        filter(samples, layer.low(), 1, 0, 0);
        filter(samples, layer.high(), 0, 0, 1);
        if (!layer.formants().isEmpty()) {
            float[] source = samples.clone();
            Arrays.fill(samples, 0);
            for (FilterSpec formant : layer.formants()) {
                float[] part = source.clone();
                filter(part, formant, 0, 1, 0);
                SampleMath.add(samples, 0, part, 1);
            }
        }
        if (layer.envelope() != null) {
            shape(layer.envelope());
        }
        SampleMath.scaleTo(samples, 1, SampleMath.peak(samples, turn, samples.length));
        return samples;
    }

    private PitchSweep glide() {
        PitchGlide glide = layer.pitch();
        int count = glide.seconds() > 0 ? SampleMath.count(glide.seconds()) : samples.length;
        return new PitchSweep((double) glide.from() * pitch, (double) glide.to() * pitch, count, turn);
    }

    private void tone() {
        PitchSweep glide = glide();
        double vibratoStep = SampleMath.angle(layer.vibrato().hertz(), turn);
        double vibrato = SEMITONE * layer.vibrato().depth();
        FrequencyModulation modulation = layer.modulation();
        double phase = 0;
        for (int i = 0; i < samples.length; i++) {
            double step = glide.next() * (vibrato > 0 ? 1 + vibrato * Math.sin(vibratoStep * i) : 1);
            if (modulation != null) {
                double fallen = Math.exp(-DEPTH_FALL * i / samples.length);
                double depth = modulation.to() + (modulation.from() - modulation.to()) * fallen;
                double moved = depth * Math.sin(2 * Math.PI * modulation.ratio() * phase);
                samples[i] = (float) Math.sin(2 * Math.PI * phase + moved);
            } else {
                samples[i] = (float) plain(phase - Math.floor(phase), step);
            }
            phase += step;
        }
    }

    private double plain(double phase, double step) {
        return switch (layer.wave()) {
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
        double part = phase < step ? phase / step - 1 : phase > 1 - step ? (phase - 1) / step + 1 : 0;
        return phase < step ? -part * part : part * part;
    }

    private void noise() {
        boolean isCrackle = layer.wave() == SoundLayer.Waveform.CRACKLE;
        PitchSweep density = glide();
        int drawn = turn == 0 ? samples.length : turn;
        for (int i = 0; i < samples.length; i++) {
            if (i >= drawn) {
                samples[i] = samples[i - drawn];
            } else if (!isCrackle || stream.unit() < density.next()) {
                samples[i] = 2 * stream.unit() - 1;
            }
        }
        switch (layer.wave()) {
            case PINK -> pink();
            case BROWN -> brown();
            default -> {}
        }
    }

    private void pink() {
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

    private void brown() {
        float sum = 0;
        for (int i = 0; i < samples.length; i++) {
            sum = 0.996f * sum + samples[i];
            samples[i] = sum;
        }
    }

    private void strike(@Nullable StruckMaterial material, @Nullable EnvelopeSpec envelope) {
        if (material == null || envelope == null) {
            throw new IllegalArgumentException("a struck layer needs a material and an envelope");
        }
        for (VibrationMode mode : material.modes()) {
            double off = 1 + UNLIKE * (2 * stream.unit() - 1);
            double hertz = layer.pitch().from() * pitch * mode.ratio() * off;
            if (hertz < HIGHEST_HERTZ) {
                ringMode(hertz, mode.gain(), mode.decay() * envelope.decay());
            }
        }
    }

    private void ringMode(double hertz, double gain, double seconds) {
        double angle = SampleMath.angle(hertz, 0);
        double radius = Math.exp(-SampleMath.SIXTY_DECIBELS / (seconds * SampleMath.RATE));
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

    /** Multiplies with a sine that swings about a mean. */
    private void multiply(float mean, float swing, double hertz, double phase) {
        double step = SampleMath.angle(hertz, turn);
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= mean + swing * (float) Math.sin(step * i + phase);
        }
    }

    /** Filters samples in place, unless there is no filter; how much of each part passes is 0 or 1. */
    private void filter(float[] filtered, @Nullable FilterSpec spec, int low, int band, int high) {
        if (spec == null) {
            return;
        }
        StateVariableFilter filter = new StateVariableFilter(spec.resonance(), spec.gain(), low, band, high);
        int count = spec.seconds() > 0 ? SampleMath.count(spec.seconds()) : filtered.length;
        PitchSweep cutoff = new PitchSweep(spec.from(), spec.to(), Math.max(1, count / SampleMath.BLOCK), 0);
        double wobbleStep = SampleMath.angle(spec.wobble().hertz(), turn);
        for (int block = 0; block < filtered.length; block += SampleMath.BLOCK) {
            double octaves = spec.wobble().depth() * Math.sin(wobbleStep * block);
            filter.cutAt(cutoff.next() * (octaves == 0 ? 1 : Math.pow(2, octaves)));
            filter.run(filtered, block, Math.min(filtered.length, block + SampleMath.BLOCK));
        }
    }

    private void shape(EnvelopeSpec envelope) {
        int at = Math.min(samples.length, SampleMath.count(envelope.attack()));
        SampleMath.rise(samples, SampleMath.count(envelope.attack()));
        at = fall(at, SampleMath.count(envelope.decay()), 1, envelope.sustain());
        int released = Math.min(samples.length, at + SampleMath.count(envelope.hold()));
        for (; at < released; at++) {
            samples[at] *= envelope.sustain();
        }
        fall(at, samples.length - at, envelope.sustain(), 0);
    }

    private int fall(int start, int count, float from, float to) {
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
