package dev.orebound.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/**
 * Writes files that are always whole: whoever reads one, also after a power cut, finds either all of the old content or all
 * of the new.
 *
 * <p>The content goes to a temporary name in the same folder, is forced to the disk, and only then takes the file's place.
 */
public final class WholeFile {
    private static final String TEMPORARY = ".new";

    private WholeFile() {}

    /**
     * Writes a file, and makes its folder if there is none.
     *
     * @throws IOException if the folder or the file cannot be written; what stood there before then still stands
     */
    public static void write(Path file, byte[] content) throws IOException {
        Path folder = folderOf(file);
        Files.createDirectories(folder);
        Path temporary = temporaryIn(folder, String.valueOf(file.getFileName()));
        try {
            writeThrough(temporary, content);
            replace(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
        forceFolder(folder);
    }

    /** Writes a text as UTF-8. */
    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Why a file or folder could not be used, in a few words and without its name. */
    public static String reason(IOException thrown) {
        String reason = thrown instanceof FileSystemException file ? file.getReason() : null;
        return reason == null ? words(thrown.getClass().getSimpleName()) : reason;
    }

    /** NoSuchFileException: no such file. */
    private static String words(String className) {
        return className
                .replace("Exception", "")
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
    }

    /**
     * A name that no other process writes to. The platform's own way to find one fails for a player whose folder of temporary
     * files has a name that the system cannot write.
     */
    static Path temporaryIn(Path folder, String name) {
        return folder.resolve(name + "." + ProcessHandle.current().pid() + "-" + System.nanoTime() + TEMPORARY);
    }

    private static Path folderOf(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException(file + " is a root folder and cannot be a file");
        }
        return folder;
    }

    private static void writeThrough(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
            ByteBuffer left = ByteBuffer.wrap(content);
            while (left.hasRemaining()) {
                channel.write(left);
            }
            channel.force(true);
        }
    }

    private static void replace(Path temporary, Path file) throws IOException {
        try {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException networkFolder) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Without this the file survives a power cut, but its new name might not. Windows offers no such thing. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notOffered) {
            // The content is on the disk all the same.
        }
    }
}
