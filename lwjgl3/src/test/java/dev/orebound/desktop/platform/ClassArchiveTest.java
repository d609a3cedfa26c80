package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests when the archive of loaded classes is used and when it is made anew. */
class ClassArchiveTest {
    private static final String FILE = "-XX:SharedArchiveFile=";
    private static final String MAKE = "-XX:ArchiveClassesAtExit=";

    @TempDir
    Path folder;

    private Path jar;
    private HostMachine host;

    @BeforeEach
    void makeAJar() throws IOException {
        jar = Files.writeString(folder.resolve("game.jar"), "a jar");
        host = Hosts.linux(Map.of("OREBOUND_HOME", folder.toString()));
    }

    @Test
    void atTheFirstStartTheArchiveIsMade() {
        ClassArchive archive = ClassArchive.of(host, jar);

        assertThat(archive.isBeingMade()).isTrue();
        assertThat(fileOf(archive, MAKE).getParent()).isEqualTo(folder.resolve("cache"));
    }

    @Test
    void anArchiveThatIsWholeIsUsed() throws IOException {
        Path file = fileOf(ClassArchive.of(host, jar), MAKE);
        Files.write(file, new byte[] {1, 2, 3, 4, 5});

        ClassArchive again = ClassArchive.of(host, jar);

        assertThat(again.isBeingMade()).isFalse();
        assertThat(fileOf(again, FILE)).isEqualTo(file);
    }

    @Test
    void anArchiveWithoutItsHeadIsMadeAgain() throws IOException {
        Path file = fileOf(ClassArchive.of(host, jar), MAKE);
        Files.write(file, new byte[] {0, 0, 0, 0, 5, 6, 7});

        assertThat(ClassArchive.of(host, jar).isBeingMade()).isTrue();
    }

    @Test
    void aNewJarGetsAnArchiveOfItsOwnAndTheOldestAreDeleted() throws IOException {
        for (int version = 0; version < 6; version++) {
            Files.setLastModifiedTime(jar, FileTime.fromMillis(1_000_000L * (version + 1)));
            Path file = fileOf(ClassArchive.of(host, jar), MAKE);
            Files.write(file, new byte[] {1, 2, 3, 4});
            Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000L * (version + 1)));
        }

        try (Stream<Path> kept = Files.list(folder.resolve("cache"))) {
            assertThat(kept).hasSize(3);
        }
        assertThat(ClassArchive.of(host, jar).isBeingMade()).isFalse();
    }

    @Test
    void whereNoFolderCanBeMadeThereIsNoArchive() throws IOException {
        Files.writeString(folder.resolve("cache"), "in the way");

        assertThat(ClassArchive.of(host, jar)).isEqualTo(ClassArchive.NONE);
    }

    private static Path fileOf(ClassArchive archive, String option) {
        return archive.options().stream()
                .filter(each -> each.startsWith(option))
                .map(each -> Path.of(each.substring(option.length())))
                .findFirst()
                .orElseThrow();
    }
}
