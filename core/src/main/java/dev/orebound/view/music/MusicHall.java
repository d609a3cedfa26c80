package dev.orebound.view.music;

import dev.orebound.content.music.MusicRules;
import dev.orebound.view.sound.synth.SampleMath;
import java.util.Arrays;

/**
 * The hall in which all music is heard: a reverb that goes on from block to block.
 *
 * <p>Source: damped combs and all-passes of the reverb that J. Wakefield published as Freeverb, 2000, fewer of them.
 */
final class MusicHall {
    private static final int[] LEFT_COMBS = {1557, 1617, 1491, 1422, 1277};
    private static final int[] RIGHT_COMBS = {1580, 1640, 1514, 1445, 1300};
    private static final int[] ALL_PASSES = {225, 556};
    private static final float DIFFUSION = 0.5f;
    private static final float SHARE = 0.3f;

    /** Keeps samples from getting so small that processors slow down. */
    private static final float TINY = 1e-15f;

    private final Comb[] left = new Comb[LEFT_COMBS.length];
    private final Comb[] right = new Comb[RIGHT_COMBS.length];
    private final float[][] leftPasses = new float[ALL_PASSES.length][];
    private final float[][] rightPasses = new float[ALL_PASSES.length][];
    private final int[] places = new int[ALL_PASSES.length];
    private final float[] in = new float[MusicMixer.BLOCK];
    private final float[] wet = new float[MusicMixer.BLOCK];
    private final float dark;

    private static final class Comb {
        final float[] line;
        final float feedback;
        int at;
        float dull;

        Comb(int delay, float seconds) {
            line = new float[delay];
            feedback = (float) Math.pow(10, -3.0 * delay / SampleMath.RATE / seconds);
        }

        void run(float[] in, float[] out, float dark) {
            float low = dull;
            for (int i = 0; i < in.length; i++) {
                float echo = line[at];
                low = echo + dark * (low - echo);
                line[at] = in[i] + feedback * low;
                out[i] += echo;
                at = at + 1 == line.length ? 0 : at + 1;
            }
            dull = low;
        }
    }

    MusicHall(MusicRules rules) {
        dark = rules.hallDark();
        for (int i = 0; i < left.length; i++) {
            left[i] = new Comb(LEFT_COMBS[i], rules.hallSeconds());
            right[i] = new Comb(RIGHT_COMBS[i], rules.hallSeconds());
        }
        for (int i = 0; i < ALL_PASSES.length; i++) {
            leftPasses[i] = new float[ALL_PASSES[i]];
            rightPasses[i] = new float[ALL_PASSES[i]];
        }
    }

    /** Adds the hall to a block; {@code share} is how much of it is heard. */
    void add(float[] toLeft, float[] toRight, float share) {
        for (int i = 0; i < in.length; i++) {
            in[i] = SHARE * (toLeft[i] + toRight[i]) + TINY;
        }
        side(left, leftPasses, toLeft, share);
        side(right, rightPasses, toRight, share);
        for (int pass = 0; pass < places.length; pass++) {
            places[pass] = (places[pass] + in.length) % ALL_PASSES[pass];
        }
    }

    private void side(Comb[] combs, float[][] passes, float[] out, float share) {
        Arrays.fill(wet, 0);
        for (Comb comb : combs) {
            comb.run(in, wet, dark);
        }
        for (int pass = 0; pass < passes.length; pass++) {
            float[] line = passes[pass];
            int at = places[pass];
            for (int i = 0; i < wet.length; i++) {
                float late = line[at];
                float now = wet[i] + DIFFUSION * late;
                line[at] = now;
                wet[i] = late - DIFFUSION * now;
                at = at + 1 == line.length ? 0 : at + 1;
            }
        }
        for (int i = 0; i < out.length; i++) {
            out[i] += share * wet[i];
        }
    }
}
