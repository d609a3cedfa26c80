package dev.orebound.screen.play;

/**
 * Converts the uneven times of frames to even ticks. If a frame takes longer than a few ticks, the rest is dropped: the
 * game slows down but never skips.
 */
public final class FixedTimestep {
    private final double secondsATick;
    private final int mostTicks;
    private double owed;

    /**
     * Creates a loop.
     *
     * @param ticksASecond ticks per second, above 0
     * @param mostTicks the most ticks in one frame, at least 1
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

    /** Drops the time that is owed, for example after a pause. */
    public void reset() {
        owed = 0;
    }
}
