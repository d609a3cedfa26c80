package dev.orebound.screen.watch;

import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayCopy;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/** A run that follows a replay, floor by floor and tick by tick, and can restart at the entrance of each floor. */
final class WatchedRun {
    private final ReplayCursor reel;
    private final Content content;
    private final Intent intent = new Intent();
    private @Nullable Expedition run;
    private @Nullable GameFault fault;
    private boolean isOver;

    /** @param replay a replay of at least one floor, played with this content */
    WatchedRun(Replay replay, Content content) {
        reel = new ReplayCursor(replay);
        this.content = content;
    }

    /** Returns the cursor over the replay. */
    ReplayCursor reel() {
        return reel;
    }

    /**
     * Makes a floor and places the run at its entrance, which takes a moment.
     *
     * @throws IllegalArgumentException if no run can stand there
     * @throws FloorNotMadeException if there is no such floor
     */
    void enter(int floor) {
        run = Expedition.from(reel.replay().floors().get(floor).entered(), content);
        reel.turnTo(floor);
        fault = null;
        isOver = false;
    }

    /** Returns the watched run; null before the first floor was entered. */
    @Nullable
    Expedition run() {
        return run;
    }

    /** Returns the current tick, counted over all floors. */
    long tickOfAll() {
        return run == null ? 0 : reel.startOf(reel.number()) + run.world().tick();
    }

    /** Plays a tick; returns false if the floor was played no further. */
    boolean step() {
        Expedition now = run;
        if (now == null || isOver || now.status() != Expedition.RunStatus.PLAYING) {
            isOver |= now != null && (now.status() != Expedition.RunStatus.LEAVING || !hasNextFloor());
            return false;
        }
        if (!reel.next(intent)) {
            isOver = true;
            fault = reel.replay().end() != null && !hasNextFloor()
                    ? reel.replay().end().fault()
                    : null;
            return false;
        }
        try {
            now.step(intent);
        } catch (RuntimeException e) {
            isOver = true;
            fault = GameFault.of(e);
            return false;
        }
        return true;
    }

    /** Returns true if the next floor comes now. */
    boolean isLeaving() {
        return run != null && run.status() == Expedition.RunStatus.LEAVING && hasNextFloor();
    }

    private boolean hasNextFloor() {
        return reel.number() + 1 < reel.floors();
    }

    /** Returns true at the end of the replay, or if it leads nowhere any more. */
    boolean isOver() {
        return isOver;
    }

    /** Returns the fault that stopped the run, or null. */
    @Nullable
    GameFault fault() {
        return fault;
    }

    /** Returns the replay up to the current tick; empty before the first floor was entered. */
    byte[] journal() {
        return run == null ? new byte[0] : ReplayCopy.upTo(reel.replay(), reel.number(), run.world());
    }

    /** Seeks to another moment of a replay: plays the ticks before it on its floor without showing them. */
    static final class ReplaySeek {
        private static final int TICKS_A_STEP = 30;
        private static final long NANOSECONDS_A_FRAME = 60_000_000;

        private final WatchedRun run;
        private final int floor;
        private final long tick;
        private final long from;
        private boolean isEntered;

        /** @param tickOfAll the target tick, counted over all floors */
        ReplaySeek(WatchedRun run, long tickOfAll) {
            this.run = run;
            long wanted = Math.max(0, Math.min(run.reel().ticks(), tickOfAll));
            floor = run.reel().floorAt(wanted);
            tick = wanted;
            isEntered = run.run() != null && run.reel().number() == floor && run.tickOfAll() <= tick;
            from = isEntered ? run.tickOfAll() : run.reel().startOf(floor);
        }

        /** Returns true if it continues from the current state of the run, so that the shown floor stays. */
        boolean isAhead() {
            return isEntered;
        }

        /** Returns the target tick, counted over all floors. */
        long tickOfAll() {
            return tick;
        }

        /**
         * Continues for a part of a second.
         *
         * @return true once the target is reached
         * @throws IllegalArgumentException if no run can stand at the floor's entrance
         * @throws FloorNotMadeException if there is no such floor
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

    /** The playback speed of a replay. */
    static final class PlaybackSpeed {
        private static final float[] TIMES = {0.25f, 0.5f, 1, 2, 4, 8};
        private static final int USUAL = 2;

        private int chosen = USUAL;

        void faster() {
            chosen = Math.min(TIMES.length - 1, chosen + 1);
        }

        void slower() {
            chosen = Math.max(0, chosen - 1);
        }

        /** Resets the speed to normal. */
        void reset() {
            chosen = USUAL;
        }

        /** Returns the factor of the speed. */
        float times() {
            return TIMES[chosen];
        }

        /** Returns the speed as text: {@code 1/4}, {@code 8}. */
        String words() {
            float times = times();
            return times < 1 ? "1/" + Math.round(1 / times) : Integer.toString(Math.round(times));
        }
    }
}
