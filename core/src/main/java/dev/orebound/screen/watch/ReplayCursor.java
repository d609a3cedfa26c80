package dev.orebound.screen.watch;

import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.world.intent.Intent;
import java.util.List;

/** Reads the intents of a replay tick by tick and floor by floor, except for the tick that broke the game. */
final class ReplayCursor {
    private final Replay replay;
    private final long[] starts;
    private int floor;
    private int second;
    private int tick;
    private List<Long> intents = List.of();
    private boolean isAtRest;

    /** @param replay a replay of at least one floor */
    ReplayCursor(Replay replay) {
        this.replay = replay;
        starts = new long[replay.floors().size() + 1];
        for (int i = 0; i < replay.floors().size(); i++) {
            starts[i + 1] = starts[i] + lengthOf(i);
        }
        turnTo(0);
    }

    private long lengthOf(int number) {
        List<RecordedSecond> seconds = replay.floors().get(number).seconds();
        long ticks = seconds.isEmpty() ? 0 : seconds.get(seconds.size() - 1).tick();
        return number == replay.floors().size() - 1 ? ticks + rest().size() : ticks;
    }

    /** Returns the intents after the last second and before the tick that broke the game. */
    private List<Long> rest() {
        Replay.FaultEnd end = replay.end();
        return end == null || end.intents().isEmpty()
                ? List.of()
                : end.intents().subList(0, end.intents().size() - 1);
    }

    /** Returns the replay. */
    Replay replay() {
        return replay;
    }

    /** Returns the number of the current floor. */
    int number() {
        return floor;
    }

    /** Returns the current floor. */
    Replay.RecordedFloor floor() {
        return replay.floors().get(floor);
    }

    /** Returns the number of floors. */
    int floors() {
        return replay.floors().size();
    }

    /** Returns the ticks played before a floor; for the number after the last floor, all ticks. */
    long startOf(int number) {
        return starts[number];
    }

    /** Returns the ticks of all floors. */
    long ticks() {
        return starts[floors()];
    }

    /** Returns the floor on which a tick of all floors was played; for the tick between two floors, the later one. */
    int floorAt(long tickOfAll) {
        int found = 0;
        for (int i = 1; i < floors(); i++) {
            found = starts[i] <= tickOfAll ? i : found;
        }
        return found;
    }

    /** Writes the intent of the next tick; returns false if the floor was played no further. */
    boolean next(Intent intent) {
        while (tick >= intents.size()) {
            if (!turnToNextSecond()) {
                return false;
            }
        }
        intent.unpack(intents.get(tick++));
        return true;
    }

    private boolean turnToNextSecond() {
        List<RecordedSecond> seconds = floor().seconds();
        if (second < seconds.size()) {
            intents = seconds.get(second++).intents();
        } else if (!isAtRest && floor == floors() - 1) {
            isAtRest = true;
            intents = rest();
        } else {
            return false;
        }
        tick = 0;
        return true;
    }

    /** Moves to the next floor; returns false if there is none. */
    boolean turn() {
        if (floor + 1 >= floors()) {
            return false;
        }
        turnTo(floor + 1);
        return true;
    }

    /** Moves to the entrance of a floor. */
    void turnTo(int number) {
        floor = number;
        second = 0;
        tick = 0;
        intents = List.of();
        isAtRest = false;
    }
}
