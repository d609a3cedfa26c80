package dev.orebound.screen;

import dev.orebound.journal.Replay;
import dev.orebound.world.Intent;
import java.util.List;

/** The intents of a replay, tick by tick and floor by floor. */
final class Reel {
    private final Replay replay;
    private int floor;
    private int second;
    private int tick;

    /** @param replay of at least one floor */
    Reel(Replay replay) {
        this.replay = replay;
    }

    /** The floor that is on the reel now. */
    Replay.PlayedFloor floor() {
        return replay.floors().get(floor);
    }

    /** Writes what was wanted in the next tick; false where the floor was played no further. */
    boolean next(Intent intent) {
        List<Replay.Second> seconds = floor().seconds();
        while (second < seconds.size() && tick >= seconds.get(second).intents().size()) {
            second++;
            tick = 0;
        }
        if (second >= seconds.size()) {
            return false;
        }
        intent.unpack(seconds.get(second).intents().get(tick++));
        return true;
    }

    /** Turns to the next floor; false where there is none. */
    boolean turn() {
        if (floor + 1 >= replay.floors().size()) {
            return false;
        }
        floor++;
        second = 0;
        tick = 0;
        return true;
    }
}
