package dev.orebound.journal.run;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the file of the played run, after keeping what was there, and opens it. Failed steps are tried again later,
 * and finished steps are not repeated.
 */
final class RunFileReplacer implements RetryingFile.Opener {
    private final RunFolder folder;
    private final SavedRunFinder savedRuns;
    private final byte[] bytes;
    private final boolean isReload;
    private boolean isKept;
    private boolean isPut;

    /**
     * @param bytes first bytes of the new file
     * @param isReload true if the same run goes on with content that was reloaded
     */
    RunFileReplacer(RunFolder folder, SavedRunFinder savedRuns, byte[] bytes, boolean isReload) {
        this.isReload = isReload;
        this.folder = folder;
        this.savedRuns = savedRuns;
        this.bytes = bytes;
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
    }

    /** Keeps an unfinished run as a replay, so that it can be imported again. */
    private void keepWhatWasSaved() throws IOException {
        if (savedRuns.hasEnded()) {
            folder.retireCurrent();
            return;
        }
        SavedRun saved = savedRuns.newest().orElse(null);
        if (folder.hasCurrent() && !isGood(saved)) {
            folder.keepAside();
        }
        if (saved == null || (saved.ticksOfAll() == 0 && saved.fault() == null)) {
            return;
        }
        if (!isReload || !saved.beginning().deeds().isHelped()) {
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
