package dev.orebound.journal.disk;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that the journal does to files, so that a test can let any of it fail. Whatever the machine refuses is thrown. */
interface DiskAccess {
    /** The machine's own; only their owner can read the files and folders that it makes. */
    DiskAccess REAL = new RealDisk(true);

    /** The machine's own; files and folders are made as the system usually makes them. */
    DiskAccess PUBLIC = new RealDisk(false);

    /** What lies in a folder, by name; nothing where there is no such folder. */
    List<Path> list(Path folder) throws IOException;

    boolean exists(Path file);

    /**
     * A whole file.
     *
     * @param most bytes that it may have; a larger one is refused unread
     */
    byte[] read(Path file, long most) throws IOException;

    /** Makes a folder, and those that it lies in, unless they are there. */
    void makeFolder(Path folder) throws IOException;

    /** Begins a file that must not be there yet. */
    OpenFile create(Path file) throws IOException;

    /** Opens a file to go on writing after so many of its bytes; what stood behind them is dropped. */
    OpenFile reopen(Path file, long size) throws IOException;

    /** Gives a file another name, in place of whatever had it. Nobody ever sees half of that. */
    void move(Path from, Path to) throws IOException;

    /** Removes a file, if it is there. */
    void delete(Path file) throws IOException;

    /** Sees to it that the names in a folder outlast a power cut. */
    void forceFolder(Path folder);

    /**
     * Takes a file for this process alone, until the lock is closed or the process ends.
     *
     * @return null if another process has it
     */
    @Nullable
    Closeable lock(Path file) throws IOException;

    /** A file that is written. */
    interface OpenFile extends Closeable {
        /** Writes all that is left in a buffer. */
        void write(ByteBuffer bytes) throws IOException;

        /** Sees to it that what was written outlasts a power cut. */
        void force() throws IOException;

        /** True as long as the file is found under the name by which it was opened, and is not another by now. */
        boolean isThere();

        /** Drops what stands behind so many bytes, and goes on from there. */
        void cutTo(long size) throws IOException;
    }
}
