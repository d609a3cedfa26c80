package dev.orebound.journal.run;

import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.RetryingFile;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.ReplayHeader;
import dev.orebound.journal.replay.ReplayScan.FileCondition;
import dev.orebound.journal.replay.ReplaySize;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.run.RunFileReplacer.Replacement;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A run with its file. All of it is also in memory, so that it can be reported whatever happens to the file. */
final class RunFile {
    private final Expedition run;
    private final ReplayWriter writer;
    private final byte[] opening;
    private boolean isBroken;

    /**
     * @param opener called until it opens the file
     * @param opening the bytes that the file then holds
     * @param size the size of these
     */
    RunFile(RetryingFile.Opener opener, byte[] opening, ReplaySize size, Expedition run) {
        this.opening = opening;
        this.run = run;
        writer = new ReplayWriter(opener, size);
    }

    /** Returns true if a further floor fits into the file. */
    boolean hasRoomForFloor() {
        return writer.hasRoomForFloor();
    }

    /** Returns true if the disk has everything written so far. */
    boolean isSaved() {
        return writer.isSaved();
    }

    /** Returns true if the file was removed after it was opened. */
    boolean isGone() {
        return writer.isGone();
    }

    /** Returns true once the run broke the game, after which it is not played any more. */
    boolean isBroken() {
        return isBroken;
    }

    /** Returns true once the file has been opened. */
    boolean isOpen() {
        return writer.isOpen();
    }

    /** Opens the file if necessary and writes everything that waits. */
    void flush() throws IOException {
        writer.flush();
    }

    /** Records that a tick was played. */
    void played(Intent intent) throws IOException {
        writer.played(intent, run.world());
        if (run.status() != Expedition.RunStatus.PLAYING) {
            writer.leave(run.world());
        }
    }

    /** Records that the run's next floor was entered. */
    void enter() throws IOException {
        writer.enter(run.checkpoint());
    }

    /** Writes the rest of the last second. */
    void leave() throws IOException {
        if (isBroken) {
            writer.flush();
        } else {
            writer.leave(run.world());
        }
    }

    /** Records that the game broke, as the last record of the file. */
    void broke(@Nullable Intent intent, Throwable thrown) throws IOException {
        isBroken = true;
        writer.broke(intent, run.world(), GameFault.of(thrown));
    }

    /** Records that the run is over. */
    void end() throws IOException {
        writer.end();
    }

    void close() throws IOException {
        writer.close();
    }

    /** Returns all of the run, whether it is on the disk or not. */
    byte[] bytes() {
        byte[] added = writer.added();
        byte[] bytes = Arrays.copyOf(opening, opening.length + added.length);
        System.arraycopy(added, 0, bytes, opening.length, added.length);
        return bytes;
    }

    /** Creates the files of runs: new ones and continued ones. */
    static final class RunFileFactory {
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
         * Creates a new file for another run at the entrance of a floor. The saved run is put aside once the file
         * opens.
         */
        RunFile begin(Expedition run) {
            return fromMemory(first(run), run);
        }

        /** Creates a new file for the played run, which entered its floor again with content that was reloaded. */
        RunFile reload(Expedition run) {
            return replacing(first(run), run, Replacement.RELOADED);
        }

        /**
         * Creates a new file for the saved run at the entrance of its floor. What was played of it stays as a replay.
         */
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
         * Creates a new file for a run that was not saved up to now, or whose file was removed. The saved run before it
         * is put aside once the file opens.
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
}
