package dev.orebound.screen.play;

import java.util.Arrays;

/**
 * Lets the picture stand still for a moment when a blow lands. Only the ticks come later: whoever asks gives
 * {@link #passed} the seconds of a frame and plays what it leaves of them, so that the simulation knows nothing of it and a
 * tap waits for its tick.
 *
 * <p>Blows that land together do not add up, and in any second only so much is held: what goes beyond is forgotten.
 */
final class HitStopTimer {
    private static final float SLICE_SECONDS = 0.05f;

    /** A second of slices and one more, since the oldest has not quite gone by. */
    private static final int SLICES = 21;

    private final float mostASecond;
    private final float[] held = new float[SLICES];
    private int slice;
    private float intoSlice;
    private float left;

    /** @param mostASecond how many seconds are held in any second, 0 or more */
    HitStopTimer(float mostASecond) {
        this.mostASecond = mostASecond;
    }

    /** Stands still for so many seconds from now on, or as long as before if that is longer. */
    void hold(float seconds) {
        left = Math.max(left, Math.min(seconds, mostASecond - heldLately()));
    }

    /** True while the picture stands still. */
    boolean isHolding() {
        return left > 0;
    }

    /** Takes the seconds of a frame, and gives back those in which the game goes on. */
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

    /** Goes on at once, as after a pause. */
    void reset() {
        left = 0;
        Arrays.fill(held, 0);
    }
}
