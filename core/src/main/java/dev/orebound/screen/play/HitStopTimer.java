package dev.orebound.screen.play;

import java.util.Arrays;

/**
 * Freezes the picture for a moment when a blow lands. It only delays ticks: the caller gives {@link #passed} the
 * seconds of a frame and plays the rest, so the simulation is not affected and a tap waits for its tick.
 *
 * <p>Blows that land together do not add up, and the time frozen in any second is limited.
 */
final class HitStopTimer {
    private static final float SLICE_SECONDS = 0.05f;

    /** The slices of a second and one more, because the oldest slice has not passed completely. */
    private static final int SLICES = 21;

    private final float mostASecond;
    private final float[] held = new float[SLICES];
    private int slice;
    private float intoSlice;
    private float left;

    /** @param mostASecond the most seconds that are frozen in any second, 0 or more */
    HitStopTimer(float mostASecond) {
        this.mostASecond = mostASecond;
    }

    /** Freezes the picture for some seconds from now on, or as long as before if that is longer. */
    void hold(float seconds) {
        left = Math.max(left, Math.min(seconds, mostASecond - heldLately()));
    }

    /** Returns true while the picture is frozen. */
    boolean isHolding() {
        return left > 0;
    }

    /** Takes the seconds of a frame and returns those in which the game goes on. */
    float passed(float seconds) {
        float still = Math.min(left, Math.max(0, seconds));
        left -= still;
        held[slice] += still;
        moveOn(seconds);
        return seconds - still;
    }

    private void moveOn(float seconds) {
        intoSlice += Math.max(0, seconds);
        for (int moved = 0; intoSlice >= SLICE_SECONDS && moved < SLICES; moved++) {
            intoSlice -= SLICE_SECONDS;
            slice = (slice + 1) % SLICES;
            held[slice] = 0;
        }
        intoSlice %= SLICE_SECONDS;
    }

    private float heldLately() {
        float sum = 0;
        for (float part : held) {
            sum += part;
        }
        return sum;
    }

    /** Ends the freeze, for example after a pause. */
    void reset() {
        left = 0;
        Arrays.fill(held, 0);
    }
}
