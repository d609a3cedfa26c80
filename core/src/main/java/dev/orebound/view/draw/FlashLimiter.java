package dev.orebound.view.draw;

/**
 * Limits everything that flashes, blinks, flickers, shimmers or whitens to the share that the player has set, from 0,
 * none, to 1. At 0 all of it is steady, and shows by its mean what it means. Brightness that changes in time comes from
 * here alone, which {@code FlashRuleTest} holds the view and the screens to. Motion, such as that of a hovering key,
 * does not.
 */
public final class FlashLimiter {
    /** The share of short lights that stays at 0. */
    private static final float LEAST = 0.25f;

    private float share = 1;
    private float time;

    /** Sets the share that is shown, from 0 to 1. */
    public void set(float wanted) {
        share = wanted;
    }

    /** Moves the clock of flames and glints on, the slower the less is shown. */
    public void advance(float seconds) {
        time += seconds * share;
    }

    /**
     * Returns the time of a clock for pictures that flicker by themselves, such as flames, in seconds; at 0 it stands.
     */
    public float time() {
        return time;
    }

    /** Returns the strength of a short flash, 0 where there is none. */
    public float flash(float strength) {
        return strength * share;
    }

    /**
     * Returns the strength of a short light that tells something, such as a spark or a ring: a part of it always stays.
     */
    public float dimmed(float strength) {
        return strength * (LEAST + (1 - LEAST) * share);
    }

    /** Returns a wave about 0, between minus and plus the shown share, at an angle in radians. */
    public float wave(double angle) {
        return share * (float) Math.sin(angle);
    }

    /**
     * Returns the brightness of something that goes on and off.
     *
     * @param isOn true if it is on now
     * @param on the brightness while it is on
     * @param off the brightness while it is off
     */
    public float blink(boolean isOn, float on, float off) {
        float mean = (on + off) / 2;
        return mean + share * ((isOn ? on : off) - mean);
    }

    /** Returns whether something blinks at a time of a clock; at 0 it never does. */
    public boolean blinks(float seconds, float period, float blinking) {
        return share > 0 && seconds % period < blinking;
    }

    /**
     * Returns the strength of a flame at a time: it wavers about 1, in slow swells with a quick flutter on top.
     *
     * @param seconds any clock
     * @param phase sets one flame apart from another
     */
    public float flicker(float seconds, float phase) {
        return flicker(seconds, phase, 1);
    }

    /** Returns the strength of a flame that wavers so many times as much as a lamp. */
    public float flicker(float seconds, float phase, float wavers) {
        double swell = Math.sin(seconds * 1.9 + phase) * 0.5 + Math.sin(seconds * 3.1 + phase * 2.3) * 0.3;
        double flutter = Math.sin(seconds * 11.3 + phase * 1.7) * Math.sin(seconds * 17.9 + phase);
        return 1 + wavers * share * ((float) (1 + 0.035 * swell + 0.03 * flutter) - 1);
    }
}
