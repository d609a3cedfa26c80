package dev.orebound.journal.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    Path folder;

    @Test
    void aFileIsWrittenTogetherWithItsFolders() throws IOException {
        Path file = folder.resolve("a/b/save.txt");

        WholeFile.write(file, bytes("ore\n"));

        assertThat(file).hasContent("ore\n");
    }

    @Test
    void theOldFileIsReplacedAndNothingElseIsLeftBehind() throws IOException {
        Path file = folder.resolve("save.txt");
        WholeFile.write(file, bytes("a longer text than the next"));

        WholeFile.write(file, bytes("short"));

        assertThat(file).hasContent("short");
        assertThat(folder).isDirectoryContaining(path -> path.equals(file));
        assertThat(folder.toFile().list()).containsExactly("save.txt");
    }

    @Test
    void givenAFolderThatIsAFile_whenWriting_thenItFailsAndTheFileStays() throws IOException {
        Path blocked = folder.resolve("blocked");
        Files.writeString(blocked, "old");

        assertThatThrownBy(() -> WholeFile.write(blocked.resolve("save.txt"), bytes("new")))
                .isInstanceOf(IOException.class);
        assertThat(blocked).hasContent("old");
    }

    @Test
    void givenAFolderInPlaceOfTheFile_whenWriting_thenNoTemporaryFileIsLeft() throws IOException {
        Path taken = folder.resolve("save.txt");
        Files.createDirectories(taken.resolve("inside"));

        assertThatThrownBy(() -> WholeFile.write(taken, bytes("new"))).isInstanceOf(IOException.class);
        assertThat(folder.toFile().list()).containsExactly("save.txt");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
