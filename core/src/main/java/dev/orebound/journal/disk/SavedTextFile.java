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
 * A small text in the save folder, such as the settings. Nothing that goes wrong with it stops the game: it becomes one line to
 * whoever listens.
 */
final class SavedTextFile {
    private final DiskAccess disk;
    private final Path file;
    private final String what;
    private final DistinctMessages warnings;
    private boolean warnedOfSaving;

    /**
     * @param what the plural noun for it in messages, such as {@code settings}
     * @param warnings takes a line for each thing that went wrong, once however often the text is read
     */
    SavedTextFile(DiskAccess disk, Path file, String what, Consumer<String> warnings) {
        this.disk = disk;
        this.file = file;
        this.what = what;
        this.warnings = new DistinctMessages(warnings);
    }

    /** The text, or null where there is none that can be read. */
    @Nullable
    String readOrNull() {
        if (!disk.exists(file)) {
            return null;
        }
        try {
            ByteBuffer bytes = ByteBuffer.wrap(disk.read(file, FileKind.KEPT_TEXT.mostBytes()));
            String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
            return FileKind.withoutByteOrderMark(text);
        } catch (CharacterCodingException e) {
            keepAside("is no UTF-8 text");
        } catch (FileKind.NotAcceptedException e) {
            keepAside(WholeFile.reason(e));
        } catch (IOException e) {
            warnings.add(file + ": cannot be read (" + WholeFile.reason(e) + "); the usual " + what + " are used");
        }
        return null;
    }

    /** Writes the text whole. Where that fails, it is said once, and the game goes on without. */
    void write(String text) {
        try {
            WholeFile.write(disk, file, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            if (!warnedOfSaving) {
                warnedOfSaving = true;
                warnings.add(file + ": cannot be written; " + what + " will not be kept");
            }
        }
    }

    /** The text cannot be understood: it is kept under another name, and that is told. */
    void keepAside(String complaint) {
        String fate = "is left as it is";
        try {
            fate = "is kept as " + DamagedFiles.moveAside(disk, file).getFileName();
        } catch (IOException e) {
            // Then it stays where it is, and is overwritten when something is next written.
        }
        warnings.add(file + ": is damaged (" + complaint + "); it " + fate + ", and the usual " + what + " are used");
    }
}
