package dev.orebound.journal.disk;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The real disk with failures: one step fails, or all from one on. A failed write leaves half of its bytes. */
public final class FailingDisk implements DiskAccess {
    /** The kinds of failure. */
    public enum Mode {
        /** One step fails, and the next works. */
        ONCE,
        /** Every step from one on fails: the disk is full, or the machine has stopped. */
        FROM_THEN_ON
    }

    private final int failing;
    private final Mode mode;
    private int steps;
    private boolean hasRoom;

    /** @param failing the number of the step that fails, from 1 */
    public FailingDisk(int failing, Mode mode) {
        this.failing = failing;
        this.mode = mode;
    }

    /** Returns the number of steps that change something. */
    public int steps() {
        return steps;
    }

    /** Ends the failures. */
    public void makeRoom() {
        hasRoom = true;
    }

    private boolean fails() {
        steps++;
        return !hasRoom && (steps == failing || (steps > failing && mode == Mode.FROM_THEN_ON));
    }

    private void step() throws IOException {
        if (fails()) {
            throw new IOException("No space left on device");
        }
    }

    @Override
    public List<Path> list(Path folder) throws IOException {
        return REAL.list(folder);
    }

    @Override
    public boolean exists(Path file) {
        return REAL.exists(file);
    }

    @Override
    public byte[] read(Path file, long most) throws IOException {
        return REAL.read(file, most);
    }

    @Override
    public byte[] readStart(Path file, int most) throws IOException {
        return REAL.readStart(file, most);
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        step();
        REAL.makeFolder(folder);
    }

    @Override
    public OpenFile create(Path file) throws IOException {
        step();
        return new Open(REAL.create(file));
    }

    @Override
    public OpenFile reopen(Path file, long size) throws IOException {
        step();
        return new Open(REAL.reopen(file, size));
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        step();
        REAL.move(from, to);
    }

    @Override
    public void delete(Path file) throws IOException {
        step();
        REAL.delete(file);
    }

    @Override
    public void forceFolder(Path folder) {
        REAL.forceFolder(folder);
    }

    @Override
    public @Nullable Closeable lock(Path file) throws IOException {
        step();
        return REAL.lock(file);
    }

    /** A file on this disk. */
    private final class Open implements OpenFile {
        private final OpenFile real;

        Open(OpenFile real) {
            this.real = real;
        }

        @Override
        public void write(ByteBuffer bytes) throws IOException {
            if (fails()) {
                ByteBuffer half = bytes.duplicate();
                half.limit(half.position() + half.remaining() / 2);
                real.write(half);
                throw new IOException("No space left on device");
            }
            real.write(bytes);
        }

        @Override
        public void force() throws IOException {
            step();
            real.force();
        }

        @Override
        public boolean isThere() {
            return real.isThere();
        }

        @Override
        public void cutTo(long size) throws IOException {
            step();
            real.cutTo(size);
        }

        @Override
        public void close() throws IOException {
            real.close();
        }
    }
}
