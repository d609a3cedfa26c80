package dev.orebound.desktop.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests what a bundle does at its first starts. */
class BundledStartTest {
    @TempDir
    Path folder;

    @AfterEach
    void forget() {
        System.clearProperty(BundledStart.ARCHIVE);
    }

    private static @Nullable BundledStart named(String archive) {
        System.setProperty(BundledStart.ARCHIVE, archive);
        return BundledStart.here();
    }

    @Test
    void aStartIsThatOfABundleIfItsLauncherNamesAnArchive() {
        assertThat(BundledStart.here()).isNull();
        assertThat(named(folder.resolve("game.jsa").toString())).isNotNull();
        assertThat(named(folder + File.pathSeparator + "game.jsa"))
                .as("a name that Java would split")
                .isNull();
    }

    @Test
    void anArchiveThatIsMissingCanBeMadeInAFolderThatOnlyThePlayerWrites() {
        Path archive = folder.resolve("cache").resolve("game.jsa");
        BundledStart start = new BundledStart(archive);

        assertThat(start.isWhole()).isFalse();
        assertThat(start.canBeWhole()).isTrue();
        assertThat(archive.getParent()).isDirectory();
    }

    @Test
    void theArchiveIsMadeOfTheClassesThatWereListed_inPlaceOfOneThatJavaRefused() throws Exception {
        Path archive = folder.resolve("game.jsa");
        BundledStart start = new BundledStart(archive);
        Path list = Path.of(start.listing().substring("-XX:DumpLoadedClassList=".length()));
        assertThat(list.getParent()).isEqualTo(folder);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path refused = Files.writeString(archive, "damaged");
        assertThat(refused.toFile().setWritable(false)).isTrue();

        assertThat(new ProcessBuilder(java.toString(), "-Xshare:off", start.listing(), "-version")
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor(60, TimeUnit.SECONDS))
                .isTrue();
        assertThat(list).isNotEmptyFile();
        start.makeWhole(java, folder.resolve("none.jar").toString());

        for (int i = 0; i < 600 && !isArchive(archive); i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(isArchive(archive)).isTrue();
    }

    private static boolean isArchive(Path file) throws IOException {
        return Files.exists(file) && Files.size(file) > 1_000_000;
    }
}
