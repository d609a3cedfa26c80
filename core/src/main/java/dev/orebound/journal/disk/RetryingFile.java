package dev.orebound.journal.disk;

import dev.orebound.journal.replay.ReplayReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A file that is appended to, with all that was ever added in memory. What the disk does not take is tried again the next time,
 * from where the file was good last. So a disk that is full for a while costs nothing, not even if the file could not be opened,
 * and a file that is removed can be written anew.
 */
final class RetryingFile implements Closeable {
    private static final int USUAL_SIZE = 1 << 13;

    /** Bytes that are remembered; a longer file could not be read. */
    private static final int MOST_BYTES = (int) ReplayReader.LARGEST_FILE;

    private final Opener opener;
    private DiskAccess.@Nullable OpenFile file;

    /** All that was added; the disk has the first {@link #written} bytes of it. */
    private ByteBuffer added = ByteBuffer.allocateDirect(USUAL_SIZE);

    private final long firstBytes;
    private int written;
    private boolean isUncertain;
    private boolean isFull;

    /** Opens the file; asked again until it does. */
    interface Opener {
        DiskAccess.OpenFile open() throws IOException;
    }

    /**
     * @param firstBytes that the file has once it is open
     */
    RetryingFile(Opener opener, long firstBytes) {
        this.opener = opener;
        this.firstBytes = firstBytes;
    }

    /** True once the file could be opened. */
    boolean isOpen() {
        return file != null;
    }

    /** True if the file is open and the disk has all that was added. */
    boolean isSaved() {
        return file != null && written == added.position() && !isFull;
    }

    /** True if the file was opened and then removed, or another took its place. */
    boolean isGone() {
        return file != null && !file.isThere();
    }

    /** All that was added, whether the disk has it or not. */
    byte[] added() {
        byte[] bytes = new byte[added.position()];
        added.duplicate().flip().get(bytes);
        return bytes;
    }

    /** Takes bytes; {@link #flush} writes them. Once some hours' worth are there, all that comes after is dropped. */
    void add(ByteBuffer bytes) {
        int needed = added.position() + bytes.remaining();
        isFull |= needed > MOST_BYTES;
        if (isFull) {
            return;
        }
        if (needed > added.capacity()) {
            added = ByteBuffer.allocateDirect(Math.min(2 * needed, MOST_BYTES)).put(added.flip());
        }
        added.put(bytes);
    }

    /**
     * Opens the file unless it is open, and writes what waits, through to the disk.
     *
     * @throws IOException if the disk does not take it; then it goes on waiting
     */
    void flush() throws IOException {
        DiskAccess.OpenFile open = file;
        if (open == null) {
            open = opener.open();
            file = open;
        }
        if (written < added.position()) {
            write(open);
        }
    }

    private void write(DiskAccess.OpenFile open) throws IOException {
        if (isUncertain) {
            open.cutTo(firstBytes + written);
        }
        isUncertain = true;
        int end = added.position();
        added.limit(end).position(written);
        try {
            open.write(added);
            open.force();
            isUncertain = false;
            written = end;
        } finally {
            added.limit(added.capacity()).position(end);
        }
    }

    /** Closes the file; what still waits is lost. */
    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
