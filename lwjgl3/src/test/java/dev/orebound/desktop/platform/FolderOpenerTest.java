package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FolderOpenerTest {
    private static final Path FOLDER = Path.of("a folder", "reports");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @Test
    void eachSystemHasItsOwnOpener() {
        assertThat(FolderOpener.command(Hosts.linux(Map.of()), FOLDER)).containsExactly("xdg-open", FOLDER.toString());
        assertThat(FolderOpener.command(Hosts.mac(Map.of()), FOLDER)).containsExactly("open", FOLDER.toString());
        assertThat(FolderOpener.command(Hosts.windows(Map.of(), "ada", "C:\\Temp"), FOLDER))
                .containsExactly("explorer.exe", FOLDER.toString());
    }

    @Test
    void aMissingOrFailingOpenerIsTold() {
        assertThat(FolderOpener.works(List.of("no-such-opener"), true)).isFalse();
        assertThat(FolderOpener.works(List.of("no-such-opener"), false)).isFalse();
        assertThat(FolderOpener.works(List.of(JAVA, "--no-such-option"), true)).isFalse();
    }

    @Test
    void anOpenerThatEndsWellWorks() {
        assertThat(FolderOpener.works(List.of(JAVA, "--version"), true)).isTrue();
    }

    @Test
    void theStatusOfAnOpenerThatAlwaysFailsTellsNothing() {
        assertThat(FolderOpener.works(List.of(JAVA, "--no-such-option"), false)).isTrue();
    }
}
