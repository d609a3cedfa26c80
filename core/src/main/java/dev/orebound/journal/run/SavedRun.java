package dev.orebound.journal.run;

import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.journal.replay.Replay.PlayedFloor;
import dev.orebound.journal.replay.Replay.Second;
import dev.orebound.journal.replay.ReplayScan.State;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A run that can be continued, as it was read from the disk. */
public final class SavedRun {
    private final Path file;
    private final ReplayScan scan;
    private final String trouble;

    /**
     * @param scan holds a floor at least
     */
    SavedRun(Path file, ReplayScan scan, String trouble) {
        this.file = file;
        this.scan = scan;
        this.trouble = trouble;
    }

    /** The same with something to say of it. */
    SavedRun with(String line) {
        return new SavedRun(file, scan, line);
    }

    /** The version of the game that began the file. */
    public String build() {
        return scan.header().build();
    }

    /** The simulation that it was played in, see {@link dev.orebound.world.SimulationVersion#VERSION}; 0 before there were numbers. */
    public int simulation() {
        return scan.header().simulation();
    }

    /** Of the content that it was played with. */
    public long contentFingerprint() {
        return scan.header().contentFingerprint();
    }

    /** Of the floor that it stands on: a playtester may have rolled another than the file opens with. */
    public Seed seed() {
        return checkpoint().seed();
    }

    /** True once a playtester has given an order in it. */
    public boolean isHelped() {
        return lastFloor().isHelped();
    }

    /** What the run was at the entrance of the floor that it stands on. */
    public Checkpoint checkpoint() {
        return lastFloor().entered();
    }

    /** The checkpoint at the entrance of the first floor that the file holds. */
    public Checkpoint beginning() {
        return scan.floors().get(0).entered();
    }

    /** What was played of that floor, in order; read from the file when it is asked for. */
    public List<Second> seconds() {
        return lastFloor().seconds();
    }

    /** How many ticks of that floor were played. */
    public long ticks() {
        return scan.lastTick();
    }

    /** How many ticks of all floors were played. */
    long ticksOfAll() {
        return checkpoint().deeds().ticks() + ticks();
    }

    /**
     * One line on what is not as one would like, or nothing: it was played in another simulation or with other content, so that
     * its floor begins again at its entrance; its file is damaged, and this is what was saved of it.
     */
    public String trouble() {
        return trouble;
    }

    /** How it broke the game when it was played last, or null if it did not: it cannot go on from there. */
    public @Nullable GameFault fault() {
        Replay.Break end = scan.end();
        return end == null ? null : end.fault();
    }

    /** Its file as far as it is good, as a replay for a report. */
    public byte[] journal() {
        return good().clone();
    }

    Path file() {
        return file;
    }

    State state() {
        return scan.state();
    }

    byte[] good() {
        return scan.good();
    }

    int goodBytes() {
        return scan.goodBytes();
    }

    private PlayedFloor lastFloor() {
        return scan.floors().get(scan.floors().size() - 1);
    }
}
