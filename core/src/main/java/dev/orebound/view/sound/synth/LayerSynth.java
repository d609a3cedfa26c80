package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundChain;
import dev.orebound.content.sound.SoundChain.Glide;
import dev.orebound.content.sound.SoundChain.Link;
import dev.orebound.content.sound.SoundUnit;
import dev.orebound.content.sound.StruckMaterial;
import dev.orebound.content.sound.StruckMaterial.VibrationMode;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Renders one layer of a sound or of a note once: tones, noise, the modes of a struck material or a string, then the
 * units of its chain in their order. In a loop, random draws come back with each turn.
 *
 * <p>Sources: PolyBLEP keeps saw and square from aliasing (Valimaki, Huovilainen: Antialiasing Oscillators in
 * Subtractive Synthesis, 2007); P. Kellet's economy filter, 1999, makes pink noise; struck materials use modal
 * synthesis (J.-M. Adrien, The Missing Link, 1991), each mode a two-pole resonator rung once.
 */
final class LayerSynth {
    /** Share that a semitone adds to a frequency, on a straight line so that a vibrato leaves the mean where it is. */
    private static final double SEMITONE = 0.0578;

    /** Exponent of the fall of a modulation's depth: e to the minus this remains at the end. */
    private static final double DEPTH_FALL = 4;

    /** Likewise of an envelope, which ends there. */
    private static final double FALL = 5;

    /** Likewise of a drop in pitch. */
    private static final double DROP_FALL = 4;

    /** Modes above this are left out: few can hear them, and they would alias. */
    private static final double HIGHEST_HERTZ = 16_000;

    /** The least and the greatest angle that a mode whose pitch moves turns by in a sample. */
    private static final double LEAST_ANGLE = 1e-4;

    private static final double MOST_ANGLE = 3;

    /** Share by which each mode may be off, since no two stones are alike. */
    private static final double UNLIKE = 0.006;

    private final SoundChain layer;
    private final Link source;
    private final float pitch;
    private final double note;
    private final int turn;
    private final RandomStream stream;
    private final float[] samples;
    private final double vibrato;
    private final double vibratoStep;
    private final double vibratoGrows;
    private final double drop;
    private final double dropFalls;

    /** A frequency in cycles a sample that glides, as many octaves in every second, and then stays. */
    private static final class PitchSweep {
        private final double factor;
        private double value;
        private int left;

