package dev.orebound.screen.watch;

/** On the way to another moment of a replay: what lies before it on its floor is played without being shown. */
final class ReplaySeek {
    private static final int TICKS_A_STEP = 30;
    private static final long NANOSECONDS_A_FRAME = 60_000_000;

    private final WatchedRun run;
    private final int floor;
    private final long tick;
    private final long from;
    private boolean isEntered;

    /**
     * @param tickOfAll where to
     */
    ReplaySeek(WatchedRun run, long tickOfAll) {
        this.run = run;
        long wanted = Math.max(0, Math.min(run.reel().ticks(), tickOfAll));
        floor = run.reel().floorAt(wanted);
        tick = wanted;
        isEntered = run.run() != null && run.reel().number() == floor && run.tickOfAll() <= tick;
        from = isEntered ? run.tickOfAll() : run.reel().startOf(floor);
    }

    /** True if it goes on from where the run stands, so that what is shown of it changes. */
    boolean isAhead() {
        return isEntered;
    }

    /** Returns the target tick, counted over all floors. */
    long tickOfAll() {
        return tick;
    }

    /**
     * Goes on for a part of a second.
     *
     * @return true once it is there
     * @throws IllegalArgumentException if no run can stand at the floor's entrance
     */
    boolean advance() {
        long end = System.nanoTime() + NANOSECONDS_A_FRAME;
        if (!isEntered) {
            run.enter(floor);
            isEntered = true;
        }
        boolean goesOn = true;
        while (goesOn && System.nanoTime() < end) {
            for (int i = 0; i < TICKS_A_STEP && goesOn; i++) {
                goesOn = run.tickOfAll() < tick && run.step();
            }
        }
        return !goesOn;
    }

    /** Returns the progress, 0 to 1. */
    float share() {
        return tick <= from ? 1 : Math.max(0, Math.min(1, (run.tickOfAll() - from) / (float) (tick - from)));
    }
}
