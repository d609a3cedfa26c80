package dev.orebound.journal;

import dev.orebound.content.FileKind;
import java.io.IOException;
import java.nio.file.Path;

/** Reads a replay back, up to the first record that is not as it was written. */
public final class ReplayReader {
    /** More is no replay. */
    static final long LARGEST_FILE = FileKind.REPLAY.mostBytes();

    private ReplayReader() {}

    /**
     * Reads a file: a replay, or a bug report that holds one.
     *
     * @throws UnreadableFileException if there is none, or its header is not that of a replay
     */
    public static Replay read(Path file) throws UnreadableFileException {
        ReplayScan scan = scanReplayOrReport(Disk.REAL, file);
        ReplayHeader header = scan.header();
        return new Replay(
                header.build(),
                header.contentFingerprint(),
                header.simulation(),
                header.seed(),
                scan.floors(),
                scan.state() == ReplayScan.State.WHOLE,
                scan.end());
    }

    static ReplayScan scan(Disk disk, Path file) throws UnreadableFileException {
        return new ReplayScan(file.toString(), bytes(disk, file));
    }

    /** Looks through a file that is a replay, or a bug report that holds one. */
    static ReplayScan scanReplayOrReport(Disk disk, Path file) throws UnreadableFileException {
        return ReportZip.scan(file.toString(), bytes(disk, file));
    }

    private static byte[] bytes(Disk disk, Path file) throws UnreadableFileException {
        try {
            return disk.read(file, LARGEST_FILE);
        } catch (IOException e) {
            throw new UnreadableFileException(file + ": cannot be read (" + WholeFile.reason(e)
                    + "); give a replay file of " + ReplayHeader.FORMAT);
        }
    }
}
