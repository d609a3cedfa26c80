package dev.orebound.view.sound.synth;

import dev.orebound.content.sound.SoundLayer.FrequencySweep;

/** Computes a sweep sample by sample, in cycles a sample. */
final class PitchSweep {
    private final double factor;
    private double value;
    private int left;

    /**
     * @param length samples of the whole, which a sweep without seconds of its own takes
     * @param pitch what the sweep is multiplied by
     * @param turn samples after which all comes back, 0 for never
     */
    PitchSweep(FrequencySweep sweep, int length, float pitch, int turn) {
        value = SampleMath.cyclesASample((double) sweep.from() * pitch, turn);
        left = sweep.isSteady() ? 0 : sweep.seconds() > 0 ? SampleMath.count(sweep.seconds()) : length;
        factor = left > 0 ? Math.pow((double) sweep.to() / sweep.from(), 1.0 / left) : 1;
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
