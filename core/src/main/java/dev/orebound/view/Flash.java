package dev.orebound.view;

/** A colour over the picture that goes away quickly. */
final class Flash {
    private final float secondsToFade;
    private float strength;

    Flash(float secondsToFade) {
        this.secondsToFade = secondsToFade;
    }

    /** @param atLeast from 0 to 1 */
    void raise(float atLeast) {
        strength = Math.max(strength, atLeast);
    }

    void fade(float seconds) {
        strength = Math.max(0, strength - seconds / secondsToFade);
    }

    float strength() {
        return strength;
    }
}
