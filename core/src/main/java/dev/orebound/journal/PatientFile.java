package dev.orebound.journal;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A file that is appended to and keeps in memory what the disk does not take: the next time it is tried again, from where the
 * file was good last. So a disk that is full for a while costs nothing, not even where the file could not be opened.
 */
final class PatientFile implements Closeable {
    private static final int USUAL_SIZE = 1 << 13;

    /** Some hours of play; whoever has waited for so long waits in vain. */
    private static final int MOST_WAITING = 16 << 20;

    private final Opener opener;
    private Disk.@Nullable OpenFile file;
    private ByteBuffer waiting = ByteBuffer.allocateDirect(USUAL_SIZE);
    private long goodBytes;
    private boolean isUncertain;
    private boolean isFull;

    /** Opens the file; asked again until it does. */
    interface Opener {
        Disk.OpenFile open() throws IOException;
    }

    /**
     * @param goodBytes that the file has once it is open
     */
    PatientFile(Opener opener, long goodBytes) {
        this.opener = opener;
        this.goodBytes = goodBytes;
    }

    /** True once the file could be opened. */
    boolean isOpen() {
        return file != null;
    }

    /** Of how many bytes it is certain that the disk has them; those that it will open with, as long as it is not open. */
    long goodBytes() {
        return goodBytes;
    }

    /** What the disk has not taken yet. */
    byte[] waiting() {
        byte[] bytes = new byte[waiting.position()];
        waiting.duplicate().flip().get(bytes);
        return bytes;
    }

    /** Takes bytes; {@link #flush} writes them. Once some hours' worth wait, all that comes after is dropped. */
    void add(ByteBuffer bytes) {
        int needed = waiting.position() + bytes.remaining();
        isFull |= needed > MOST_WAITING;
        if (isFull) {
            return;
        }
        if (needed > waiting.capacity()) {
            waiting = ByteBuffer.allocateDirect(2 * needed).put(waiting.flip());
        }
        waiting.put(bytes);
    }

    /**
     * Opens the file unless it is open, and writes what waits, through to the disk.
     *
     * @throws IOException if the disk does not take it; then it goes on waiting
     */
    void flush() throws IOException {
        Disk.OpenFile open = file;
        if (open == null) {
            open = opener.open();
            file = open;
        }
        if (waiting.position() > 0) {
            write(open);
        }
    }

    private void write(Disk.OpenFile open) throws IOException {
        if (isUncertain) {
            open.cutTo(goodBytes);
        }
        isUncertain = true;
        int size = waiting.position();
        waiting.flip();
        try {
            open.write(waiting);
            open.force();
            isUncertain = false;
        } finally {
            waiting.limit(waiting.capacity()).position(isUncertain ? size : 0);
        }
        goodBytes += size;
    }

    /** Closes the file; what still waits is lost. */
    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
