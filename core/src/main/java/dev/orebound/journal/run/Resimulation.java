package dev.orebound.journal.run;

import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.content.Content;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import java.util.List;

/**
 * Replays the last floor of a saved run from its entrance to the tick at which it was left, in as many steps as wanted.
 * If the result differs, the floor begins again at its entrance.
 */
public final class Resimulation {
    private final SavedRun saved;
    private final Content content;
    private final List<RecordedSecond> seconds;
    private final Intent intent = new Intent();
    private final long ticks;
    private Expedition expedition;
    private boolean differs;
    private int second;
    private int tickOfSecond;

    /**
     * Makes the floor, which takes a moment.
     *
     * @throws UnreadableFileException if no run can stand at its entrance
     */
    public Resimulation(SavedRun saved, Content content) throws UnreadableFileException {
        this.saved = saved;
        this.content = content;
        seconds = saved.seconds();
        ticks = saved.ticks();
        differs = saved.fault() != null
                || saved.simulation() != SimulationVersion.VERSION
                || saved.contentFingerprint() != content.fingerprint();
        expedition = begin();
    }

    private Expedition begin() throws UnreadableFileException {
        try {
            return Expedition.from(saved.checkpoint(), content);
        } catch (IllegalArgumentException | FloorNotMadeException e) {
            throw new UnreadableFileException(saved.file() + ": " + QuotedText.of(String.valueOf(e.getMessage()))
                    + "; it cannot be continued, and is kept");
        }
    }

    /**
     * Replays up to a number of ticks.
     *
     * @return true once the run stands where it was left, or is known to differ
     */
    public boolean advance(int most) {
        for (int i = 0; i < most && !isDone(); i++) {
            step(seconds.get(second));
        }
        return isDone();
    }

    private boolean isDone() {
        return differs || second == seconds.size();
    }

    private void step(RecordedSecond now) {
        if (expedition.status() != Expedition.RunStatus.PLAYING) {
            differs = true;
            return;
        }
        intent.unpack(now.intents().get(tickOfSecond++));
        try {
            expedition.step(intent);
        } catch (RuntimeException e) {
            // Whatever the file holds and whatever goes wrong, the entrance is still valid.
            differs = true;
            return;
        }
        if (tickOfSecond == now.intents().size()) {
            World world = expedition.world();
            differs = world.tick() != now.tick() || world.hash() != now.hash();
            second++;
            tickOfSecond = 0;
        }
    }

    /** Returns the finished share, 0 to 1. */
    public float share() {
        return isDone() || ticks == 0 ? 1 : Math.min(1, expedition.world().tick() / (float) ticks);
    }

    /**
     * Returns the run as far as it was replayed. If {@link #differs} is false in the end, it stands where it was left.
     */
    public Expedition expedition() {
        return expedition;
    }

    /**
     * Returns true if the replay does not lead to the recorded state: the build or content is another, the file was
     * altered, or the floor breaks the game.
     */
    public boolean differs() {
        return differs;
    }

    /**
     * Returns the run at the entrance of its floor, which takes a moment.
     *
     * @throws UnreadableFileException if no run can stand there
     */
    public Expedition fromEntrance() throws UnreadableFileException {
        if (expedition.world().tick() > 0) {
            expedition = begin();
        }
        return expedition;
    }
}
