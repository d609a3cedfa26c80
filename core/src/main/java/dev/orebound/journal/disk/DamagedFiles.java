package dev.orebound.journal.disk;

import java.io.IOException;
import java.nio.file.Path;

/** Keeps unreadable files under another name, the newest 99 of each, so that they do not block later saves. */
public final class DamagedFiles {
    private static final int MOST_KEPT = 99;

    private DamagedFiles() {}

    /**
     * Moves a file aside.
     *
     * @return its new path
     */
    public static Path moveAside(DiskAccess disk, Path file) throws IOException {
        NumberedFiles kept = keptOf(disk, file);
        Path aside = kept.next();
        disk.move(file, aside);
        pruneQuietly(kept);
        return aside;
    }

    /** Copies a file aside. The file itself stays until it is replaced as a whole. */
    public static Path copyAside(DiskAccess disk, Path file, byte[] bytes) throws IOException {
        NumberedFiles kept = keptOf(disk, file);
        Path aside = kept.next();
        WholeFile.write(disk, aside, bytes);
        pruneQuietly(kept);
        return aside;
    }

    private static NumberedFiles keptOf(DiskAccess disk, Path file) {
        Path folder = file.resolveSibling("").normalize();
        return new NumberedFiles(disk, folder, file.getFileName() + ".damaged", "", MOST_KEPT, 1);
    }

    private static void pruneQuietly(NumberedFiles kept) {
        try {
            kept.prune();
        } catch (IOException e) {
            // One extra file does no harm; the next call tries again.
        }
    }
}
