package dev.orebound.workbench.action;

/**
 * How fast the time of a run goes, and which ticks are played by hand while it stands still. While it does, an order is carried
 * by one tick of its own, so that it is seen at once. Pure arithmetic.
 */
public final class RunPace {
    /** The slowest of the paces that {@link #slower} goes through. */
    private static final float SLOWEST = 1 / 16f;

    private static final int FULL_PERCENT = 100;

    /** So many ticks by hand fit a frame; the rest comes in the next ones. */
    private static final int MOST_A_FRAME = 5;

    private float share = 1;
    private boolean isHalted;
    private boolean isResting;
    private int wantedTicks;

    /** The share of its usual pace at which time goes now: 1 as ever, 0 not at all. */
    public float now() {
        return standsStill() ? 0 : share;
    }

    /** The share at which time goes as soon as nothing halts it. */
    public float share() {
        return share;
    }

    /** In percent, 0 while halted: what a journal keeps of it. */
    public int percent() {
        return isHalted ? 0 : Math.round(share * FULL_PERCENT);
    }

    /** True while a playtester has halted time. */
    public boolean isHalted() {
        return isHalted;
    }

    private boolean standsStill() {
        return isHalted || isResting;
    }

    /** Halts time, or lets it go on. */
    public void halt(boolean isWanted) {
        isHalted = isWanted;
        wantedTicks = 0;
    }

    /** Lets time rest while somebody types, whatever the pace. */
    public void rest(boolean isWanted) {
        isResting = isWanted;
        wantedTicks = isWanted || isHalted ? wantedTicks : 0;
    }

    /**
     * Sets the pace; it is no longer halted, unless by 0.
     *
     * @param percent 0 to 100
     */
    public void set(int percent) {
        halt(percent == 0);
        if (percent > 0) {
            share = Math.min(1, percent / (float) FULL_PERCENT);
        }
    }

    /** Goes half as fast, and after a sixteenth as fast as ever. */
    public void slower() {
        float half = share / 2;
        share = half < SLOWEST ? 1 : half;
    }

    /** Halts, and plays so many ticks. */
    public void step(int ticks) {
        halt(true);
        wantedTicks = ticks;
    }

    /**
     * How many ticks are to be played in this frame while time stands still; whoever asks plays them.
     *
     * @param waitingOrders each of which wants a tick that carries it
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
