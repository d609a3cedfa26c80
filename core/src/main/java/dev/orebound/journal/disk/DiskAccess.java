package dev.orebound.journal.disk;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All file operations of the journal, behind an interface so that tests can let any of them fail. Every refusal of the
 * system is thrown.
 */
public interface DiskAccess {
    /** The real disk; only their owner can read the created files and folders. */
    DiskAccess REAL = new RealDisk(true);

    /** The real disk; created files and folders have the system's usual permissions. */
    DiskAccess PUBLIC = new RealDisk(false);

    /** Returns the files in a folder, by name; an empty list if the folder is missing. */
    List<Path> list(Path folder) throws IOException;

    boolean exists(Path file);

    /**
     * Reads a whole file.
     *
     * @param most the largest accepted size in bytes; a larger file is not read
     */
    byte[] read(Path file, long most) throws IOException;

    /** Reads the first bytes of a file: so many, or all if it has fewer. */
    byte[] readStart(Path file, int most) throws IOException;

    /** Creates a folder and its parents unless they exist. */
    void makeFolder(Path folder) throws IOException;

    /** Creates a file that must not exist yet. */
    OpenFile create(Path file) throws IOException;

    /** Opens a file to append after a number of its bytes; what stood behind them is dropped. */
    OpenFile reopen(Path file, long size) throws IOException;

    /** Renames a file atomically and replaces the target. */
    void move(Path from, Path to) throws IOException;

    /** Deletes a file if it exists. */
    void delete(Path file) throws IOException;

    /** Makes the names in a folder survive a power cut. */
    void forceFolder(Path folder);

    /**
     * Locks a file for this process until the lock is closed or the process ends.
     *
     * @return null if another process has the lock
     */
    @Nullable
    Closeable lock(Path file) throws IOException;

    /** An open file that is written. */
    interface OpenFile extends Closeable {
        /** Writes all remaining bytes of a buffer. */
        void write(ByteBuffer bytes) throws IOException;

        /** Makes the written bytes survive a power cut. */
        void force() throws IOException;

        /** Returns true while the file is still found under the name by which it was opened. */
        boolean isThere();

        /** Truncates the file and continues writing there. */
        void cutTo(long size) throws IOException;
    }
}
