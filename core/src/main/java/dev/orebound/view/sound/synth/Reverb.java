package dev.orebound.view.sound.synth;

import dev.orebound.content.sound.SoundRecipe.EchoSpec;
import dev.orebound.content.sound.SoundRecipe.ReverbSpec;

/**
 * Adds echo and hall to a sound, both as loud as asked compared with the sound itself.
 *
 * <p>Source of the hall: M. Schroeder, Natural Sounding Artificial Reverberation, 1962, with the damped combs of J. Moorer,
 * About This Reverberation Business, 1979.
 */
final class Reverb {
    /** Samples that the combs hold, without common divisors so that their echoes do not pile up. */
    private static final int[] COMBS = {1557, 1617, 1491, 1422, 1277};

    private static final int[] ALL_PASSES = {225, 556};

    private static final float DIFFUSION = 0.5f;

    /** Share of an echo's high notes that the rock takes. */
    private static final float ECHO_DARK = 0.45f;

    private Reverb() {}

    static void echo(float[] mix, EchoSpec echo) {
        if (echo.gain() == 0) {
            return;
        }
        float[] wet = new float[mix.length];
        comb(mix, wet, SampleMath.count(echo.seconds()), echo.feedback(), ECHO_DARK);
        addAsLoudAs(mix, wet, echo.gain());
    }

    static void hall(float[] mix, ReverbSpec hall) {
        if (hall.gain() == 0) {
            return;
        }
        float[] wet = new float[mix.length];
        for (int delay : COMBS) {
            float feedback = (float) Math.pow(10, -3.0 * delay / SampleMath.RATE / hall.seconds());
            comb(mix, wet, delay, feedback, hall.dark());
        }
        for (int delay : ALL_PASSES) {
            allPass(wet, delay);
        }
        addAsLoudAs(mix, wet, hall.gain());
    }

    private static void comb(float[] in, float[] out, int delay, float feedback, float dark) {
        float[] line = new float[delay];
        float dull = 0;
        int at = 0;
        for (int i = 0; i < in.length; i++) {
            float echo = line[at];
            dull = echo + dark * (dull - echo);
            line[at] = in[i] + feedback * dull;
            out[i] += echo;
            at = at + 1 == delay ? 0 : at + 1;
        }
    }

    private static void allPass(float[] samples, int delay) {
        float[] line = new float[delay];
        int at = 0;
        for (int i = 0; i < samples.length; i++) {
            float late = line[at];
            float in = samples[i] + DIFFUSION * late;
            line[at] = in;
            samples[i] = late - DIFFUSION * in;
            at = at + 1 == delay ? 0 : at + 1;
        }
    }

    private static void addAsLoudAs(float[] mix, float[] wet, float gain) {
        float wetPeak = SampleMath.peak(wet, 0, wet.length);
        if (wetPeak == 0) {
            return;
        }
        float factor = gain * SampleMath.peak(mix, 0, mix.length) / wetPeak;
        for (int i = 0; i < mix.length; i++) {
            mix[i] += factor * wet[i];
        }
    }
}
