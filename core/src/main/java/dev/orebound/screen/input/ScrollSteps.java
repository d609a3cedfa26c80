package dev.orebound.screen.input;

/**
 * Adds up the turns of a wheel or touch pad along one axis, which come in fractions of a notch, to whole notches. A
 * turn the other way begins anew.
 */
public final class ScrollSteps {
    /** The part of a notch that rounding may have taken from a sum of fractions. */
    private static final float ROUNDING = 0.001f;

    private float rest;

    /** Adds a turn; returns the whole notches that are complete, negative for backwards. */
    public int add(float notches) {
        if (notches * rest < 0) {
            rest = 0;
        }
        rest += notches;
        int whole = (int) (rest + Math.copySign(ROUNDING, rest));
        rest -= whole;
        return whole;
    }

    /** Forgets the begun notch, because another screen is shown or the window has lost the focus. */
    public void reset() {
        rest = 0;
    }
}