        /**
         * @param steps until it arrives
         * @param pitch what the glide is multiplied by
         */
        PitchSweep(Glide glide, double pitch, int steps, int turn) {
            value = SampleMath.cyclesASample(glide.from() * pitch, turn);
            left = glide.from() == glide.to() ? 0 : steps;
            factor = left > 0 ? Math.pow(glide.to() * pitch / (glide.from() * pitch), 1.0 / left) : 1;
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

    /**
     * Creates the synthesiser of a layer.
     *
     * @param pitch what the layer's pitch is multiplied by
     * @param note the pitch of the note in hertz; any for a sound
     * @param loop the length of the loop in samples, 0 for none
     * @param endless the samples of a layer without an envelope
     */
    LayerSynth(SoundChain layer, float pitch, double note, int loop, int endless, RandomStream stream) {
        this.layer = layer;
        this.pitch = pitch;
        this.note = note;
        this.stream = stream;
        source = layer.links().get(0);
        boolean ends = layer.has(SoundUnit.ENVELOPE);
        turn = ends ? 0 : loop;
        samples = new float[ends ? Math.max(2, SampleMath.count(layer.envelopeSeconds())) : endless];
        vibrato = SEMITONE * layer.get(SoundUnit.VIBRATO, "semitones", 0);
        vibratoStep = SampleMath.angle(layer.get(SoundUnit.VIBRATO, "hertz", 1), turn);
        vibratoGrows = Math.max(1, layer.get(SoundUnit.VIBRATO, "delay", 0) * SampleMath.RATE);
        drop = layer.get(SoundUnit.DROP, "octaves", 0);
        dropFalls = layer.get(SoundUnit.DROP, "seconds", 1) * SampleMath.RATE / DROP_FALL;
    }

    /** Renders the layer, scaled to a peak of 1. */
    float[] render(ContentTable<StruckMaterial> materials) {
        switch (source.unit()) {
            case SINE, TRIANGLE, SAW, SQUARE -> tone();
            case STRUCK -> strike(materials.get(source.word()));
            case HARMONICS -> harmonics();
            case STRING -> HarmonicSynth.addString(samples, hertz(), source, layer.decaySeconds());
            case WHITE, PINK, BROWN, CRACKLE -> noise();
            default -> throw new IllegalArgumentException(source.unit() + " is no source");
        }
        float[] throat = samples;
        SoundUnit before = source.unit();
        List<Link> links = layer.links();
        for (int i = 1; i < links.size(); i++) {
            Link link = links.get(i);
            Link next = i + 1 < links.size() ? links.get(i + 1) : null;
            switch (link.unit()) {
                case TREMOLO -> tremble(link.get("depth") / 2, SampleMath.angle(link.get("hertz"), turn));
                case BAND, LOW, HIGH -> filter(samples, link, next);
                case FORMANT -> {
                    if (before != SoundUnit.FORMANT) {
                        throat = samples.clone();
                        Arrays.fill(samples, 0);
                    }
                    float[] formant = throat.clone();
                    filter(formant, link, next);
                    SampleMath.add(samples, 0, formant, 1);
                }
                case ENVELOPE -> shape(link);
                case DECAY -> die(link.get("seconds"));
                default -> {}
            }
            before = link.unit() == SoundUnit.WOBBLE ? before : link.unit();
        }
        SampleMath.scaleTo(samples, 1, SampleMath.peak(samples, turn, samples.length));
        return samples;
    }

    /** Returns the samples that a glide takes. */
    private int count(Glide glide) {
        return glide.within() > 0 ? Math.max(1, SampleMath.count(glide.within())) : samples.length;
    }

    /** Returns the hertz of a source that does not glide. */
    private double hertz() {
        return source.get("hertz") * pitch * noteOf(source);
    }

    /** Returns the factor that makes hertz of what a unit says. */
    private double noteOf(Link link) {
        return link.isOfNote() ? note : 1;
    }

    /** Returns the factor by which vibrato and drop move the pitch at a sample. */
    private double bend(int at) {
        double factor = vibrato > 0 ? 1 + vibrato * Math.min(1, at / vibratoGrows) * Math.sin(vibratoStep * at) : 1;
        return drop > 0 ? factor * Math.pow(2, drop * Math.exp(-at / dropFalls)) : factor;
    }

    /** Returns the angle of a mode at a sample, kept within those that can be played. */
    private double bent(double angle, int at) {
        return vibrato > 0 || drop > 0 ? Math.max(LEAST_ANGLE, Math.min(MOST_ANGLE, angle * bend(at))) : angle;
    }

    private void harmonics() {
        double hertz = hertz();
        double[] steps = new double[(samples.length + SampleMath.BLOCK - 1) / SampleMath.BLOCK];
        for (int block = 0; block < steps.length; block++) {
            steps[block] = bend(block * SampleMath.BLOCK) * hertz / SampleMath.RATE;
        }
        HarmonicSynth.addSeries(samples, steps, hertz, source, layer.get(SoundUnit.DECAY, "seconds", 0));
    }

    private void tone() {
        PitchSweep glide = new PitchSweep(source.glide(), pitch * noteOf(source), count(source.glide()), turn);
        Link modulation = layer.link(SoundUnit.MODULATION);
        float ratio = layer.get(SoundUnit.MODULATION, "ratio", 0);
        double phase = 0;
        for (int i = 0; i < samples.length; i++) {
            double step = glide.next() * bend(i);
            double angle = 2 * Math.PI * phase;
            if (modulation != null) {
                Glide depth = modulation.glide();
                double fallen = Math.exp(-DEPTH_FALL * i / count(depth));
                double now = depth.to() + (depth.from() - depth.to()) * fallen;
                samples[i] = (float) Math.sin(angle + now * Math.sin(ratio * angle));
            } else {
                samples[i] = (float) plain(phase - Math.floor(phase), step);
            }
            phase += step;
        }
    }

    private double plain(double phase, double step) {
        return switch (source.unit()) {
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
        PitchSweep clicks = new PitchSweep(source.glide(), pitch * noteOf(source), count(source.glide()), turn);
        int drawn = turn == 0 ? samples.length : turn;
        for (int i = 0; i < samples.length; i++) {
            if (i >= drawn) {
                samples[i] = samples[i - drawn];
            } else if (source.unit() != SoundUnit.CRACKLE || stream.unit() < clicks.next()) {
                samples[i] = 2 * stream.unit() - 1;
            }
        }
        switch (source.unit()) {
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

    private void strike(StruckMaterial material) {
        double unlike = UNLIKE * source.get("uneven");
        for (VibrationMode mode : material.modes()) {
            double off = unlike > 0 ? 1 + unlike * (2 * stream.unit() - 1) : 1;
            double hertz = source.get("hertz") * pitch * mode.ratio() * off * noteOf(source);
            if (hertz < (source.isOfNote() ? HarmonicSynth.HIGHEST_HERTZ : HIGHEST_HERTZ)) {
                ringMode(hertz, mode.gain(), mode.decay() * layer.decaySeconds());
            }
        }
    }

    private void ringMode(double hertz, double gain, double seconds) {
        double steady = SampleMath.angle(hertz, 0);
        double angle = bent(steady, 0);
        double radius = Math.exp(-SampleMath.SIXTY_DECIBELS / (seconds * SampleMath.RATE));
        double first = 2 * radius * Math.cos(angle);
        double second = -radius * radius;
        double before = 0;
        double now = gain * Math.sin(angle);
        for (int i = 1; i < samples.length; i++) {
            samples[i] += (float) now;
            if (i % SampleMath.BLOCK == 0 && (vibrato > 0 || drop > 0)) {
                double across = (now * Math.cos(angle) - radius * before) / Math.sin(angle);
                angle = bent(steady, i);
                before = (now * Math.cos(angle) - across * Math.sin(angle)) / radius;
                first = 2 * radius * Math.cos(angle);
            }
            double next = first * now + second * before;
            before = now;
            now = next;
        }
    }

    /** Lets tones and noise die; other sources do so by themselves. */
    private void die(float seconds) {
        if (source.unit() == SoundUnit.STRUCK
                || source.unit() == SoundUnit.HARMONICS
                || source.unit() == SoundUnit.STRING) {
            return;
        }
        float fall = (float) Math.exp(-SampleMath.SIXTY_DECIBELS / (seconds * SampleMath.RATE));
        float strength = 1;
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= strength;
            strength *= fall;
        }
    }

    /** Multiplies with a cosine that swings below 1. */
    private void tremble(float swing, double step) {
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= 1 - swing + swing * (float) Math.sin(step * i + Math.PI / 2);
        }
    }

    /** Filters samples in place, with a wobble if that is next. */
    private void filter(float[] filtered, Link filter, @Nullable Link next) {
        StateVariableFilter made = new StateVariableFilter(
                filter.get("resonance"),
                filter.get("gain"),
                filter.unit() == SoundUnit.LOW ? 1 : 0,
                filter.unit() == SoundUnit.BAND || filter.unit() == SoundUnit.FORMANT ? 1 : 0,
                filter.unit() == SoundUnit.HIGH ? 1 : 0);
        int blocks = Math.max(1, count(filter.glide()) / SampleMath.BLOCK);
        PitchSweep cutoff = new PitchSweep(filter.glide(), noteOf(filter), blocks, 0);
        Link wobble = next != null && next.unit() == SoundUnit.WOBBLE ? next : null;
        double octaves = wobble == null ? 0 : wobble.get("octaves");
        double step = wobble == null ? 0 : SampleMath.angle(wobble.get("hertz"), turn);
        for (int block = 0; block < filtered.length; block += SampleMath.BLOCK) {
            made.cutAt(cutoff.next() * (octaves > 0 ? Math.pow(2, octaves * Math.sin(step * block)) : 1));
            made.run(filtered, block, Math.min(filtered.length, block + SampleMath.BLOCK));
        }
    }

    private void shape(Link envelope) {
        float sustain = envelope.get("sustain");
        int at = Math.min(samples.length, SampleMath.count(envelope.get("attack")));
        SampleMath.rise(samples, SampleMath.count(envelope.get("attack")));
        at = fall(at, SampleMath.count(envelope.get("decay")), 1, sustain);
        int released = Math.min(samples.length, at + SampleMath.count(envelope.get("hold")));
        for (; at < released; at++) {
            samples[at] *= sustain;
        }
        fall(at, samples.length - at, sustain, 0);
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
