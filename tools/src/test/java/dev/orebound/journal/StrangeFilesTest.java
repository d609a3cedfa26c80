package dev.orebound.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.lab.ContentLinter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that anything but an ordinary file, and any file larger than its kind allows, is refused at once in one line,
 * wherever the game reads a file.
 */
@Timeout(60) // detects endless waiting, not slowness
class StrangeFilesTest {
    private static final long HUGE_BYTES = 1_500_000_000L;

    /** The things that may stand where a file is expected. */
    private enum Strange {
        HUGE,
        PIPE,
        ENDLESS_DEVICE;

        void putAt(Path file) throws IOException {
            Files.createDirectories(file.getParent());
            switch (this) {
                case HUGE -> {
                    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
                        sparse.setLength(HUGE_BYTES);
                    }
                }
                case PIPE -> makePipe(file);
                case ENDLESS_DEVICE -> {
                    assumeTrue(Files.exists(Path.of("/dev/zero")), "there is no endless device here");
                    Files.createSymbolicLink(file, Path.of("/dev/zero"));
                }
            }
        }

        private static void makePipe(Path file) throws IOException {
            assumeTrue(
                    !System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows"),
                    "there are no named pipes in folders here");
            try {
                assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                        .isZero();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }

        String words() {
            return this == HUGE ? "has " + HUGE_BYTES + " bytes" : "is a device or a pipe";
        }
    }

    @TempDir
    private Path folder;

    private final List<String> complaints = new ArrayList<>();

    @ParameterizedTest
    @EnumSource
    void aContentFileIsRefused(Strange strange) throws IOException {
        strange.putAt(folder.resolve("content/monsters.json"));

        assertRefusedByCheck("content/monsters.json", strange, "give a content file of at most 1048576 bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"texts/en.properties", "sprites/title.txt", "sounds/recipes.json", "ai/extra.tree"})
    void everyFolderOfAssetsHasALimit(String path) throws IOException {
        for (Strange strange : Strange.values()) {
            strange.putAt(folder.resolve(path));
            assertRefusedByCheck(path, strange, " of at most ");
            Files.delete(folder.resolve(path));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fonts/alegreya_sans_medium.ttf", "shaders/sprite.frag.glsl"})
    void fontsAndShadersHaveALimitToo(String path) throws IOException {
        for (Strange strange : Strange.values()) {
            strange.putAt(folder.resolve(path));
            assertThatThrownBy(() -> new OverlaidAssets(folder, new BuiltInAssets()).bytes(path))
                    .hasMessageContaining(strange.words());
            Files.delete(folder.resolve(path));
        }
    }

    @ParameterizedTest
    @EnumSource
    void settingsAreKeptAsideAndTheUsualOnesAreUsed(Strange strange) throws IOException {
        Path file = folder.resolve("saves/settings.json");
        strange.putAt(file);

        assertThat(new SettingsFile(file, complaints::add).read()).isEqualTo(GameSettings.USUAL);
        assertThat(complaints).singleElement().asString().contains(strange.words(), "settings.json.damaged-1");
        assertThat(Files.exists(folder.resolve("saves/settings.json.damaged-1")))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void aHistoryIsLeftAsItIs(Strange strange) throws IOException {
        SaveFolder saves = new SaveFolder(folder);
        strange.putAt(saves.history());

        assertThat(new RunHistory(saves, complaints::add).accounts()).isEmpty();
        assertThat(complaints).singleElement().asString().contains(strange.words(), "is left as it is");
    }

    @ParameterizedTest
    @EnumSource
    void aReplayIsRefused(Strange strange) throws IOException {
        Path file = folder.resolve("given");
        strange.putAt(file);

        assertThatThrownBy(() -> ReplayReader.read(file))
                .isInstanceOf(UnreadableFileException.class)
                .hasMessageContaining(strange.words())
                .hasMessageContaining("give a replay file");
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        assertThatThrownBy(() -> runs.store.importFrom(file)).hasMessageContaining(strange.words());
    }

    @ParameterizedTest
    @EnumSource
    void aSavedRunIsKeptAsideWhenAnotherBegins(Strange strange) throws IOException {
        PlayedRuns runs = new PlayedRuns(folder);
        strange.putAt(runs.current());

        assertThat(runs.store.newest()).isEmpty();
        runs.begin(4);
        runs.store.breakOff();

        assertThat(Files.exists(runs.saves.run().resolve("run.orebound-replay.damaged-1")))
                .isTrue();
        assertThat(runs.store.newest()).isPresent();
    }

    @Test
    void aPipeForALockCostsTheSavingAndNotTheGame() throws IOException {
        PlayedRuns runs = new PlayedRuns(folder);
        Strange.PIPE.putAt(runs.saves.run().resolve("lock"));

        runs.play(runs.begin(4), 3);
        runs.store.close();

        assertThat(runs.complaints).singleElement().asString().contains("cannot be written (is a device or a pipe");
    }

    private void assertRefusedByCheck(String path, Strange strange, String accepted) {
        OverlaidAssets assets = new OverlaidAssets(folder, new BuiltInAssets());
        assertThat(new ContentLinter(assets).complaints())
                .anySatisfy(line -> assertThat(line)
                        .contains(folder.resolve(path).toString(), strange.words(), accepted)
                        .doesNotContain("\n"));
        if (path.startsWith("content")) {
            assertThatThrownBy(() -> Content.read(assets)).hasMessageContaining(strange.words());
        }
    }
}
