package dev.orebound.view.sound.synth;

/**
 * Reverb of a hall that goes on from block to block.
 *
 * <p>Sources: M. Schroeder, Natural Sounding Artificial Reverberation, 1962, with the damped combs of J. Moorer, About
 * This Reverberation Business, 1979, in the layout of J. Wakefield's Freeverb, 2000, fewer of them.
 */
public final class HallReverb {
    /** Samples that the delays hold, without common divisors so that their echoes do not pile up. */
    private static final int[] COMBS = {1557, 1617, 1491, 1422, 1277};

    private static final int[] ALL_PASSES = {225, 556};
    private static final float DIFFUSION = 0.5f;

    private final Delay[] combs = new Delay[COMBS.length];
    private final Delay[] allPasses = new Delay[ALL_PASSES.length];
    private final float[] feedback = new float[COMBS.length];
    private final float dark;

    /** A line of samples that come out after its length. */
    static final class Delay {
        private final float[] line;
        private int at;
        private float dull;

        Delay(int samples) {
            line = new float[samples];
        }

        /** Adds echoes that keep a share each, and lose some of their high notes. */
        void addEchoes(float[] in, float[] out, float feedback, float dark) {
            for (int i = 0; i < in.length; i++) {
                float echo = line[at];
                dull = echo + dark * (dull - echo);
                push(in[i] + feedback * dull);
                out[i] += echo;
            }
        }

        private void diffuse(float[] samples) {
            for (int i = 0; i < samples.length; i++) {
                float late = line[at];
                float in = samples[i] + DIFFUSION * late;
                push(in);
                samples[i] = late - DIFFUSION * in;
            }
        }

        private void push(float sample) {
            line[at] = sample;
            at = at + 1 == line.length ? 0 : at + 1;
        }
    }

    /**
     * Creates a silent hall.
     *
     * @param seconds until a tail has fallen by 60 decibels
     * @param dark how much faster high notes die, 0 to 0.95
     * @param later samples by which echoes come later, so that two ears hear two halls
     */
    public HallReverb(float seconds, float dark, int later) {
        this.dark = dark;
        for (int i = 0; i < COMBS.length; i++) {
            combs[i] = new Delay(COMBS[i] + later);
            feedback[i] = (float) Math.pow(10, -3.0 * (COMBS[i] + later) / SampleMath.RATE / seconds);
        }
        for (int i = 0; i < ALL_PASSES.length; i++) {
            allPasses[i] = new Delay(ALL_PASSES[i]);
        }
    }

    /** Writes what a block sounds like in the hall, without the block itself, over silence. */
    public void run(float[] in, float[] wet) {
        for (int i = 0; i < combs.length; i++) {
            combs[i].addEchoes(in, wet, feedback[i], dark);
        }
        for (Delay pass : allPasses) {
            pass.diffuse(wet);
        }
    }
}
