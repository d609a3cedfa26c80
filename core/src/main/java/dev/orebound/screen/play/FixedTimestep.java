package dev.orebound.screen.play;

/**
 * Turns the uneven seconds of frames into even ticks. Where a frame took longer than a few ticks, the rest is dropped: the
 * game slows, and never skips.
 */
public final class FixedTimestep {
    private final double secondsATick;
    private final int mostTicks;
    private double owed;

    /**
     * A loop.
     *
     * @param ticksASecond above 0
     * @param mostTicks in one frame, at least 1
     */
    public FixedTimestep(int ticksASecond, int mostTicks) {
        if (ticksASecond < 1 || mostTicks < 1) {
            throw new IllegalArgumentException("no loop: " + ticksASecond + " ticks a second, at most " + mostTicks);
        }
        this.secondsATick = 1.0 / ticksASecond;
        this.mostTicks = mostTicks;
    }

    /** Returns the number of ticks due after a frame. */
    public int ticksAfter(double seconds) {
        owed += Math.max(0, seconds);
        int due = (int) (owed / secondsATick);
        if (due > mostTicks) {
            due = mostTicks;
            owed = 0;
        } else {
            owed -= due * secondsATick;
        }
        return due;
    }

    /** Returns the position between the last tick and the next, from 0 to 1. */
    public float alpha() {
        return (float) Math.max(0, Math.min(1, owed / secondsATick));
    }

    /** Forgets what is owed, as after a pause. */
    public void reset() {
        owed = 0;
    }
}
