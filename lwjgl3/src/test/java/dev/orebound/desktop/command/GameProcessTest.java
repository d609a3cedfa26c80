package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.platform.HostMachine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests the whole way from the first class to the exit code; {@link CommandLineOfGameTest} has the cases. */
class GameProcessTest {
    @TempDir
    Path folder;

    @Test
    void theVersionIsDataAndLeavesWithNothingWrong() {
        GameProcess process = GameProcess.run(folder, Map.of(), "--version");

        assertThat(process.data()).matches("Orebound \\d+\\.\\d+\\.\\d+(\\+[0-9a-f]{8,}(\\.changed)?)?\\R");
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
    void aSeedBeyondAsciiIsTheSameSeedInTheCLocale() {
        GameProcess inC = GameProcess.runInC(
                folder, "a=$(printf 'Gr\\303\\274be')", Map.of(), "inspect", "--depth", "1", "--seed");

        Terminal terminal = new Terminal();
        int code = new CommandLineOfGame(Terminal.hostOf(folder), terminal.console())
                .run("inspect", "--depth", "1", "--seed", "Gr\u00fcbe");

        assertThat(inC.complaints()).isEmpty();
        assertThat(code).isZero();
        assertThat(inC.data()).isNotEmpty().isEqualTo(terminal.data());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aSeedThatIsNoUtf8IsRefusedInOneLine() {
        GameProcess process =
                GameProcess.runInC(folder, "a=$(printf 'Gr\\374be')", Map.of(), "inspect", "--depth", "1", "--seed");

        assertThat(process.complaint())
                .contains("'Gr?be'")
                .contains("UTF-8 locale")
                .contains("LC_ALL=C.UTF-8");
        assertThat(process.data()).isEmpty();
        assertThat(process.exitCode()).isEqualTo(2);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderBeyondAsciiIsRefusedInOneLineInTheCLocale() {
        String script = "a=/nowhere/$(printf 'Zo\\303\\253')";
        GameProcess given = GameProcess.runInC(folder, script, Map.of(), "--save-dir");
        GameProcess usual =
                GameProcess.runInC(folder, "a=--mute; export XDG_DATA_HOME=/$(printf 'Zo\\303\\253')", Map.of());

        for (GameProcess process : List.of(given, usual)) {
            assertThat(process.complaint()).contains("--save-dir: '/").contains("UTF-8 locale");
            assertThat(process.exitCode()).isEqualTo(2);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aUserWithoutAHomeIsRefusedInOneLineAndLeavesNothingBehind() {
        HostMachine nobody =
                new HostMachine("Linux", Map.of(), "?", "?", folder.toString(), folder, 1, Optional.empty());
        Terminal terminal = new Terminal();

        assertThat(new CommandLineOfGame(nobody, terminal.console()).run("play"))
                .isEqualTo(2);

        assertThat(terminal.complaints()).hasLineCount(1).contains("--save-dir: '?'", "is not a valid folder name");
        assertThat(Path.of("?")).doesNotExist();
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
