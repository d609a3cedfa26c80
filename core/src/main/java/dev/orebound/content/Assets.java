package dev.orebound.content;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Where assets are read from. A path is relative to the folder {@code assets}, with slashes: {@code content/ores.json}.
 */
public interface Assets {
    /** True if there is a file at the path. */
    boolean has(String path);

    /**
     * All bytes of a file.
     *
     * @throws ContentException if there is none, or it cannot be read
     */
    byte[] bytes(String path);

    /** The paths of the files that lie directly in a folder and end so, in the order of their names. */
    List<String> list(String folder, String ending);

    /** Is told which numbers are accepted where content is read from these assets. */
    default NumberListener numbers() {
        return NumberListener.NONE;
    }

    /** A file as UTF-8 text with line feeds alone, and without the byte order mark that some editors put before it. */
    default String text(String path) {
        String text = new String(bytes(path), StandardCharsets.UTF_8);
        return FileKind.withoutByteOrderMark(text).replace("\r\n", "\n");
    }
}
