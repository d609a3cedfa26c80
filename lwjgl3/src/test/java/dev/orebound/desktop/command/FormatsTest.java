package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.platform.GameRelaunch;
import dev.orebound.lab.picture.PictureLayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that {@code docs/formats.md} lists exactly the command line that is accepted. */
class FormatsTest {
    private static final Path FORMATS = Path.of("../docs/formats.md");
    private static final Pattern OPTION = Pattern.compile("--[a-z]+(-[a-z]+)*");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "inspect",
                "survey",
                "graph",
                "arena",
                "hordes",
                "bot",
                "golems",
                "vignettes",
                "builds",
                "merge",
                "replay",
                "export",
                "import",
                "content",
                "bench",
                "film"
            })
    void everyOptionOfACommandIsInItsRowOrAmongThoseForAll(String command) throws IOException {
        Set<String> documented = optionsIn(rowOf(command));
        documented.addAll(optionsIn(everywhere()));

        assertThat(documented).containsAll(optionsIn(helpOf(command)));
    }

    @Test
    void thePageSaysWhichCommandsThisBuildHas() throws IOException {
        String built = String.join(" ", Files.readAllLines(FORMATS));
        String sentence = built.substring(built.indexOf("this build has"), built.indexOf("of the floor, every key"));

        assertThat(sentence)
                .contains(
                        "`play`",
                        "`inspect`",
                        "`survey`",
                        "`graph`",
                        "`arena`",
                        "`hordes`",
                        "`bot`",
                        "`golems`",
                        "`vignettes`",
                        "`builds`",
                        "`merge`",
                        "`replay`",
                        "`export`",
                        "`import`",
                        "`content`",
                        "`bench`",
                        "`film`");
        assertThat(helpOf("").lines().filter(line -> line.matches("  [a-z]+ +[A-Z].*")))
                .hasSize(17);
    }

    @Test
    void onlyACommandThatThePageCallsHeadlessStaysInTheFirstProcess() throws IOException {
        List<String> commands = helpOf("")
                .lines()
                .filter(line -> line.matches("  [a-z]+ +[A-Z].*"))
                .map(line -> line.strip().split(" ", 2)[0])
                .toList();
        for (String command : commands) {
            assertThat(GameRelaunch.WITHOUT_WINDOW.contains(command))
                    .as(command)
                    .isEqualTo(rowOf(command).contains("| yes |"));
        }
        assertThat(commands).containsAll(GameRelaunch.WITHOUT_WINDOW);
    }

    @Test
    void everyLayerOfAPictureIsOnThePage() throws IOException {
        String page = String.join(" ", Files.readAllLines(FORMATS));
        String layers = page.substring(page.indexOf("**Layers of a picture.**"), page.indexOf("## Coordinates"));

        assertThat(PictureLayer.values()).allSatisfy(layer -> assertThat(layers).contains("`" + layer.id() + "`"));
    }

    @Test
    void everyLayerOfADumpHasARowOnThePage() throws IOException {
        List<String> rows = Files.readAllLines(FORMATS);

        assertThat(PictureLayer.OF_CELLS)
                .allSatisfy(layer -> assertThat(rows)
                        .anyMatch(row -> row.startsWith("| `layers.") && row.contains("`layers." + layer.id() + "`")));
    }

    private String helpOf(String command) {
        Terminal terminal = new Terminal();
        String line = (command + " --help").strip();
        int exit = new CommandLineOfGame(Terminal.hostOf(folder), terminal.console()).run(line.split(" "));
        assertThat(exit).isZero();
        return terminal.data();
    }

    /** Returns the rows of a command: {@code content} has one for each of its functions. */
    private static String rowOf(String command) throws IOException {
        List<String> rows = Files.readAllLines(FORMATS).stream()
                .filter(line -> line.startsWith("| `" + command))
                .toList();
        assertThat(rows).as("rows of docs/formats.md about %s", command).isNotEmpty();
        return String.join(" ", rows);
    }

    private static String everywhere() throws IOException {
        List<String> lines = Files.readAllLines(FORMATS);
        int first = 0;
        while (!lines.get(first).startsWith("Everywhere:")) {
            first++;
        }
        return lines.get(first) + " " + lines.get(first + 1);
    }

    private static Set<String> optionsIn(String text) {
        TreeSet<String> options = new TreeSet<>();
        Matcher matcher = OPTION.matcher(text);
        while (matcher.find()) {
            options.add(matcher.group());
        }
        return options;
    }
}
