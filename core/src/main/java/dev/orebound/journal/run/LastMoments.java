package dev.orebound.journal.run;

import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays the last seconds of an ended run once more, from its own record. */
public final class LastMoments {
    /** The longest end that is played, in ticks: five seconds. */
    public static final int MOST_TICKS = 300;

    /** Time after which a floor that was played for very long is given up, since nobody waits for it. */
    private static final long MOST_NANOSECONDS = 3_000_000_000L;

    private final Expedition run;
    private final List<Long> intents;
    private final Intent intent = new Intent();
    private int next;

    private LastMoments(Expedition run, List<Long> intents) {
        this.run = run;
        this.intents = intents;
    }

    /**
     * Plays a run's last floor up to its last seconds, which takes a moment; any thread can do it.
     *
     * @param journal the replay of the whole run, see {@link RunJournal#journal}
     * @return the run at the beginning of its last seconds; null if the journal holds no end or the floor took too long
     */
    public static @Nullable LastMoments of(byte[] journal, Content content) {
        List<RecordedFloor> floors;
        try {
            floors = journal.length == 0 ? List.of() : new ReplayScan("the run", journal).floors();
        } catch (UnreadableFileException e) {
            return null;
        }
        if (floors.isEmpty()) {
            return null;
        }
        RecordedFloor last = floors.get(floors.size() - 1);
        List<Long> intents = new ArrayList<>();
        for (RecordedSecond second : last.seconds()) {
            intents.addAll(second.intents());
        }
        LastMoments moments = new LastMoments(Expedition.from(last.entered(), content), intents);
        long latest = System.nanoTime() + MOST_NANOSECONDS;
        while (moments.ticksLeft() > MOST_TICKS) {
            moments.step();
            if (System.nanoTime() > latest) {
                return null;
            }
        }
        return moments.ticksLeft() == 0 ? null : moments;
    }

    /** Returns the run as it is now in the replay. */
    public Expedition run() {
        return run;
    }

    /** Returns the ticks until the end. */
    public int ticksLeft() {
        return run.status() == Expedition.RunStatus.PLAYING ? intents.size() - next : 0;
    }

    /** Plays the next tick; does nothing at the end. */
    public void step() {
        if (ticksLeft() > 0) {
            intent.unpack(intents.get(next++));
            run.step(intent);
        }
    }
}
