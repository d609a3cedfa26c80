package dev.orebound.journal;

import java.io.IOException;
import java.nio.file.Path;

/** Keeps what cannot be understood under another name, so that it is never overwritten. */
final class DamagedFiles {
    private static final int MOST_KEPT = 99;

    private DamagedFiles() {}

    /**
     * Moves a file aside.
     *
     * @return where it is now
     */
    static Path moveAside(Disk disk, Path file) throws IOException {
        Path aside = freeName(disk, file);
        disk.move(file, aside);
        return aside;
    }

    /** The same with a copy: the file itself stays until it is replaced whole. */
    static Path copyAside(Disk disk, Path file, byte[] bytes) throws IOException {
        Path aside = freeName(disk, file);
        WholeFile.write(disk, aside, bytes);
        return aside;
    }

    private static Path freeName(Disk disk, Path file) throws IOException {
        for (int n = 1; n <= MOST_KEPT; n++) {
            Path aside = file.resolveSibling(file.getFileName() + ".damaged-" + n);
            if (!disk.exists(aside)) {
                return aside;
            }
        }
        throw new IOException("too many damaged files are kept already");
    }
}
