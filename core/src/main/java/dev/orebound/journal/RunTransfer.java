package dev.orebound.journal;

import java.io.IOException;
import java.nio.file.Path;

/** Carries runs out of the save folder and into it. */
final class RunTransfer {
    private final RunFolder folder;
    private final SavedRuns savedRuns;

    RunTransfer(RunFolder folder, SavedRuns savedRuns) {
        this.folder = folder;
        this.savedRuns = savedRuns;
    }

    /** Writes the saved run into a file that must not exist yet. */
    void exportTo(Path file) throws UnreadableFileException {
        if (Disk.REAL.exists(file)) {
            throw new UnreadableFileException(file + ": is there already; give a name that is free");
        }
        SavedRun run = savedRuns
                .newest()
                .orElseThrow(() -> new UnreadableFileException(
                        folder.current() + ": there is no saved run; begin one and leave it"));
        try {
            WholeFile.write(file, run.good());
        } catch (IOException e) {
            throw new UnreadableFileException(
                    file + ": cannot be written (" + WholeFile.reason(e) + "); give a file in a folder that can be");
        }
    }

    /** Reads a run that can be continued, from a replay or a bug report. */
    SavedRun read(Path file) throws UnreadableFileException {
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
