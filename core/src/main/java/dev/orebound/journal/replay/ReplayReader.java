package dev.orebound.journal.replay;

import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.disk.WholeFile;
import java.io.IOException;
import java.nio.file.Path;

/** Reads replays up to the first damaged record. */
public final class ReplayReader {
    /** The largest accepted file in bytes. */
    public static final long LARGEST_FILE = ReplaySize.MOST_BYTES;

    private ReplayReader() {}

    /**
     * Reads a replay, or the replay in a bug report.
     *
     * @throws UnreadableFileException if there is none or its header is not that of a replay
     */
    public static Replay read(Path file) throws UnreadableFileException {
        ReplayScan scan = ReportZip.scan(file.toString(), bytes(DiskAccess.REAL, file));
        ReplayHeader header = scan.header();
        return new Replay(
                header.build(),
                header.contentFingerprint(),
                header.simulation(),
                header.seed(),
                scan.floors(),
                scan.state() == ReplayScan.FileCondition.WHOLE,
                scan.end());
    }

    public static ReplayScan scan(DiskAccess disk, Path file) throws UnreadableFileException {
        return new ReplayScan(file.toString(), bytes(disk, file));
    }

    /**
     * Scans a file whose run is to become the saved one.
     *
     * @throws UnreadableFileException also if it is a bug report
     */
    public static ReplayScan scanToImport(DiskAccess disk, Path file) throws UnreadableFileException {
        byte[] bytes = bytes(disk, file);
        if (ReportZip.isZip(bytes)) {
            throw new UnreadableFileException(file + ": is a bug report, which the command replay shows again;"
                    + " give what export wrote, or a replay of a run that can go on");
        }
        return new ReplayScan(file.toString(), bytes);
    }

    private static byte[] bytes(DiskAccess disk, Path file) throws UnreadableFileException {
        try {
            return disk.read(file, LARGEST_FILE);
        } catch (IOException e) {
            throw new UnreadableFileException(file + ": cannot be read (" + WholeFile.reason(e)
                    + "); give a replay file of " + ReplayHeader.FORMAT);
        }
    }
}
