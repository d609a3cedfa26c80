package dev.orebound.journal.disk;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;

/** A fast disk in memory. */
public final class MemoryDisk implements DiskAccess {
    private final TreeMap<Path, byte[]> files = new TreeMap<>();

    public void put(Path file, byte[] bytes) {
        files.put(file, bytes);
    }

    /** Returns the content of every file. */
    public List<byte[]> all() {
        return List.copyOf(files.values());
    }

    @Override
    public List<Path> list(Path folder) {
        return files.keySet().stream()
                .filter(file -> folder.equals(file.getParent()))
                .toList();
    }

    @Override
    public boolean exists(Path file) {
        return files.containsKey(file);
    }

    @Override
    public byte[] read(Path file, long most) throws IOException {
        byte[] bytes = files.get(file);
        if (bytes == null || bytes.length > most) {
            throw new FileSystemException(file.toString(), null, "is not there, or too large");
        }
        return bytes.clone();
    }

    @Override
    public byte[] readStart(Path file, int most) throws IOException {
        byte[] bytes = read(file, Long.MAX_VALUE);
        return Arrays.copyOf(bytes, Math.min(most, bytes.length));
    }

    @Override
    public void makeFolder(Path folder) {
        // Folders exist as soon as they have a file.
    }

    @Override
    public OpenFile create(Path file) {
        files.put(file, new byte[0]);
        return new Open(file);
    }

    @Override
    public OpenFile reopen(Path file, long size) throws IOException {
        files.put(file, Arrays.copyOf(read(file, Long.MAX_VALUE), (int) size));
        return new Open(file);
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        byte[] bytes = read(from, Long.MAX_VALUE);
        files.remove(from);
        files.put(to, bytes);
    }

    @Override
    public void delete(Path file) {
        files.remove(file);
    }

    @Override
    public void forceFolder(Path folder) {
        // Nothing outlasts the test.
    }

    @Override
    public Closeable lock(Path file) {
        return () -> {};
    }

    /** A file on this disk. */
    private final class Open implements OpenFile {
        private final Path file;

        Open(Path file) {
            this.file = file;
        }

        @Override
        public void write(ByteBuffer bytes) {
            byte[] before = Objects.requireNonNull(files.get(file));
            byte[] longer = Arrays.copyOf(before, before.length + bytes.remaining());
            bytes.get(longer, before.length, bytes.remaining());
            files.put(file, longer);
        }

        @Override
        public void force() {
            // The bytes are there at once.
        }

        @Override
        public boolean isThere() {
            return files.containsKey(file);
        }

        @Override
        public void cutTo(long size) {
            files.put(file, Arrays.copyOf(Objects.requireNonNull(files.get(file)), (int) size));
        }

        @Override
        public void close() {
            // There is nothing to release.
        }
    }
}
