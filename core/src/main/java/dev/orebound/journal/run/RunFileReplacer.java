package dev.orebound.journal.run;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the file of the played run, after keeping what was there, and opens it. Failed steps are tried again later,
 * and finished steps are not repeated.
 */
final class RunFileReplacer implements RetryingFile.Opener {
    private final RunFolder folder;
    private final SavedRunFinder savedRuns;
    private final byte[] bytes;
    private final Replacement replacement;
    private boolean isKept;
    private boolean isPut;

    /**
     * The run that comes.
     *
     * @param isSameRun true if it is the run that is saved now, of which the current floor begins again
     * @param isReload true if that happened because content was reloaded
     * @param takenUp the file from which it is taken up, or null for none; it does not stay among those put aside
     * @param isTakenWhole true if all that was played in that file goes on
     */
    record Replacement(
            boolean isSameRun, boolean isReload, @Nullable Path takenUp, boolean isTakenWhole) {
        static final Replacement ANOTHER_RUN = new Replacement(false, false, null, false);
        static final Replacement SAME_RUN = new Replacement(true, false, null, false);
        static final Replacement RELOADED = new Replacement(true, true, null, false);
    }

    /** @param bytes first bytes of the new file */
    RunFileReplacer(RunFolder folder, SavedRunFinder savedRuns, byte[] bytes, Replacement replacement) {
        this.folder = folder;
        this.savedRuns = savedRuns;
        this.bytes = bytes;
        this.replacement = replacement;
    }

    @Override
    public DiskAccess.OpenFile open() throws IOException {
        put();
        return folder.openCurrent(bytes.length);
    }

    /** Replaces the file without opening it. */
    void put() throws IOException {
        if (!isKept) {
            keepWhatWasSaved();
            isKept = true;
        }
        if (!isPut || !folder.hasCurrent()) {
            folder.putCurrent(bytes);
            isPut = true;
        }
        Path takenUp = replacement.takenUp;
        if (takenUp != null && folder.isPutAside(takenUp)) {
            if (replacement.isTakenWhole) {
                folder.dropPutAside(takenUp);
            } else {
                folder.retire(takenUp);
            }
        }
    }

    /**
     * Keeps an unfinished run: another run puts it aside, so that it can be continued later; the same run leaves what
     * was played of its floor as a replay.
     */
    private void keepWhatWasSaved() throws IOException {
        if (savedRuns.hasEnded()) {
            folder.retireCurrent();
            return;
        }
        SavedRun saved = savedRuns.newest().orElse(null);
        if (folder.hasCurrent() && !isGood(saved)) {
            folder.keepAside();
        }
        if (saved == null) {
            return;
        }
        if (!replacement.isSameRun && !SavedRunFinder.isBeginning(saved.good(), bytes)) {
            folder.putAside(saved.good());
        } else if (saved.ticksOfAll() > 0 || saved.fault() != null) {
            keepWhatWasPlayed(saved);
        }
    }

    private void keepWhatWasPlayed(SavedRun saved) throws IOException {
        if (!replacement.isReload || !saved.beginning().deeds().isHelped()) {
            folder.keepAsReplay(saved.good());
        } else if (saved.ticks() > 0 || saved.size().floors() > 1) {
            folder.keepReloaded(saved.good());
        }
    }

    /** Returns true if everything in the played file can be continued. */
    private boolean isGood(@Nullable SavedRun saved) {
        return saved != null && saved.file().equals(folder.current()) && saved.state() != FileCondition.DAMAGED;
    }
}
