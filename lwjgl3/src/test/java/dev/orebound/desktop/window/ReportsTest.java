package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.context.GameStart;
import dev.orebound.view.ui.UiPalette;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the whole game in its window: F12 and every crash leave a report that leads to the same moment. */
@NeedsWindow
class ReportsTest {
    private static final GameSettings SETTINGS =
            GameSettings.USUAL.withWindowSize(640, 480).with(GameSettings.SOUND, SoundMode.MUTED);
    private static final int LAST_FRAME = 60;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    private FaultReports reports;
    private GameWindow window;

    @BeforeEach
    void prepare() {
        HostMachine host = HostMachine.here();
        PrintStream err = new PrintStream(complaints, true, StandardCharsets.UTF_8);
        ProcessConsole console = new ProcessConsole(err, err);
        reports = new FaultReports(host, console);
        reports.writeInto(folder.resolve("reports"));
        window = new GameWindow(host, console, reports, console::complain);
    }

    @Test
    void f12WritesARunAndAPictureOfItThatAreReplayed() throws IOException, UnreadableFileException {
        play(TestContent.BUILT_IN, Seed.of("reported"), frame -> {
            // Frames may be far shorter than ticks, and play begins only after the fade.
            Gdx.graphics = withFramesOfATenth(Gdx.graphics);
            if (frame == 40) {
                press(Keys.F12);
            } else if (frame == LAST_FRAME) {
                Gdx.app.exit();
            }
        });

        Path report = onlyReport();
        Replay replay = ReplayReader.read(report);
        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(TestContent.BUILT_IN).check(replay);
        assertThat(outcome.difference()).isNull();
        assertThat(outcome.ticks()).isPositive();
        assertThat(new String(bytesIn(report, "versions.json"), StandardCharsets.UTF_8))
                .contains(String.format("\"hash\": \"%016x\"", outcome.hash()))
                .contains("\"tick\": \"" + outcome.ticks() + "\"");
        assertThat(ImageIO.read(new ByteArrayInputStream(bytesIn(report, "screenshot.png")))
                        .getWidth())
                .isEqualTo(640);
        assertThat(complaints.size()).isZero();
    }

    @Test
    void aSeedThatIsThePlayersNameIsCoveredInThePicture() throws IOException {
        assertThat(coveredRows(reportOnFirstFrames(System.getProperty("user.name") + " 7")))
                .isGreaterThan(8);
    }

    @Test
    void anotherSeedIsSeenInThePicture() throws IOException {
        assertThat(coveredRows(reportOnFirstFrames("reported"))).isZero();
    }

    private BufferedImage reportOnFirstFrames(String seed) throws IOException {
        play(TestContent.BUILT_IN, Seed.of(seed), frame -> {
            if (frame == 30) {
                press(Keys.F12);
            } else if (frame == LAST_FRAME) {
                Gdx.app.exit();
            }
        });
        return ImageIO.read(new ByteArrayInputStream(bytesIn(onlyReport(), "screenshot.png")));
    }

    /** Returns the number of rows in the corner of the seed that are covered for the length of a short seed. */
    private static int coveredRows(BufferedImage picture) {
        int covered = 0;
        for (int y = picture.getHeight() - 50; y < picture.getHeight(); y++) {
            int length = 0;
            for (int x = picture.getWidth() - 120; x < picture.getWidth(); x++) {
                length += (picture.getRGB(x, y) & 0xffffff) == UiPalette.STONE_DARK ? 1 : 0;
            }
            covered += length >= 30 ? 1 : 0;
        }
        return covered;
    }

    @Test
    void f12OnTheTitleAndOverThePauseMenuWritesAReportEach() throws IOException {
        play(TestContent.BUILT_IN, Seed.of("reported"), frame -> {
            if (frame == 25) {
                press(Keys.ESCAPE);
            } else if (frame == 30 || frame == 40) {
                press(Keys.F12);
            } else if (frame == LAST_FRAME) {
                Gdx.app.exit();
            }
        });
        assertThat(allReports()).hasSize(2);

        play(TestContent.BUILT_IN, null, frame -> {
            if (frame == 5) {
                press(Keys.F12);
            } else if (frame == LAST_FRAME) {
                Gdx.app.exit();
            }
        });
        assertThat(allReports()).hasSize(3);
    }

    @Test
    void aTickThatBreaksTheGameIsInTheReportAndBreaksItAgain() throws IOException, UnreadableFileException {
        Content content = TestContent.withoutLastBlow();

        assertThatThrownBy(() -> play(content, Seed.of("breaks"), frame -> {
                    if (frame > 20) {
                        press(Keys.J);
                    }
                }))
                .isInstanceOf(RuntimeException.class)
                .satisfies(reports::report);

        Path report = onlyReport();
        Replay replay = ReplayReader.read(report);
        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(content).check(replay);
        assertThat(replay.end()).isNotNull();
        assertThat(outcome.difference()).isNull();
        assertThat(outcome.fault()).isNotNull();
        assertThat(ImageIO.read(new ByteArrayInputStream(bytesIn(report, "screenshot.png")))
                        .getWidth())
                .isEqualTo(640);
        assertThat(complaints.toString(StandardCharsets.UTF_8).strip())
                .endsWith("the report is " + report)
                .hasLineCount(1);
    }

    private static Graphics withFramesOfATenth(Graphics real) {
        return (Graphics) Proxy.newProxyInstance(
                Graphics.class.getClassLoader(),
                new Class<?>[] {Graphics.class},
                (proxy, method, arguments) ->
                        method.getName().equals("getDeltaTime") ? 0.1f : method.invoke(real, arguments));
    }

    private static void press(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    private void play(Content content, @Nullable Seed seed, IntConsumer eachFrame) {
        Assets assets = new BuiltInAssets();
        SettingsFile file = new SettingsFile(folder.resolve("settings.json"), line -> {});
        try (GameSaves saves = GameSaves.in(new SaveFolder(folder.resolve("saves")), "1.2.3", content, line -> {})) {
            GameStart start = new GameStart(
                    assets, content, seed, null, 0, RunTerms.NONE, null, null, null, SETTINGS, file, saves, window);
            window.open(new Driven(TestContent.game(start), eachFrame), SETTINGS);
        }
    }

    private List<Path> allReports() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("reports"))) {
            return files.toList();
        }
    }

    private Path onlyReport() throws IOException {
        assertThat(allReports()).hasSize(1);
        return allReports().get(0);
    }

    private static byte[] bytesIn(Path zip, String entry) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile());
                InputStream bytes = file.getInputStream(file.getEntry(entry))) {
            return bytes.readAllBytes();
        }
    }

    /** A game whose input depends on the number of the frame, before it is drawn. */
    private static final class Driven implements ApplicationListener {
        private final ApplicationListener game;
        private final IntConsumer eachFrame;
        private int frame;

        Driven(ApplicationListener game, IntConsumer eachFrame) {
            this.game = game;
            this.eachFrame = eachFrame;
        }

        @Override
        public void create() {
            game.create();
        }

        @Override
        public void resize(int width, int height) {
            game.resize(width, height);
        }

        @Override
        public void render() {
            eachFrame.accept(++frame);
            game.render();
        }

        @Override
        public void pause() {
            // A window without focus would open the pause menu.
        }

        @Override
        public void resume() {
            game.resume();
        }

        @Override
        public void dispose() {
            game.dispose();
        }
    }
}
