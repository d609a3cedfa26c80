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
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
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
    void anArchiveIsVerifiedUntilAGameHasDrawnItsFirstFrameWithIt() throws IOException {
        Path file = madeArchive();
        ClassArchive first = ClassArchive.of(host, jar);
        assertThat(first.options()).contains("-XX:+VerifySharedSpaces", "-Xshare:on");
        assertThat(prove(first)).isFalse();

        ClassArchive second = ClassArchive.of(host, jar);

        assertThat(second.options()).contains("-Xshare:auto").doesNotContain("-XX:+VerifySharedSpaces");
        second.begin(new ProcessBuilder());
        assertThat(second.isDoubtful(134, -1)).as("a signal").isTrue();
        assertThat(second.isDoubtful(1, -1)).as("what Java ends with by itself").isTrue();
        assertThat(second.isDoubtful(2, -1)).as("the game told why").isFalse();
        assertThat(second.isDoubtful(143, -1)).as("somebody ended it").isFalse();
        assertThat(ClassArchive.of(host, jar).options()).contains("-XX:+VerifySharedSpaces");
        second.remove();
        assertThat(file).doesNotExist();
        assertThat(ClassArchive.of(host, jar).isBeingMade()).isTrue();
    }

    @Test
    void anArchiveThatHasChangedSinceItsFirstFrameIsMadeAgain() throws IOException {
        Path file = madeArchive();
        prove(ClassArchive.of(host, jar));
        FileTime made = Files.getLastModifiedTime(file);

        Files.write(file, new byte[] {1, 2, 3, 4});
        Files.setLastModifiedTime(file, made);
        assertThat(ClassArchive.of(host, jar).isBeingMade()).as("cut short").isTrue();
        Files.write(file, new byte[] {1, 2, 3, 4, 0});
        Files.setLastModifiedTime(file, FileTime.fromMillis(made.toMillis() + 2_000));
        assertThat(ClassArchive.of(host, jar).isBeingMade()).as("written to").isTrue();
    }

    @Test
    void aGameThatMakesItsArchiveStartsAgainOnlyIfItCouldNotTellItsEnd() throws IOException {
        ClassArchive archive = ClassArchive.of(host, jar);
        archive.begin(new ProcessBuilder());

        assertThat(archive.isDoubtful(1, -1)).as("Java refused its options").isTrue();
        assertThat(archive.isDoubtful(1, 10)).as("and told so").isTrue();
        assertThat(archive.isDoubtful(1, 1)).as("the game broke").isFalse();
        assertThat(archive.isDoubtful(1, 0))
                .as("the archive could not be written")
                .isFalse();
        assertThat(prove(archive)).as("in play").isFalse();
        Files.write(fileOf(archive, MAKE), new byte[] {1, 2, 3, 4, 5});
        assertThat(ClassArchive.of(host, jar).options()).as("drawn without it").contains("-XX:+VerifySharedSpaces");
    }

    private Path madeArchive() throws IOException {
        Path file = fileOf(ClassArchive.of(host, jar), MAKE);
        return Files.write(file, new byte[] {1, 2, 3, 4, 5});
    }

    /** Plays the part of a process that draws its first frame; returns whether its archive is doubtful then. */
    private static boolean prove(ClassArchive archive) {
        ProcessBuilder process = new ProcessBuilder();
        archive.begin(process);
        ClassArchive.prove(Hosts.linux(process.environment()));
        return archive.isDoubtful(134, -1);
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aFolderWhoseNameHasASeparatorHasNoArchive() throws IOException {
        HostMachine other =
                Hosts.linux(Map.of("OREBOUND_HOME", folder.resolve("a:b").toString()));

        assertThat(ClassArchive.of(other, jar)).isEqualTo(ClassArchive.NONE);
    }

    @Test
    void aFolderThatCannotBeNamedHasNoArchive() {
        assertThat(ClassArchive.of(Hosts.linux(Map.of("OREBOUND_HOME", "/tmp/a\0b")), jar))
                .isEqualTo(ClassArchive.NONE);
    }

    @Test
    void noArchiveIsMadeWithoutAFolder() throws IOException {
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
