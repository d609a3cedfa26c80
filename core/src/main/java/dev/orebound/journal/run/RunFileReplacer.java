package dev.orebound.journal.run;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.journal.replay.ReplayScan.State;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Puts a file in the place of the one that was played, after what was there is kept, and opens it. Whatever of that fails is
 * tried again later, and what has been done is not done twice.
 */
final class RunFileReplacer implements RetryingFile.Opener {
    private final RunFolder folder;
    private final SavedRunFinder savedRuns;
    private final byte[] bytes;
    private boolean isKept;
    private boolean isPut;

    /**
     * @param bytes that the file begins with
     */
    RunFileReplacer(RunFolder folder, SavedRunFinder savedRuns, byte[] bytes) {
        this.folder = folder;
        this.savedRuns = savedRuns;
        this.bytes = bytes;
    }

    @Override
    public DiskAccess.OpenFile open() throws IOException {
        put();
        return folder.openCurrent(bytes.length);
    }

    /** Puts the file there, without opening it. */
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

    /** A run that was not ended stays as a replay, from which it can be imported again. */
    private void keepWhatWasSaved() throws IOException {
        if (savedRuns.hasEnded()) {
            folder.retireCurrent();
            return;
        }
        SavedRun saved = savedRuns.newest().orElse(null);
        if (folder.hasCurrent() && !isGood(saved)) {
            folder.keepAside();
        }
        if (saved != null && (saved.ticksOfAll() > 0 || saved.fault() != null)) {
            folder.keepAsReplay(saved.good());
        }
    }

    /** True if all that the file which was played holds is what can be continued. */
    private boolean isGood(@Nullable SavedRun saved) {
        return saved != null && saved.file().equals(folder.current()) && saved.state() != State.DAMAGED;
    }
}
