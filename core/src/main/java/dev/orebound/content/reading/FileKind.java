package dev.orebound.content.reading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Locale;

/**
 * The kinds of files that players put beside the game, and the largest size of each. This is the one place that reads
 * such files: it accepts only ordinary files, and never reads more than the limit.
 */
public enum FileKind {
    CONTENT("content", "content file", 1 << 20),
    AI("ai", "tree", 1 << 20),
    TEXTS("texts", "file of texts", 1 << 20),
    SPRITES("sprites", "file of sprites", 1 << 20),
    SOUNDS("sounds", "file of sounds", 4 << 20),
    MUSIC("music", "file of music", 1 << 20),
    SHADERS("shaders", "shader", 1 << 18),
    FONTS("fonts", "font", 32 << 20),
    /** Settings, the profile, and other small texts of the save folder. */
    KEPT_TEXT("", "text", 1 << 20),
    /** The history of runs, with room for some ten thousand. */
    HISTORY("", "history", 8 << 20),
    /** Ten hours of play at their densest, as a replay, a saved run or a bug report. */
    REPLAY("", "replay", 64 << 20);

    private static final String BYTE_ORDER_MARK = Character.toString(0xfeff);

    private final String folder;
    private final String words;
    private final long mostBytes;

    FileKind(String folder, String words, long mostBytes) {
        this.folder = folder;
        this.words = words;
        this.mostBytes = mostBytes;
    }

    /** Thrown for a file that exists but cannot be of its kind. The reason says what it is and what is accepted. */
    public static final class NotAcceptedException extends FileSystemException {
        private static final long serialVersionUID = 1L;

        NotAcceptedException(Path file, String reason) {
            super(file.toString(), null, reason);
        }
    }

    /** Returns the kind of an asset, by its folder; a file anywhere else counts as content. */
    static FileKind ofAsset(String path) {
        for (FileKind kind : values()) {
            if (!kind.folder.isEmpty() && path.startsWith(kind.folder + "/")) {
                return kind;
            }
        }
        return CONTENT;
    }

    /** Returns the noun that messages use for a file of this kind. */
    String words() {
        return words;
    }

    /** Returns the largest size that is accepted, in bytes. */
    public long mostBytes() {
        return mostBytes;
    }

    /**
     * Reads a whole file.
     *
     * @throws NotAcceptedException if it is no ordinary file, or too large; then nothing was read but what fits the
     *     limit
     * @throws IOException if it cannot be read
     */
    public static byte[] read(Path file, long mostBytes) throws IOException {
        requireOrdinary(file);
        long size = Files.size(file);
        if (size > mostBytes) {
            throw tooLarge(file, size, mostBytes);
        }
        try (InputStream in = Channels.newInputStream(Files.newByteChannel(file))) {
            // Into one array: gathering the bytes in pieces would need twice the memory.
            byte[] bytes = new byte[(int) size];
            int count = in.readNBytes(bytes, 0, bytes.length);
            // The stated size can be wrong, and a file can grow.
            byte[] more = in.readNBytes((int) Math.min(Integer.MAX_VALUE - 8, mostBytes + 1 - count));
            if (count + more.length > mostBytes) {
                throw tooLarge(file, (long) count + more.length, mostBytes);
            }
            byte[] whole = count + more.length == bytes.length ? bytes : Arrays.copyOf(bytes, count + more.length);
            System.arraycopy(more, 0, whole, count, more.length);
            return whole;
        }
    }

    /** Returns the text of a file without the byte order mark that some editors write. */
    public static String withoutByteOrderMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    /**
     * Checks that a file that is there is an ordinary one: opening a pipe can wait for ever.
     *
     * @throws NotAcceptedException if it is not
     * @throws IOException if there is no such file
     */
    public static void requireOrdinary(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isDirectory()) {
            throw new NotAcceptedException(file, "is a folder");
        }
        if (!attributes.isRegularFile()) {
            throw new NotAcceptedException(file, "is a device or a pipe, not an ordinary file");
        }
    }

    private static NotAcceptedException tooLarge(Path file, long bytes, long mostBytes) {
        String reason = String.format(Locale.ROOT, "has %d bytes, and at most %d are accepted", bytes, mostBytes);
        return new NotAcceptedException(file, reason);
    }
}
