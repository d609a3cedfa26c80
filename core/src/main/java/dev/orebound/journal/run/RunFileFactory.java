package dev.orebound.journal.run;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.ReplayScan.State;
import dev.orebound.world.Simulation;
import java.io.IOException;

/** Creates the files of runs: new ones and continued ones. */
final class RunFileFactory {
    private final RunFolder folder;
    private final SavedRunFinder savedRuns;
    private final String build;
    private final Content content;

    RunFileFactory(RunFolder folder, SavedRunFinder savedRuns, String build, Content content) {
        this.folder = folder;
        this.savedRuns = savedRuns;
        this.build = build;
        this.content = content;
    }

    /** Creates a new file for a run at the entrance of a floor. The saved run before it is kept once the file opens. */
    RunFile begin(Expedition run) {
        byte[] first = first(run);
        return fromMemory(first, run);
    }

    /**
     * Creates a new file for a run that was not saved up to now, or whose file was removed. The saved run before it is
     * kept once the file opens.
     *
     * @param played the replay of the run up to the current tick
     */
    RunFile fromMemory(byte[] played, Expedition run) {
        return new RunFile(new RunFileReplacer(folder, savedRuns, played), played, run);
    }

    /** Returns the first bytes of a run's file. */
    byte[] first(Expedition run) {
        return ReplayWriter.opening(ReplayHeader.of(build, content, run.seed()), run.checkpoint());
    }

    /** Returns true if a run stands where it was left, so that its file can be continued. */
    boolean isWhereItWasLeft(SavedRun saved, Expedition again) {
        return saved.fault() == null
                && saved.simulation() == Simulation.VERSION
                && saved.contentFingerprint() == content.fingerprint()
                && saved.ticks() == again.world().tick();
    }

    /** Continues the file of a saved run. */
    RunFile goOn(SavedRun saved, Expedition again) {
        return new RunFile(() -> repaired(saved), saved.good(), again);
    }

    private DiskAccess.OpenFile repaired(SavedRun saved) throws IOException {
        if (!saved.file().equals(folder.current()) || saved.state() == State.DAMAGED) {
            if (folder.hasCurrent()) {
                folder.keepAside();
            }
            folder.putCurrent(saved.good());
        }
        return folder.openCurrent(saved.goodBytes());
    }
}
