package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.music.MusicInstrument;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundChain;
import dev.orebound.content.sound.SoundChain.Link;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.content.sound.SoundUnit;
import dev.orebound.content.sound.StruckMaterial;
import java.util.Arrays;
import java.util.List;

/**
 * Makes samples from a recipe or an instrument: mono, 16 bits, 44,100 a second. The same recipe and variant give the
 * same samples, and so do the same instrument, pitch and length.
 *
 * <p>A loop is made by letting everything in it, noise too, come back after its length, playing that twice, and keeping
 * the second time, by when every filter and tail has forgotten how it began. So its end runs into its beginning.
 */
public final class SoundSynth {
    /** Largest distance of a sample from zero. */
    private static final float HIGHEST_PEAK = 0.92f;

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

    /** Share of an echo's high notes that the rock takes. */
    private static final float ECHO_DARK = 0.45f;

    /** Largest distance of a sample of a note from zero. */
    private static final float NOTE_PEAK = 32_000;

    private static final int NOTE_FADE_OUT = SampleMath.RATE / 50;

    private final RandomStreams streams = new RandomStreams(Seed.of("sound"));
    private final RandomStreams notes = new RandomStreams(Seed.of("music"));
    private final ContentTable<StruckMaterial> materials;

    public SoundSynth(ContentTable<StruckMaterial> materials) {
        this.materials = materials;
    }

    /**
     * Makes one variant of a sound.
     *
     * @param variant from 0 to {@code recipe.variants() - 1}
     */
    public short[] samples(SoundRecipe recipe, int variant) {
        int loop = Math.round(recipe.loopSeconds() * SampleMath.RATE / SampleMath.BLOCK) * SampleMath.BLOCK;
        float[] mix = new float[loop > 0 ? 2 * loop : SampleMath.count(recipe.seconds()) + 1];
        RandomStream stream = streams.stream("sound." + recipe.id(), variant);
        float detune = variant == 0 ? 0 : swing(stream) * recipe.semitones();
        List<SoundChain> layers = recipe.chains();
        for (int layer = 0; layer < layers.size(); layer++) {
            RandomStream ofLayer = streams.stream(recipe.id(), variant, layer);
            addLayer(mix, layers.get(layer), loop, detune, 1, ofLayer, ofLayer);
        }
        SoundChain ends = recipe.mixChain();
        drive(mix, ends.get(SoundUnit.DRIVE, "force", 1));
        addTails(mix, ends);
        blockDirectCurrent(mix);
        return toShorts(loop > 0 ? Arrays.copyOfRange(mix, loop, 2 * loop) : trimmed(mix), recipe.loudness());
    }

    /**
     * Makes a note.
     *
     * @param pitch in semitones; 69 has 440 Hz
     * @param frames its length
     */
    public short[] note(MusicInstrument instrument, int pitch, int frames) {
        float[] mix = new float[frames];
        double hertz = 440 * Math.pow(2, (pitch - 69) / 12.0);
        RandomStream repeats = notes.stream("repeat." + instrument.id(), pitch);
        RandomStream stream = notes.stream(instrument.id(), pitch);
        for (SoundChain layer : instrument.chains()) {
            addLayer(mix, layer, 0, 0, hertz, repeats, stream);
        }
        SampleMath.rise(mix, Math.min(frames, Math.max(1, SampleMath.count(instrument.attack()))));
        SoundChain ends = instrument.mixChain();
        if (ends.has(SoundUnit.DRIVE)) {
            drive(mix, ends.get(SoundUnit.DRIVE, "force", 1));
        }
        addTails(mix, ends);
        SampleMath.fadeOut(mix, Math.min(frames, NOTE_FADE_OUT));
        SampleMath.scaleTo(mix, NOTE_PEAK);
        short[] shorts = new short[frames];
        for (int i = 0; i < frames; i++) {
            shorts[i] = (short) Math.round(mix[i]);
        }
        return shorts;
    }

