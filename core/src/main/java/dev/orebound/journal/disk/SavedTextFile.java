package dev.orebound.journal.disk;

import dev.orebound.content.reading.FileKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A small text file in the save folder, such as the settings. Failures never stop the game; each becomes one line to a
 * listener.
 */
public final class SavedTextFile {
    private final DiskAccess disk;
    private final Path file;
    private final String contentName;
    private final DistinctMessages warnings;
    private boolean warnedOfSaving;

    /**
     * @param contentName plural noun for the content in messages, such as {@code settings}
     * @param warnings takes a line for each distinct failure
     */
    public SavedTextFile(DiskAccess disk, Path file, String contentName, Consumer<String> warnings) {
        this.disk = disk;
        this.file = file;
        this.contentName = contentName;
        this.warnings = new DistinctMessages(warnings);
    }

    /** Returns true if there is a file, whether or not it can be read. */
    public boolean exists() {
        return disk.exists(file);
    }

    /** Returns the text, or null if there is none that can be read. */
    @Nullable
    public String readOrNull() {
        if (!disk.exists(file)) {
            return null;
        }
        try {
            ByteBuffer bytes = ByteBuffer.wrap(disk.read(file, FileKind.KEPT_TEXT.mostBytes()));
            String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
            return FileKind.withoutByteOrderMark(text);
        } catch (CharacterCodingException e) {
            keepAside("is not UTF-8 text");
        } catch (FileKind.NotAcceptedException e) {
            keepAside(WholeFile.reason(e));
        } catch (IOException e) {
            warnings.add(
                    file + ": cannot be read (" + WholeFile.reason(e) + "); the usual " + contentName + " are used");
        }
        return null;
    }

    /** Writes the text as a whole. The first failure is reported, and the game continues. */
    public void write(String text) {
        try {
            WholeFile.write(disk, file, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            if (!warnedOfSaving) {
                warnedOfSaving = true;
                warnings.add(file + ": cannot be written; " + contentName + " will not be kept");
            }
        }
    }

    /** Moves a file that cannot be understood aside and reports it. */
    public void keepAside(String complaint) {
        String fate = "is left as it is";
        try {
            fate = "is kept as " + DamagedFiles.moveAside(disk, file).getFileName();
        } catch (IOException e) {
            // Then it stays where it is, and is overwritten when something is next written.
        }
        warnings.add(
                file + ": is damaged (" + complaint + "); it " + fate + ", and the usual " + contentName + " are used");
    }
}
