package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import dev.orebound.journal.settings.GameSettings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@NeedsWindow
class GameWindowTest {
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
        window = new GameWindow(host, console, reports, console::complain);
    }

    @Test
    void theWindowHasTheSizeOfTheSettingsInRealPixels() {
        AtomicInteger width = new AtomicInteger();
        AtomicInteger height = new AtomicInteger();

        window.open(
                new ApplicationAdapter() {
                    @Override
                    public void render() {
                        width.set(Gdx.graphics.getBackBufferWidth());
                        height.set(Gdx.graphics.getBackBufferHeight());
                        Gdx.app.exit();
                    }
                },
                GameSettings.USUAL.withWindowSize(800, 600));

        assertThat(width).hasValue(800);
        assertThat(height).hasValue(600);
        assertThat(complaints.size()).isZero();
    }

    @Test
    void aFaultOfTheGameIsReportedWithTheMachineAndWithoutThePlayer() throws IOException {
        ApplicationAdapter faulty = new ApplicationAdapter() {
            @Override
            public void create() {
                window.note("seed", "1234");
            }

            @Override
            public void render() {
                throw new IllegalStateException("nobody at " + System.getProperty("user.home") + "/floor.txt");
            }
        };

        assertThatThrownBy(() -> window.open(faulty, GameSettings.USUAL))
                .isInstanceOf(IllegalStateException.class)
                .satisfies(thrown -> {
                    reports.writeInto(folder.resolve("reports"));
                    reports.report(thrown);
                });

        String line = complaints.toString(StandardCharsets.UTF_8).strip();
        Path report = Path.of(line.substring(line.indexOf("the report is ") + "the report is ".length()));
        assertThat(line.lines()).hasSize(1);
        assertThat(report).hasParent(folder.resolve("reports"));
        assertThat(textIn(report, "versions.json"))
                .contains("\"orebound\": ", "\"java\": ", "\"OpenGL\": ", "\"renderer\": ", "\"seed\": \"1234\"");
        assertThat(textIn(report, "log.txt"))
                .contains("seed: 1234", "GameWindowTest")
                .doesNotContain(System.getProperty("user.home") + "/floor.txt");
    }

    private static String textIn(Path zip, String entry) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile());
                InputStream bytes = file.getInputStream(file.getEntry(entry))) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
