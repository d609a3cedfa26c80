package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a long command at a terminal shows its progress, wherever its output goes. */
@EnabledIf("canMakeATerminal")
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class ProgressTest {
    private static final Path SCRIPT = Path.of("/usr/bin/script");

    @TempDir
    Path folder;

    @Test
    void aCommandWhoseOutputIsNotWantedShowsItsProgressAtTheTerminal() throws IOException, InterruptedException {
        String seen = atATerminal("hordes --seeds 1..2 --seconds 2 > table.txt");

        assertThat(seen).contains("of 2");
        assertThat(folder.resolve("table.txt")).content().doesNotContain("[###");
    }

    @Test
    void noProgressGoesIntoAFileOfComplaints() throws IOException, InterruptedException {
        String seen = atATerminal("hordes --seeds 1..2 --seconds 2 2> complaints.txt");

        assertThat(seen).doesNotContain("[###");
        assertThat(folder.resolve("complaints.txt")).isEmptyFile();
    }

    static boolean canMakeATerminal() {
        return Files.isExecutable(SCRIPT) && System.getProperty("os.name").equals("Linux");
    }

    /** Returns everything that a terminal shows of a command; {@code script} looks like a terminal to the process. */
    private String atATerminal(String arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path shown = folder.resolve("shown.txt");
        ProcessBuilder builder = new ProcessBuilder(
                        SCRIPT.toString(),
                        "-qec",
                        "exec \"$GAME_JAVA\" " + Main.class.getName() + " " + arguments,
                        "/dev/null")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.PIPE)
                .redirectOutput(shown.toFile());
        builder.environment().put("GAME_JAVA", java);
        builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
        builder.environment().put("OREBOUND_HOME", folder.resolve("saves").toString());
        assertThat(builder.start().waitFor()).isZero();
        return Files.readString(shown, StandardCharsets.UTF_8);
    }
}