    /** Adds the echoes and halls of a mix. */
    private static void addTails(float[] mix, SoundChain ends) {
        for (Link link : ends.links()) {
            if (link.unit() == SoundUnit.DRIVE) {
                continue;
            }
            float[] wet = new float[mix.length];
            switch (link.unit()) {
                case ECHO ->
                    new HallReverb.Delay(SampleMath.count(link.get("seconds")))
                            .addEchoes(mix, wet, link.get("feedback"), ECHO_DARK);
                case HALL -> new HallReverb(link.get("seconds"), link.get("dark"), 0).run(mix, wet);
                default -> throw new IllegalArgumentException(link.unit() + " is no unit of a mix");
            }
            SampleMath.scaleTo(wet, link.get("gain") * SampleMath.peak(mix, 0, mix.length));
            SampleMath.add(mix, 0, wet, 1);
        }
    }

    /**
     * Adds a layer as often as it repeats.
     *
     * @param detune the semitones by which it is higher
     * @param note the pitch of the note in hertz; any for a sound
     * @param repeats what the unevenness of repeats is drawn from
     */
    private void addLayer(
            float[] mix,
            SoundChain layer,
            int loop,
            float detune,
            double note,
            RandomStream repeats,
            RandomStream stream) {
        float gain = layer.get(SoundUnit.GAIN, "factor", 1);
        float pitch = SampleMath.semitones(detune);
        boolean ends = layer.has(SoundUnit.ENVELOPE);
        for (int time = 0; time < layer.get(SoundUnit.REPEAT, "times", 1); time++) {
            float late = layer.get(SoundUnit.REPEAT, "uneven", 0) * repeats.unit();
            float off = SampleMath.semitones(swing(repeats) * layer.get(SoundUnit.REPEAT, "semitones", 0));
            float[] grain = new LayerSynth(layer, pitch * off, note, loop, mix.length, stream).render(materials);
            float seconds =
                    layer.get(SoundUnit.AT, "seconds", 0) + (time + late) * layer.get(SoundUnit.REPEAT, "every", 0);
            int start = ends ? SampleMath.count(seconds) : 0;
            SampleMath.add(mix, start, grain, gain);
            if (loop > 0 && ends) {
                SampleMath.add(mix, start + loop, grain, gain);
            }
            gain *= layer.get(SoundUnit.REPEAT, "gain", 1);
            pitch *= layer.get(SoundUnit.REPEAT, "pitch", 1);
        }
    }

    /** Draws a number from -1 to 1. */
    private static float swing(RandomStream stream) {
        return 2 * stream.unit() - 1;
    }

    /** Pushes the mix into a soft limit; its peak comes out at 1 or below. */
    private static void drive(float[] mix, float drive) {
        SampleMath.scaleTo(mix, drive);
        float out = 1 / saturated(drive);
        for (int i = 0; i < mix.length; i++) {
            mix[i] = out * saturated(mix[i]);
        }
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

    /** Returns the part that can be heard, without clicks at its ends. */
    private static float[] trimmed(float[] mix) {
        float silent = SILENT * SampleMath.peak(mix, 0, mix.length);
        int end = mix.length;
        while (end > 0 && Math.abs(mix[end - 1]) < silent) {
            end--;
        }
        float[] samples = Arrays.copyOf(mix, Math.min(mix.length, end + FADE_OUT));
        for (int i = 0; i < Math.min(FADE_IN, samples.length); i++) {
            samples[i] *= (float) i / FADE_IN;
        }
        SampleMath.fadeOut(samples, FADE_OUT);
        return samples;
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

    /**
     * Returns the root mean square of the loudest window. Low notes count as softer, as for ears, by a gentle
     * high-pass.
     */
    private static float loudestWindow(float[] samples) {
        double[] halves = new double[samples.length / (WINDOW / 2) + 2];
        float low = 0;
        for (int i = 0; i < samples.length; i++) {
            low += EAR * (samples[i] - low);
            halves[i / (WINDOW / 2)] += (samples[i] - low) * (samples[i] - low);
        }
        double loudest = 0;
        for (int half = 1; half < halves.length; half++) {
            loudest = Math.max(loudest, halves[half - 1] + halves[half]);
        }
        return (float) Math.sqrt(loudest / WINDOW);
    }
}
