package dev.orebound.journal.run;

import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import dev.orebound.journal.replay.ReplaySize;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.run.RunFileReplacer.Replacement;
import dev.orebound.world.SimulationVersion;
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

    /**
     * Creates a new file for another run at the entrance of a floor. The saved run is put aside once the file opens.
     */
    RunFile begin(Expedition run) {
        return fromMemory(first(run), run);
    }

    /** Creates a new file for the played run, which entered its floor again with content that was reloaded. */
    RunFile reload(Expedition run) {
        return replacing(first(run), run, Replacement.RELOADED);
    }

    /** Creates a new file for the saved run at the entrance of its floor. What was played of it stays as a replay. */
    RunFile beginFloorAgain(Expedition run) {
        return replacing(first(run), run, Replacement.SAME_RUN);
    }

    /** Creates a new file for a run that was put aside. The saved run is put aside in turn once the file opens. */
    RunFile takeUp(SavedRun saved, Expedition run) {
        boolean isWhole = isWhereItWasLeft(saved, run);
        byte[] first = isWhole ? saved.good() : first(run);
        return replacing(first, run, new Replacement(false, false, saved.file(), isWhole));
    }

    /**
     * Creates a new file for a run that was not saved up to now, or whose file was removed. The saved run before it is
     * put aside once the file opens.
     *
     * @param played the replay of the run up to the current tick
     */
    RunFile fromMemory(byte[] played, Expedition run) {
        return replacing(played, run, Replacement.ANOTHER_RUN);
    }

    private RunFile replacing(byte[] first, Expedition run, Replacement replacement) {
        return new RunFile(
                new RunFileReplacer(folder, savedRuns, first, replacement), first, ReplaySize.of(first), run);
    }

    /** Returns the first bytes of a run's file. */
    byte[] first(Expedition run) {
        return ReplayWriter.opening(ReplayHeader.of(build, content, run.seed()), run.checkpoint());
    }

    /** Returns true if a run stands where it was left, so that its file can be continued. */
    boolean isWhereItWasLeft(SavedRun saved, Expedition again) {
        return saved.fault() == null
                && saved.simulation() == SimulationVersion.VERSION
                && saved.contentFingerprint() == content.fingerprint()
                && saved.ticks() == again.world().tick();
    }

    /** Continues the file of a saved run. */
    RunFile goOn(SavedRun saved, Expedition again) {
        return new RunFile(() -> repaired(saved), saved.good(), saved.size(), again);
    }

    private DiskAccess.OpenFile repaired(SavedRun saved) throws IOException {
        if (!saved.file().equals(folder.current()) || saved.state() == FileCondition.DAMAGED) {
            if (folder.hasCurrent()) {
                folder.keepAside();
            }
            folder.putCurrent(saved.good());
        }
        return folder.openCurrent(saved.goodBytes());
    }
}
