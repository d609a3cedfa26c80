package dev.orebound.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.journal.disk.SaveFolder;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StartMessageTest {
    private static final int CLASS_FILE_OF_JAVA_8 = 52;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"/dev/null", "socket:[4711]", "/home/zoe/.xsession-errors"})
    void nobodyReadsWhatADoubleClickPrints(String errors) {
        assertThat(StartMessage.isRead(errors)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/pts/3", "/dev/tty1", "pipe:[4711]", "/tmp/errors.txt"})
    void aTerminalAndAScriptReadWhatIsPrinted(String errors) {
        assertThat(StartMessage.isRead(errors)).isTrue();
    }

    @Test
    void noMessageIsLeftOnTheDisplayOfAnAutomaticBuildOrWithoutADisplay() {
        assertThat(StartMessage.canShow(Map.of("DISPLAY", ":0"), "Linux")).isTrue();
        assertThat(StartMessage.canShow(Map.of("DISPLAY", ":0", "CI", "true"), "Linux"))
                .isFalse();
        assertThat(StartMessage.canShow(Map.of(), "Linux")).isFalse();
        assertThat(StartMessage.canShow(Map.of(), "Windows 11")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Linux", "Mac OS X", "Windows 11"})
    void anOlderJavaFindsTheFolderOfSavesLikeTheGame(String system) {
        List<Map<String, String>> environments = List.of(
                Map.of(),
                Map.of("OREBOUND_HOME", "/srv/orebound"),
                Map.of("XDG_DATA_HOME", "/srv/data", "APPDATA", "/srv/roaming"),
                Map.of("XDG_DATA_HOME", "data"));
        for (Map<String, String> environment : environments) {
            assertThat(StartMessage.usualSaves(system, environment, "/home/zoe"))
                    .isEqualTo(
                            SaveFolder.usual(system, environment, "/home/zoe").path());
        }
    }

    @Test
    void aMessageHasNothingThatAShellWouldRead() {
        assertThat(StartMessage.withoutQuotes("--size: '$(rm)' is \"no\" `size`"))
                .isEqualTo("--size: (rm) is no size");
    }

    @Test
    void anOlderJavaCanLoadTheClass() throws IOException {
        try (DataInputStream in = new DataInputStream(
                Objects.requireNonNull(StartMessage.class.getResourceAsStream("StartMessage.class")))) {
            in.readInt();
            in.readUnsignedShort();

            assertThat(in.readUnsignedShort()).isEqualTo(CLASS_FILE_OF_JAVA_8);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void anOlderJavaThatNobodyWatchesWritesWhichIsNeeded() throws IOException, InterruptedException {
        int exitCode = run(OlderJava.class, new File("/dev/null"));

        assertThat(exitCode).isEqualTo(2);
        assertThat(folder.resolve("saves/orebound-error.txt")).content().contains("needs Java 17");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void badContentThatNobodyWatchesIsWrittenToo() throws IOException, InterruptedException {
        Files.createDirectories(folder.resolve("own/content"));
        Files.writeString(folder.resolve("own/content/monsters.json"), "{");

        int exitCode = run(
                Main.class,
                new File("/dev/null"),
                "--content",
                folder.resolve("own").toString());

        assertThat(exitCode).isEqualTo(2);
        assertThat(folder.resolve("saves/orebound-error.txt")).content().contains("monsters.json: is not JSON");
    }

    @Test
    void aMessageReadOnStandardErrorIsNotWrittenAgain() throws IOException, InterruptedException {
        File errors = folder.resolve("errors.txt").toFile();

        int exitCode = run(OlderJava.class, errors);

        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).content().contains("needs Java 17").hasLineCount(1);
        assertThat(folder.resolve("saves/orebound-error.txt")).doesNotExist();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void otherCommandsOnlyPrint() throws IOException, InterruptedException {
        int exitCode = run(Main.class, new File("/dev/null"), "inspect", "--depth", "99");

        assertThat(exitCode).isEqualTo(2);
        assertThat(folder.resolve("saves/orebound-error.txt")).doesNotExist();
    }

    /** Runs the game without a jar and a display, and returns its exit code. */
    private int run(Class<?> main, File errors, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors);
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY"));
        builder.environment().put("OREBOUND_HOME", folder.resolve("saves").toString());
        return builder.start().waitFor();
    }

    /** The game in a Java that says it is version 11. */
    static final class OlderJava {
        private OlderJava() {}

        public static void main(String[] arguments) throws Throwable {
            System.setProperty("java.specification.version", "11");
            Main.main(arguments);
        }
    }
}
