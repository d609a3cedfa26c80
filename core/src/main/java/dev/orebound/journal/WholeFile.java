package dev.orebound.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
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
     * Writes a file that only its owner can read, and makes its folder if there is none.
     *
     * @throws IOException if the folder or the file cannot be written; what stood there before then still stands
     */
    public static void write(Path file, byte[] content) throws IOException {
        write(Disk.REAL, file, content);
    }

    /** The same for a file that is no secret, such as a picture of a floor: the system's usual permissions apply. */
    public static void writePublic(Path file, byte[] content) throws IOException {
        write(Disk.PUBLIC, file, content);
    }

    static void write(Disk disk, Path file, byte[] content) throws IOException {
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
        return reason == null ? words(thrown.getClass().getSimpleName()) : Line.quote(reason);
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

    private static void writeThrough(Disk disk, Path file, byte[] content) throws IOException {
        try (Disk.OpenFile open = disk.create(file)) {
            open.write(ByteBuffer.wrap(content));
            open.force();
        }
    }

    private static void deleteQuietly(Disk disk, Path temporary) {
        try {
            disk.delete(temporary);
        } catch (IOException e) {
            // A leftover does no harm: nobody reads files of that name.
        }
    }
}
