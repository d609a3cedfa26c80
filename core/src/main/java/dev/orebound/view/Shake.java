package dev.orebound.view;

/** Trembling of the picture after a shock. Shocks add up; what is felt goes with their square, so that small ones stay small. */
final class Shake {
    /** World pixels at the strongest. */
    private static final float MOST = 7;

    private static final float CALM_A_SECOND = 1.7f;

    private float shock;
    private float time;

    /** @param strength from 0 to 1 */
    void add(float strength) {
        shock = Math.min(1, shock + strength);
    }

    void calm(float seconds) {
        shock = Math.max(0, shock - CALM_A_SECOND * seconds);
        time += seconds;
    }

    /** World pixels to the east, by the settings' measure from 0 to 1. */
    float x(float measure) {
        return amount(measure) * (float) (Math.sin(time * 61) * 0.6 + Math.sin(time * 97 + 1) * 0.4);
    }

    float y(float measure) {
        return amount(measure) * (float) (Math.sin(time * 71 + 2) * 0.6 + Math.sin(time * 109) * 0.4);
    }

    private float amount(float measure) {
        return MOST * measure * shock * shock;
    }
}
