package dev.orebound.view.sound.synth;

/** Computes a sweep sample by sample, in cycles a sample. */
final class PitchSweep {
    private final double factor;
    private double value;
    private int left;

    /**
     * @param seconds until it arrives; 0 for the whole {@code length}
     * @param length samples of the whole
     * @param turn samples after which all comes back, 0 for never
     */
    PitchSweep(double from, double to, float seconds, int length, int turn) {
        value = SampleMath.cyclesASample(from, turn);
        left = from == to ? 0 : seconds > 0 ? SampleMath.count(seconds) : length;
        factor = left > 0 ? Math.pow(to / from, 1.0 / left) : 1;
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
