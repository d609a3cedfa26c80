package dev.orebound.journal.disk;

import dev.orebound.content.reading.QuotedText;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes files that are always whole: whoever reads one, also after a power cut, finds either all of the old content or all
 * of the new.
 *
 * <p>The content goes to a temporary name in the same folder, is forced to the disk, and only then takes the file's place.
 */
public final class WholeFile {
    private static final String TEMPORARY = ".new";
    private static final Pattern TEMPORARY_NAME = Pattern.compile(".+\\.(\\d{1,18})--?\\d+\\.new");

    private WholeFile() {}

    /**
     * Writes a file that only its owner can read, and makes its folder if there is none.
     *
     * @throws IOException if the folder or the file cannot be written; what stood there before then still stands
     */
    public static void write(Path file, byte[] content) throws IOException {
        write(DiskAccess.REAL, file, content);
    }

    /** The same for a file that is no secret, such as a picture of a floor: the system's usual permissions apply. */
    public static void writePublic(Path file, byte[] content) throws IOException {
        write(DiskAccess.PUBLIC, file, content);
    }

    static void write(DiskAccess disk, Path file, byte[] content) throws IOException {
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

    /** Writes a text as UTF-8. */
    public static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Why a file or folder could not be used, in a few words and without its name. */
    public static String reason(IOException thrown) {
        boolean isPlain = thrown.getClass() == IOException.class;
        String reason =
                thrown instanceof FileSystemException file ? file.getReason() : isPlain ? thrown.getMessage() : null;
        return reason == null ? words(thrown.getClass().getSimpleName()) : QuotedText.of(reason);
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

    /**
     * Deletes the temporary files that processes which ended in the midst of writing have left in a folder. The caller writes
     * nothing there meanwhile.
     */
    static void deleteLeftovers(DiskAccess disk, Path folder) {
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

    /** True if a process with this number runs that is not this one: it may be writing. */
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
