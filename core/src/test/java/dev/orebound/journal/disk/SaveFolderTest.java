package dev.orebound.journal.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveFolderTest {
    private static final String HOME = "/home/ada";

    @TempDir
    Path folder;

    @Test
    void onLinuxItIsTheXdgFolderForDataOrItsUsualPlace() {
        assertThat(SaveFolder.usual("Linux", Map.of(), HOME).path()).isEqualTo(at("/home/ada/.local/share/orebound"));
        assertThat(SaveFolder.usual("Linux", Map.of("XDG_DATA_HOME", "/data"), HOME)
                        .path())
                .isEqualTo(at("/data/orebound"));
    }

    @Test
    void anXdgFolderThatIsNotAbsoluteDoesNotCount() {
        assertThat(SaveFolder.usual("Linux", Map.of("XDG_DATA_HOME", "data"), HOME)
                        .path())
                .isEqualTo(at("/home/ada/.local/share/orebound"));
    }

    @Test
    void aSystemThatKnowsNoHomeLeadsToTheVariableAndNotIntoTheFolderOneIsIn() {
        assertThat(SaveFolder.usual("Linux", Map.of("HOME", at("/home/bea").toString()), "?")
                        .path())
                .isEqualTo(at("/home/bea/.local/share/orebound"));
        assertThatThrownBy(() -> SaveFolder.usual("Linux", Map.of(), "?")).isInstanceOf(InvalidPathException.class);
        assertThatThrownBy(() -> SaveFolder.usual("Linux", Map.of("HOME", "here"), ""))
                .isInstanceOf(InvalidPathException.class);
    }

    @Test
    void aNameThatCouldNotBeDecodedIsNoOtherFolder() {
        for (String variable : new String[] {"OREBOUND_HOME", "XDG_DATA_HOME"}) {
            String undecoded = "/Zo\uFFFD\uFFFD";
            assertThatThrownBy(() -> SaveFolder.usual("Linux", Map.of(variable, undecoded), HOME))
                    .as(variable)
                    .isInstanceOf(InvalidPathException.class);
        }
        assertThatThrownBy(() -> SaveFolder.usual("Linux", Map.of(), "/home/Zo\uFFFD\uFFFD"))
                .isInstanceOf(InvalidPathException.class);
    }

    @Test
    void onWindowsItIsTheRoamingFolder() {
        assertThat(SaveFolder.usual(
                                "Windows 11", Map.of("APPDATA", at("/roaming").toString()), HOME)
                        .path())
                .isEqualTo(at("/roaming/Orebound"));
        assertThat(SaveFolder.usual("Windows 11", Map.of(), HOME).path())
                .isEqualTo(at("/home/ada/AppData/Roaming/Orebound"));
    }

    @Test
    void onMacItIsApplicationSupport() {
        assertThat(SaveFolder.usual("Mac OS X", Map.of(), HOME).path())
                .isEqualTo(at("/home/ada/Library/Application Support/Orebound"));
    }

    @Test
    void theVariableWinsOnEveryPlatform() {
        Map<String, String> environment =
                Map.of("OREBOUND_HOME", at("/elsewhere").toString(), "XDG_DATA_HOME", "/data");

        for (String os : new String[] {"Linux", "Windows 11", "Mac OS X"}) {
            assertThat(SaveFolder.usual(os, environment, HOME).path()).isEqualTo(at("/elsewhere"));
        }
    }

    @Test
    void aFolderThatCanBeMadeIsNotReadOnly() {
        SaveFolder saves = new SaveFolder(folder.resolve("a/b"));

        assertThat(saves.whyReadOnly()).isNull();
        assertThat(saves.path()).isEmptyDirectory();
    }

    @Test
    void aFolderUnderAFileSaysWhyItCannotBeUsed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThat(new SaveFolder(file.resolve("saves")).whyReadOnly()).isNotBlank();
    }

    private static Path at(String path) {
        return Path.of(path).toAbsolutePath();
    }
}
