package dev.orebound.journal.run;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.ReplayScan.State;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;

/** Makes the files that runs are written to: new ones, and such as go on where they were left. */
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

    /** A new one for a run that stands at the entrance of a floor. What was saved before is kept once it opens. */
    RunFile begin(Expedition run) {
        byte[] first = first(run);
        return fromMemory(first, run);
    }

    /**
     * A new one for a run that was not saved up to now, or whose file was removed. What was saved before is kept once it opens.
     *
     * @param played the replay of all that was played of it, to this very tick
     */
    RunFile fromMemory(byte[] played, Expedition run) {
        return new RunFile(new RunFileReplacer(folder, savedRuns, played), played, run);
    }

    /** What such a file begins with. */
    byte[] first(Expedition run) {
        return ReplayWriter.opening(ReplayHeader.of(build, content, run.seed()), run.checkpoint());
    }

    /** True if a run stands where it was left, so that its file can be gone on with. */
    boolean isWhereItWasLeft(SavedRun saved, Expedition again) {
        return saved.fault() == null
                && saved.simulation() == SimulationVersion.VERSION
                && saved.contentFingerprint() == content.fingerprint()
                && saved.ticks() == again.world().tick();
    }

    /** That of a saved run, to go on with. */
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
