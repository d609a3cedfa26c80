package dev.orebound.view.music;

import java.util.Arrays;

/**
 * Measures the loudness of stereo samples at 44,100 Hz as ITU-R BS.1770-4 does: weighted as ears do, over windows of
 * 400 ms of which silent ones and those 10 LU below the rest do not count.
 */
public final class LoudnessMeter {
    private static final int RATE = 44_100;
    private static final int STEP = RATE / 10;
    private static final int STEPS_A_WINDOW = 4;
    private static final double OFFSET = -0.691;
    private static final double SILENT = -70;
    private static final double RELATIVE = -10;

    private LoudnessMeter() {}

    /** Returns the loudness of the loudest window of 400 ms in LUFS, which short sounds do not fill. */
    public static double loudest(float[][] channels) {
        return loudness(Arrays.stream(windows(channels)).max().orElse(0));
    }

    /** Returns the loudness in LUFS. */
    static double integrated(float[][] channels) {
        double[] windows = windows(channels);
        double gate = loudness(mean(windows, power(SILENT))) + RELATIVE;
        return loudness(mean(windows, power(gate)));
    }

    private static double[] windows(float[][] channels) {
        int steps = channels[0].length / STEP;
        double[] energy = new double[steps];
        for (float[] channel : channels) {
            double[] weighted = weighted(channel);
            for (int step = 0; step < steps; step++) {
                for (int i = step * STEP; i < (step + 1) * STEP; i++) {
                    energy[step] += weighted[i] * weighted[i] / STEP;
                }
            }
        }
        double[] windows = new double[Math.max(0, steps - STEPS_A_WINDOW + 1)];
        for (int window = 0; window < windows.length; window++) {
            for (int step = 0; step < STEPS_A_WINDOW; step++) {
                windows[window] += energy[window + step] / STEPS_A_WINDOW;
            }
        }
        return windows;
    }

    /** The two filters of the standard, with coefficients for 44,100 Hz. */
    private static double[] weighted(float[] samples) {
        double[] shelf = filtered(
                samples,
                1.5308412300503478,
                -2.650979995154729,
                1.1690790799215869,
                -1.6636551132560204,
                0.7125954280732254);
        float[] between = new float[shelf.length];
        for (int i = 0; i < shelf.length; i++) {
            between[i] = (float) shelf[i];
        }
        return filtered(between, 1, -2, 1, -1.9891696736297957, 0.9891990357870394);
    }

    private static double[] filtered(float[] in, double b0, double b1, double b2, double a1, double a2) {
        double[] out = new double[in.length];
        double x1 = 0;
        double x2 = 0;
        double y1 = 0;
        double y2 = 0;
        for (int i = 0; i < in.length; i++) {
            double y = b0 * in[i] + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
            x2 = x1;
            x1 = in[i];
            y2 = y1;
            y1 = y;
            out[i] = y;
        }
        return out;
    }

    private static double mean(double[] windows, double least) {
        double sum = 0;
        int count = 0;
        for (double window : windows) {
            if (window > least) {
                sum += window;
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    private static double loudness(double power) {
        return OFFSET + 10 * Math.log10(power);
    }

    private static double power(double loudness) {
        return Math.pow(10, (loudness - OFFSET) / 10);
    }
}
