package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.sound.SoundLayer;
import dev.orebound.content.sound.SoundLayer.RepeatSpec;
import dev.orebound.content.sound.SoundRecipe;

/**
 * Makes samples from a recipe: mono, 16 bits, 44,100 a second. The same recipe and variant give the same samples.
 *
 * <p>A loop is made by letting everything in it, noise too, come back after its length, playing that twice, and keeping
 * the second time, by when every filter and tail has forgotten how it began. So its end runs into its beginning.
 */
public final class SoundSynth {
    private static final Seed SEED = Seed.of("sound");

    private final RandomStreams streams = new RandomStreams(SEED);

    /**
     * Makes one variant of a sound.
     *
     * @param variant from 0 to {@code recipe.variants() - 1}
     */
    public short[] samples(SoundRecipe recipe, int variant) {
        int loop = recipe.isLoop() ? SampleMath.wholeBlocks(recipe.loopSeconds()) : 0;
        float[] mix = new float[recipe.isLoop() ? 2 * loop : SampleMath.count(recipe.seconds()) + 1];
        RandomStream stream = streams.stream("sound." + recipe.id(), variant);
        float detune = variant == 0 ? 0 : swing(stream) * recipe.semitones();
        for (int layer = 0; layer < recipe.layers().size(); layer++) {
            addLayer(mix, recipe.layers().get(layer), loop, detune, streams.stream(recipe.id(), variant, layer));
        }
        SoundMastering.drive(mix, recipe.drive());
        Reverb.echo(mix, recipe.echo());
        Reverb.hall(mix, recipe.hall());
        return recipe.isLoop()
                ? SoundMastering.loop(mix, loop, recipe.loudness())
                : SoundMastering.shot(mix, recipe.loudness());
    }

    private static void addLayer(float[] mix, SoundLayer layer, int loop, float detune, RandomStream stream) {
        RepeatSpec repeat = layer.repeat();
        float gain = layer.gain();
        float pitch = SampleMath.semitones(detune);
        for (int time = 0; time < repeat.times(); time++) {
            float late = repeat.uneven() * stream.unit();
            float[] grain = LayerSynth.of(
                    layer, pitch * SampleMath.semitones(swing(stream) * repeat.semitones()), loop, stream);
            int start = layer.envelope() == null ? 0 : SampleMath.count(layer.at() + (time + late) * repeat.every());
            add(mix, grain, start, gain);
            if (loop > 0 && layer.envelope() != null) {
                add(mix, grain, start + loop, gain);
            }
            gain *= repeat.gain();
            pitch *= repeat.pitch();
        }
    }

    private static void add(float[] mix, float[] grain, int start, float gain) {
        int count = Math.min(grain.length, mix.length - start);
        for (int i = 0; i < count; i++) {
            mix[start + i] += gain * grain[i];
        }
    }

    /** Draws a number from -1 to 1. */
    private static float swing(RandomStream stream) {
        return 2 * stream.unit() - 1;
    }
}
