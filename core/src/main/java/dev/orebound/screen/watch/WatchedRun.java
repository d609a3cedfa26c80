package dev.orebound.screen.watch;

import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayCopy;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/** A run that goes by a replay, floor by floor and tick by tick, and can begin again at each floor's entrance. */
final class WatchedRun {
    private final ReplayCursor reel;
    private final Content content;
    private final Intent intent = new Intent();
    private @Nullable Expedition run;
    private @Nullable GameFault fault;
    private boolean isOver;

    /** @param replay of at least one floor, played with this content */
    WatchedRun(Replay replay, Content content) {
        reel = new ReplayCursor(replay);
        this.content = content;
    }

    /** Returns the cursor over the replay. */
    ReplayCursor reel() {
        return reel;
    }

    /**
     * Makes a floor and stands at its entrance, which takes a moment.
     *
     * @throws IllegalArgumentException if no run can stand there
     */
    void enter(int floor) {
        run = Expedition.from(reel.replay().floors().get(floor).entered(), content);
        reel.turnTo(floor);
        fault = null;
        isOver = false;
    }

    /** The run as far as it is watched; null before the first floor was entered. */
    @Nullable
    Expedition run() {
        return run;
    }

    /** The tick of all floors that it stands at. */
    long tickOfAll() {
        return run == null ? 0 : reel.startOf(reel.number()) + run.world().tick();
    }

    /** Plays a tick; false where the floor was played no further. */
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

    /** True if the next floor comes now. */
    boolean isLeaving() {
        return run != null && run.status() == Expedition.RunStatus.LEAVING && hasNextFloor();
    }

    private boolean hasNextFloor() {
        return reel.number() + 1 < reel.floors();
    }

    /** True where the replay ends, or leads nowhere any more. */
    boolean isOver() {
        return isOver;
    }

    /** Returns the fault that stopped the run, or null. */
    @Nullable
    GameFault fault() {
        return fault;
    }

    /** The replay up to here; nothing before the first floor was entered. */
    byte[] journal() {
        return run == null ? new byte[0] : ReplayCopy.upTo(reel.replay(), reel.number(), run.world());
    }
}
