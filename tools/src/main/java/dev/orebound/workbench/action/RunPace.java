package dev.orebound.workbench.action;

/**
 * The pace of a run's time, and the ticks that are played by hand while it stands still. A waiting order then gets a
 * tick of its own, so that its effect is seen at once. Pure arithmetic.
 */
public final class RunPace {
    /** The slowest pace that {@link #slower} selects. */
    private static final float SLOWEST = 1 / 16f;

    private static final int FULL_PERCENT = 100;

    /** The most ticks by hand in one frame; the rest follows in later frames. */
    private static final int MOST_A_FRAME = 5;

    private float share = 1;
    private boolean isHalted;
    private boolean isResting;
    private int wantedTicks;

    /** Returns the current pace: 1 for normal, 0 for a standstill. */
    public float now() {
        return standsStill() ? 0 : share;
    }

    /** Returns the pace at which time runs when nothing halts it. */
    public float share() {
        return share;
    }

    /** Returns the pace in percent, 0 while halted, as the journal records it. */
    public int percent() {
        return isHalted ? 0 : Math.round(share * FULL_PERCENT);
    }

    /** Returns true while a playtester has halted time. */
    public boolean isHalted() {
        return isHalted;
    }

    private boolean standsStill() {
        return isHalted || isResting;
    }

    /** Halts or resumes time. */
    public void halt(boolean isWanted) {
        isHalted = isWanted;
        wantedTicks = 0;
    }

    /** Stops time while the console is open, whatever the pace. */
    public void rest(boolean isWanted) {
        isResting = isWanted;
        wantedTicks = isWanted || isHalted ? wantedTicks : 0;
    }

    /**
     * Sets the pace and resumes time, except for 0.
     *
     * @param percent 0 to 100
     */
    public void set(int percent) {
        halt(percent == 0);
        if (percent > 0) {
            share = Math.min(1, percent / (float) FULL_PERCENT);
        }
    }

    /** Halves the pace; after a sixteenth it is normal again. */
    public void slower() {
        float half = share / 2;
        share = half < SLOWEST ? 1 : half;
    }

    /** Halts time and plays some ticks. */
    public void step(int ticks) {
        halt(true);
        wantedTicks = ticks;
    }

    /**
     * Returns how many ticks the caller must play in this frame while time stands still.
     *
     * @param waitingOrders number of orders, each of which needs a tick
     */
    public int takeTicks(int waitingOrders) {
        if (!standsStill()) {
            return 0;
        }
        int taken = Math.min(MOST_A_FRAME, Math.max(wantedTicks, waitingOrders));
        wantedTicks = Math.max(0, wantedTicks - taken);
        return taken;
    }
}
