package dev.orebound.journal.run;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import dev.orebound.journal.replay.ReplaySize;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A run on the disk that can be continued. */
public final class SavedRun {
    private final Path file;
    private final ReplayScan scan;
    private final Checkpoint beginning;
    private final Checkpoint entered;
    private final String trouble;

    /**
     * @param scan a scan with at least one floor
     * @param beginning the checkpoint at the entrance of the file's first floor, as this mine has it
     * @param entered the checkpoint at the entrance of the current floor, as this mine has it
     */
    SavedRun(Path file, ReplayScan scan, Checkpoint beginning, Checkpoint entered, String trouble) {
        this.file = file;
        this.scan = scan;
        this.beginning = beginning;
        this.entered = entered;
        this.trouble = trouble;
    }

    /** Returns the same run with a note about it. */
    SavedRun with(String line) {
        return new SavedRun(file, scan, beginning, entered, line);
    }

    /** Returns the version of the game that began the file. */
    public String build() {
        return scan.header().build();
    }

    /**
     * Returns the simulation it was played in, see {@link dev.orebound.world.SimulationVersion#VERSION}; 0 in files
     * before it existed.
     */
    public int simulation() {
        return scan.header().simulation();
    }

    /** Returns the fingerprint of the content it was played with. */
    public long contentFingerprint() {
        return scan.header().contentFingerprint();
    }

    /** Returns the seed of its current floor. A playtester may have rolled another one since the file began. */
    public Seed seed() {
        return checkpoint().seed();
    }

    /** Returns true once a playtester has given an order in it. */
    public boolean isHelped() {
        return lastFloor().isHelped();
    }

    /** Returns the checkpoint at the entrance of its current floor. */
    public Checkpoint checkpoint() {
        return entered;
    }

    /** Returns the checkpoint at the entrance of the file's first floor. */
    public Checkpoint beginning() {
        return beginning;
    }

    /** Returns the played seconds of its current floor, read from the file on request. */
    public List<RecordedSecond> seconds() {
        return lastFloor().seconds();
    }

    /** Returns the number of played ticks of its current floor. */
    public long ticks() {
        return scan.lastTick();
    }

    /** Returns the number of played ticks of all floors. */
    public long ticksOfAll() {
        return checkpoint().deeds().ticks() + ticks();
    }

    /**
     * Returns one line about a problem, or an empty text: it was played in another simulation or with other content, so
     * that its floor begins again; or its file is damaged and this is what remains.
     */
    public String trouble() {
        return trouble;
    }

    /** Returns how it broke the game when it was last played, or null. It cannot continue after that tick. */
    public @Nullable GameFault fault() {
        Replay.FaultEnd end = scan.end();
        return end == null ? null : end.fault();
    }

    /** Returns the good part of its file as a replay for a report. */
    public byte[] journal() {
        return good().clone();
    }

    Path file() {
        return file;
    }

    FileCondition state() {
        return scan.state();
    }

    byte[] good() {
        return scan.good();
    }

    int goodBytes() {
        return scan.goodBytes();
    }

    ReplaySize size() {
        return scan.size();
    }

    private RecordedFloor lastFloor() {
        return scan.floors().get(scan.floors().size() - 1);
    }
}
