package dev.orebound.view.sound;

import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.view.music.LoudnessMeter;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.sound.synth.SoundSynth;
import java.util.ArrayList;
import java.util.List;

/** The measures of a sound: level, length, attack, spectrum, clicks, and how much its variants differ. */
final class SoundFigures {
    /** Names of the five bands, and their upper edges in hertz. */
    static final List<String> BANDS = List.of("<200", "<770", "<2000", "<5300", "above");

    private static final double[] BAND_EDGES = {0, 200, 770, 2000, 5300, 20_000};

    /** Window in which the envelope is measured: five milliseconds. */
    private static final int WINDOW = SampleMath.RATE / 200;

    final SoundRecipe recipe;
    final SoundSpectrum spectrum;
    final double peak;
    final double loudness;
    final double shortfall;
    final double seconds;
    final double attackMillis;
    final double edge;
    final double offset;
    final double variation;

    SoundFigures(SoundRecipe recipe, SoundSynth synth) {
        this.recipe = recipe;
        List<short[]> variants = new ArrayList<>();
        for (int variant = 0; variant < recipe.variants(); variant++) {
            variants.add(synth.samples(recipe, variant));
        }
        short[] first = variants.get(0);
        spectrum = new SoundSpectrum(first);
        double[] envelope = envelope(first);
        double loudest = 0;
        for (double value : envelope) {
            loudest = Math.max(loudest, value);
        }
        int highest = 0;
        long sum = 0;
        for (short sample : first) {
            highest = Math.max(highest, Math.abs(sample));
            sum += sample;
        }
        peak = 20 * Math.log10(highest / 32767.0);
        offset = sum / 32767.0 / first.length;
        loudness = LoudnessMeter.loudest(new float[][] {padded(first)});
        shortfall = 20 * Math.log10(recipe.loudness() / loudnessAsMastered(first));
        attackMillis = recipe.isLoop() ? 0 : firstAbove(envelope, 0.5 * loudest) * 5.0;
        seconds = recipe.isLoop() ? recipe.loopSeconds() : lastAbove(envelope, 0.02 * loudest) / 200.0;
        // The ends of loops are compared with their other steps by SoundSynthTest.
        edge = recipe.isLoop() ? 0 : Math.max(Math.abs(first[0]), Math.abs(first[first.length - 1])) / (double) highest;
        double distances = 0;
        for (int variant = 1; variant < variants.size(); variant++) {
            distances += spectrum.distanceTo(new SoundSpectrum(variants.get(variant)));
        }
        variation = variants.size() == 1 ? 0 : distances / (variants.size() - 1);
    }

    /** Returns what {@link SoundRecipe#loudness} asks for. */
    private static double loudnessAsMastered(short[] samples) {
        int window = SampleMath.RATE / 20;
        double[] sums = new double[2 + 2 * samples.length / window];
        double low = 0;
        for (int i = 0; i < samples.length; i++) {
            double sample = samples[i] / 32767.0;
            low += 0.042 * (sample - low);
            sums[i / (window / 2)] += (sample - low) * (sample - low);
        }
        double most = sums[0];
        for (int i = 1; i < sums.length; i++) {
            most = Math.max(most, sums[i - 1] + sums[i]);
        }
        return Math.sqrt(most / window);
    }

    private static float[] padded(short[] samples) {
        float[] padded = new float[samples.length + SampleMath.RATE];
        for (int i = 0; i < samples.length; i++) {
            padded[i + SampleMath.RATE / 2] = samples[i] / 32767f;
        }
        return padded;
    }

    private static double[] envelope(short[] samples) {
        double[] envelope = new double[1 + samples.length / WINDOW];
        for (int i = 0; i < samples.length; i++) {
            envelope[i / WINDOW] += samples[i] / 32767.0 * samples[i] / 32767.0 / WINDOW;
        }
        for (int i = 0; i < envelope.length; i++) {
            envelope[i] = Math.sqrt(envelope[i]);
        }
        return envelope;
    }

    private static int firstAbove(double[] envelope, double level) {
        int at = 0;
        while (envelope[at] < level) {
            at++;
        }
        return at;
    }

    private static int lastAbove(double[] envelope, double level) {
        int at = envelope.length;
        while (at > 0 && envelope[at - 1] < level) {
            at--;
        }
        return at;
    }

    /** Returns the share of the energy in one of the five bands. */
    double share(int band) {
        return spectrum.share(BAND_EDGES[band], BAND_EDGES[band + 1]);
    }
}
