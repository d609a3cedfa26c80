package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.desktop.Main;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the game in a separate process, up to its first frame. */
@NeedsWindow
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class PlayProcessTest {
    @TempDir
    Path folder;

    @Test
    void theGameDrawsItsFirstFrame() throws IOException {
        assertThat(linesUpToFirstFrame(Main.class, Map.of(), "--seed", "7"))
                .last()
                .asString()
                .contains("first frame after");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aPlayerWhoseNameTheSystemCannotWritePlaysLikeAnyOther() throws IOException {
        assertThat(linesUpToFirstFrame(PlayerBeyondAscii.class, Map.of("LC_ALL", "C")))
                .last()
                .asString()
                .contains("first frame after");
    }

    @Test
    void damagedSettingsAreToldAndKeptAndTheGameGoesOn() throws IOException {
        Files.writeString(folder.resolve("settings.json"), "{\"volume\": 9");

        assertThat(linesUpToFirstFrame(Main.class, Map.of()))
                .anyMatch(line -> line.contains("settings.json: is damaged"))
                .last()
                .asString()
                .contains("first frame after");
        assertThat(folder.resolve("settings.json.damaged-1")).hasContent("{\"volume\": 9");
    }

    @Test
    void aReplayIsWatchedAndNothingOfItCountsAsPlayed() throws IOException {
        Content content = TestContent.BUILT_IN;
        Expedition expedition = new Expedition(Seed.of("watched"), content);
        Path replay = folder.resolve("watched.orebound-replay");
        Intent still = new Intent();
        try (ReplayWriter writer = new ReplayWriter(replay, "0", content, expedition.seed())) {
            writer.enter(expedition.checkpoint());
            for (int tick = 0; tick < TickClock.TICKS_A_SECOND; tick++) {
                expedition.step(still);
                writer.played(still, expedition.world());
            }
        }

        assertThat(linesUpToFirstFrame(Main.class, Map.of(), "--watch", replay.toString()))
                .last()
                .asString()
                .contains("first frame after");
        assertThat(new SaveFolder(folder).replays()).doesNotExist();
    }

    /** Returns the complaints of the game until it reports its first frame or ends. */
    private List<String> linesUpToFirstFrame(Class<?> main, Map<String, String> environment, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(List.of("-Dorebound.log=debug", "-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of("--save-dir", folder.toString(), "--size", "640x360"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        Process process = builder.start();
        try (BufferedReader complaints = process.errorReader(StandardCharsets.UTF_8)) {
            List<String> lines = new ArrayList<>();
            String line = complaints.readLine();
            while (line != null) {
                lines.add(line);
                line = line.contains("first frame") ? null : complaints.readLine();
            }
            return lines;
        } finally {
            process.destroyForcibly();
        }
    }
}
