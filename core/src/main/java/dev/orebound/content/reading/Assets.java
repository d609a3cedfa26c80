package dev.orebound.content.reading;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/** A source of assets. A path is relative to the folder {@code assets}, with slashes: {@code content/ores.json}. */
public interface Assets {
    /** Returns true if there is a file at the path. */
    boolean has(String path);

    /**
     * Returns all bytes of a file.
     *
     * @throws ContentException if there is none, or it cannot be read
     */
    byte[] bytes(String path);

    /**
     * Returns the checksum of a file, as zip files keep it.
     *
     * @throws ContentException if there is none, or it cannot be read
     */
    default long checksum(String path) {
        CRC32 checksum = new CRC32();
        checksum.update(bytes(path));
        return checksum.getValue();
    }

    /** Returns the paths of the files in a folder with an ending, sorted by name, without those of its subfolders. */
    List<String> list(String folder, String ending);

    /** Returns the paths of the folders in a folder, sorted by name. */
    List<String> folders(String folder);

    /**
     * Checks that the folder that a player changes is still there.
     *
     * @throws ContentException if it was removed
     */
    default void requireThere() {}

    /** Returns true if files may change while the game runs, so that reading them again makes sense. */
    default boolean isEditable() {
        return false;
    }

    /** Returns the listener that is told which numbers are accepted when content is read from these assets. */
    default NumberListener numbers() {
        return NumberListener.NONE;
    }

    /**
     * Returns a file as UTF-8 text with line feeds alone, and without the byte order mark that some editors write.
     *
     * @throws ContentException if there is none, or it is not UTF-8; that says where
     */
    default String text(String path) {
        byte[] bytes = bytes(path);
        // Java decodes a whole text fast, and writes this character for what is not UTF-8; a decoder tells where.
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf('\ufffd') >= 0) {
            requireUtf8(path, bytes);
        }
        return FileKind.withoutByteOrderMark(text).replace("\r\n", "\n");
    }

    private static void requireUtf8(String path, byte[] bytes) {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(rest, text, true);
        if (result.isError()) {
            long line = 1
                    + text.flip().chars().filter(character -> character == '\n').count();
            throw new ContentException(path + ": line " + line + ", byte " + (rest.position() + 1)
                    + ": is not UTF-8; save the file as UTF-8");
        }
    }
}
