package dev.orebound.journal.disk;

import dev.orebound.content.reading.FileKind;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The real disk of the machine.
 *
 * @param isPrivate true if only their owner can read created files and folders; false for the system's usual
 *     permissions
 */
record RealDisk(boolean isPrivate) implements DiskAccess {
    @Override
    public List<Path> list(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    @Override
    public boolean exists(Path file) {
        return Files.exists(file);
    }

    @Override
    public byte[] read(Path file, long most) throws IOException {
        return FileKind.read(file, most);
    }

    @Override
    public byte[] readStart(Path file, int most) throws IOException {
        FileKind.requireOrdinary(file);
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(most);
        }
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        if (isPrivate) {
            OwnerOnlyFiles.makeFolder(folder);
        } else {
            Files.createDirectories(folder);
        }
    }

    @Override
    public OpenFile create(Path file) throws IOException {
        FileChannel channel = open(file, StandardOpenOption.CREATE_NEW);
        try {
            return new Channel(channel, file, keyOf(file));
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private FileChannel open(Path file, StandardOpenOption how) throws IOException {
        Set<StandardOpenOption> options = EnumSet.of(StandardOpenOption.WRITE, how);
        return isPrivate ? FileChannel.open(file, options, OwnerOnlyFiles.file(file)) : FileChannel.open(file, options);
    }

    @Override
    public OpenFile reopen(Path file, long size) throws IOException {
        FileKind.requireOrdinary(file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        try {
            Channel open = new Channel(channel, file, keyOf(file));
            open.cutTo(size);
            return open;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException networkFolder) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    /**
     * Forces the folder, since otherwise a file survives a power cut but its new name might not. Windows does not offer
     * this.
     */
    @Override
    public void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notOffered) {
            // The content is on the disk all the same.
        }
    }

    @Override
    public @Nullable Closeable lock(Path file) throws IOException {
        if (Files.exists(file)) {
            FileKind.requireOrdinary(file);
        }
        FileChannel channel = open(file, StandardOpenOption.CREATE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return channel;
            }
        } catch (OverlappingFileLockException heldByThisProcess) {
            // A lock that this process already holds counts like another's.
        } catch (IOException notOffered) {
            // Some network folders cannot lock: two copies that save are better than none.
            return channel;
        }
        channel.close();
        return null;
    }

    /** Returns the identity of a file, which no other file of its name shares; null if the platform has none. */
    private static @Nullable Object keyOf(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /**
     * An open file backed by a channel.
     *
     * @param key identity of the file when it was opened
     */
    private record Channel(
            FileChannel channel, Path file, @Nullable Object key) implements OpenFile {
        @Override
        public boolean isThere() {
            try {
                return Objects.equals(keyOf(file), key);
            } catch (IOException e) {
                return false;
            }
        }

        @Override
        public void write(ByteBuffer bytes) throws IOException {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        }

        @Override
        public void force() throws IOException {
            channel.force(false);
        }

        @Override
        public void cutTo(long size) throws IOException {
            channel.truncate(size);
            channel.position(size);
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }
}
