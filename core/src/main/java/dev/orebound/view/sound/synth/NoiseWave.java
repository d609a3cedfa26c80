package dev.orebound.view.sound.synth;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sound.SoundLayer;

/**
 * White, pink and brown noise, and crackle. In a loop the draws come back with each turn.
 *
 * <p>Source of pink: P. Kellet's economy filter, 1999.
 */
final class NoiseWave {
    private NoiseWave() {}

    static void fill(float[] samples, SoundLayer layer, float pitch, int turn, RandomStream stream) {
        int drawn = turn == 0 ? samples.length : turn;
        switch (layer.wave()) {
            case CRACKLE -> crackle(samples, drawn, new PitchSweep(layer.pitch(), samples.length, pitch, turn), stream);
            default -> white(samples, drawn, stream);
        }
        for (int i = drawn; i < samples.length; i++) {
            samples[i] = samples[i - drawn];
        }
        switch (layer.wave()) {
            case PINK -> pink(samples);
            case BROWN -> brown(samples);
            default -> {}
        }
    }

    private static void white(float[] samples, int count, RandomStream stream) {
        for (int i = 0; i < count; i++) {
            samples[i] = 2 * stream.unit() - 1;
        }
    }

    private static void crackle(float[] samples, int count, PitchSweep density, RandomStream stream) {
        for (int i = 0; i < count; i++) {
            samples[i] = stream.unit() < density.next() ? 2 * stream.unit() - 1 : 0;
        }
    }

    private static void pink(float[] samples) {
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

    private static void brown(float[] samples) {
        float sum = 0;
        for (int i = 0; i < samples.length; i++) {
            sum = 0.996f * sum + samples[i];
            samples[i] = sum;
        }
    }
}
