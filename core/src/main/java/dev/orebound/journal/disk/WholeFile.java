package dev.orebound.journal.disk;

import dev.orebound.content.reading.QuotedText;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes files atomically: a reader finds either all of the old content or all of the new, even after a power cut.
 *
 * <p>The content goes to a temporary file in the same folder, is forced to the disk, and then replaces the file.
 */
public final class WholeFile {
    private static final String TEMPORARY = ".new";
    private static final Pattern TEMPORARY_NAME = Pattern.compile(".+\\.(\\d{1,18})--?\\d+\\.new");

    private WholeFile() {}

    /**
     * Writes a file that only its owner can read, and creates its folder if necessary.
     *
     * @throws IOException if the folder or the file cannot be written; the old content then remains
     */
    public static void write(Path file, byte[] content) throws IOException {
        write(DiskAccess.REAL, file, content);
    }

    /** Writes a file with the system's usual permissions, such as a picture of a floor. */
    public static void writePublic(Path file, byte[] content) throws IOException {
        write(DiskAccess.PUBLIC, file, content);
    }

    public static void write(DiskAccess disk, Path file, byte[] content) throws IOException {
        Path folder = folderOf(file);
        disk.makeFolder(folder);
        Path temporary = temporaryIn(folder, String.valueOf(file.getFileName()));
        try {
            writeThrough(disk, temporary, content);
            disk.move(temporary, file);
        } catch (IOException e) {
            deleteQuietly(disk, temporary);
            throw e;
        }
        disk.forceFolder(folder);
    }

    /** Returns why a file or folder could not be used, in a few words and without its name. */
    public static String reason(IOException thrown) {
        boolean isPlain = thrown.getClass() == IOException.class || thrown instanceof NotReadBackException;
        String reason =
                thrown instanceof FileSystemException file ? file.getReason() : isPlain ? thrown.getMessage() : null;
        return reason == null ? words(thrown.getClass().getSimpleName()) : QuotedText.of(reason);
    }

    /** Turns a class name into words, such as NoSuchFileException into "no such file". */
    private static String words(String className) {
        return className
                .replace("Exception", "")
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
    }

    /**
     * Returns a name that no other process uses. The platform's own temporary files fail for a player whose temporary
     * folder has a name that the system cannot write.
     */
    public static Path temporaryIn(Path folder, String name) {
        return folder.resolve(name + "." + ProcessHandle.current().pid() + "-" + System.nanoTime() + TEMPORARY);
    }

    /**
     * Deletes temporary files that killed processes have left in a folder. The caller must not write there at the same
     * time.
     */
    public static void deleteLeftovers(DiskAccess disk, Path folder) {
        try {
            for (Path file : disk.list(folder)) {
                Matcher name = TEMPORARY_NAME.matcher(String.valueOf(file.getFileName()));
                if (name.matches() && !isOfAnother(Long.parseLong(name.group(1)))) {
                    deleteQuietly(disk, file);
                }
            }
        } catch (IOException e) {
            // The next start tries again.
        }
    }

    /** Returns true if another process with this number is running, which may be writing. */
    private static boolean isOfAnother(long process) {
        return process != ProcessHandle.current().pid()
                && ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false);
    }

    private static Path folderOf(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException(file + " is a root folder and cannot be a file");
        }
        return folder;
    }

    private static void writeThrough(DiskAccess disk, Path file, byte[] content) throws IOException {
        try (DiskAccess.OpenFile open = disk.create(file)) {
            open.write(ByteBuffer.wrap(content));
            open.force();
        }
    }

    private static void deleteQuietly(DiskAccess disk, Path temporary) {
        try {
            disk.delete(temporary);
        } catch (IOException e) {
            // A leftover does no harm: nothing reads files of that name, and the next start deletes it.
        }
    }
}
