package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The whole way from the first class to the exit code; {@link CommandLineOfGameTest} has the cases. */
class GameProcessTest {
    @TempDir
    Path folder;

    @Test
    void theVersionIsDataAndLeavesWithNothingWrong() {
        GameProcess process = GameProcess.run(folder, Map.of(), "--version");

        assertThat(process.data()).matches("Orebound \\d+\\.\\d+\\.\\d+\\R");
        assertThat(process.complaints()).isEmpty();
        assertThat(process.exitCode()).isZero();
    }

    @Test
    void theBuiltInContentIsSound() {
        GameProcess process = GameProcess.run(folder, Map.of(), "content", "--check");

        assertThat(process.data()).isEmpty();
        assertThat(process.complaints()).isEmpty();
        assertThat(process.exitCode()).isZero();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayPlayingIsOneLineAndExitTwo() {
        GameProcess process = GameProcess.run(folder, Map.of());

        assertThat(process.complaint()).contains("needs a display");
        assertThat(process.exitCode()).isEqualTo(2);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aHomeThatCannotBeWrittenIsOneLineAndTheGameGoesOn() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        GameProcess process = GameProcess.run(
                folder, Map.of("OREBOUND_HOME", file.resolve("saves").toString(), "DISPLAY", ":4711"));

        assertThat(process.complaints().lines())
                .hasSize(2)
                .first()
                .asString()
                .contains("cannot be written")
                .contains("nothing will be saved");
        assertThat(process.complaints()).contains("needs a display");
    }
}
