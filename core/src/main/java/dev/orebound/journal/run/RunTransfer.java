package dev.orebound.journal.run;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.run.RunFileReplacer.Replacement;
import java.io.IOException;
import java.nio.file.Path;

/** Exports runs from the save folder and imports them. */
final class RunTransfer {
    private final RunFolder folder;
    private final SavedRunFinder savedRuns;

    RunTransfer(RunFolder folder, SavedRunFinder savedRuns) {
        this.folder = folder;
        this.savedRuns = savedRuns;
    }

    /**
     * Writes a run to a file that must not exist yet.
     *
     * @param played the replay of the current run, or empty for the saved run
     */
    void exportTo(Path file, byte[] played) throws UnreadableFileException {
        if (DiskAccess.REAL.exists(file)) {
            throw new UnreadableFileException(file + ": is there already; give a name that is free");
        }
        byte[] run = played.length > 0 ? played : saved().good();
        try {
            WholeFile.write(file, run);
        } catch (IOException e) {
            throw new UnreadableFileException(
                    file + ": cannot be written (" + WholeFile.reason(e) + "); give a file in a folder that can be");
        }
    }

    /**
     * Writes a run to a free name in the save folder, and returns the file.
     *
     * @param played the replay of the current run, or empty for the saved run
     */
    Path export(byte[] played) throws UnreadableFileException {
        try {
            Path file = folder.freeExport();
            exportTo(file, played);
            return file;
        } catch (IOException e) {
            throw new UnreadableFileException(folder.current() + ": cannot be exported (" + WholeFile.reason(e) + ")");
        }
    }

    private SavedRun saved() throws UnreadableFileException {
        return savedRuns
                .newest()
                .orElseThrow(() -> new UnreadableFileException(
                        folder.current() + ": there is no saved run; begin one and leave it"));
    }

    /** Replaces the saved run by one from a file; the old one is put aside. */
    SavedRun importFrom(Path file) throws UnreadableFileException {
        SavedRun run = read(file);
        try {
            if (!folder.lock()) {
                throw new UnreadableFileException(file + ": cannot be imported while the game is open and saves in "
                        + folder.current().getParent() + "; close it first");
            }
            new RunFileReplacer(folder, savedRuns, run.good(), Replacement.ANOTHER_RUN).put();
            folder.dropGenerations();
            folder.addGeneration(savedRuns::whyNot);
        } catch (IOException e) {
            throw new UnreadableFileException(
                    file + ": cannot be imported into " + folder.current() + " (" + WholeFile.reason(e) + ")");
        }
        return savedRuns.newest().orElse(run);
    }

    /** Reads a run that can be continued from a replay. A bug report is refused because it holds a stranger's run. */
    private SavedRun read(Path file) throws UnreadableFileException {
        ReplayScan scan = folder.scanToImport(file);
        if (scan.hasEnded()) {
            throw new UnreadableFileException(file + ": holds a run that has ended; give one that can go on");
        }
        if (scan.floors().isEmpty()) {
            throw new UnreadableFileException(file + ": holds no floor that is whole; give an unaltered file");
        }
        String whyNot = savedRuns.whyNot(scan);
        if (!whyNot.isEmpty()) {
            throw new UnreadableFileException(
                    file + ": cannot be played on, since " + whyNot + "; give a run of this content");
        }
        return savedRuns.of(file, scan);
    }
}
