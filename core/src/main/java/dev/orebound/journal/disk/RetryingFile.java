package dev.orebound.journal.disk;

import dev.orebound.content.reading.FileKind;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A file for appending that also keeps all added bytes in memory. What the disk refuses is written again the next time,
 * from the last good position. So a full disk costs nothing, not even if the file could not be opened, and a removed
 * file can be written anew.
 */
public final class RetryingFile implements Closeable {
    private static final int USUAL_SIZE = 1 << 13;

    /** The most bytes of the file; a longer one could not be read back. */
    private static final int MOST_BYTES = (int) FileKind.REPLAY.mostBytes();

    private final Opener opener;
    private DiskAccess.@Nullable OpenFile file;

    /** All added bytes; the first {@link #written} of them are on the disk. */
    private ByteBuffer added = ByteBuffer.allocateDirect(USUAL_SIZE);

    private final long firstBytes;
    private int written;
    private boolean isUncertain;
    private boolean isFull;

    /** Opens the file; called again until it succeeds. */
    public interface Opener {
        DiskAccess.OpenFile open() throws IOException;
    }

    /** @param firstBytes size of the file once it is open */
    public RetryingFile(Opener opener, long firstBytes) {
        this.opener = opener;
        this.firstBytes = firstBytes;
    }

    /** Returns true once the file has been opened. */
    public boolean isOpen() {
        return file != null;
    }

    /** Returns true if the file is open and the disk has all added bytes. */
    public boolean isSaved() {
        return file != null && written == added.position() && !isFull;
    }

    /** Returns true if the file was opened and then removed or replaced. */
    public boolean isGone() {
        return file != null && !file.isThere();
    }

    /** Returns the bytes of the file once everything is written. */
    public long size() {
        return firstBytes + added.position();
    }

    /** Returns all added bytes, whether they are on the disk or not. */
    public byte[] added() {
        byte[] bytes = new byte[added.position()];
        added.duplicate().flip().get(bytes);
        return bytes;
    }

    /**
     * Adds bytes, which {@link #flush} writes. If the file would become too long to be read, these and all later ones
     * are dropped.
     */
    public void add(ByteBuffer bytes) {
        int needed = added.position() + bytes.remaining();
        isFull |= firstBytes + needed > MOST_BYTES;
        if (isFull) {
            return;
        }
        if (needed > added.capacity()) {
            added = ByteBuffer.allocateDirect(Math.min(2 * needed, MOST_BYTES)).put(added.flip());
        }
        added.put(bytes);
    }

    /**
     * Opens the file if necessary and writes all waiting bytes through to the disk.
     *
     * @throws NotReadBackException if bytes were dropped, because a longer file could not be read
     * @throws IOException if the disk refuses; the bytes keep waiting
     */
    public void flush() throws IOException {
        DiskAccess.OpenFile open = file;
        if (open == null) {
            open = opener.open();
            file = open;
        }
        if (written < added.position()) {
            write(open);
        }
        if (isFull) {
            throw new NotReadBackException("its file is as long as can be read");
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

    /** Closes the file; bytes that still wait are lost. */
    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
