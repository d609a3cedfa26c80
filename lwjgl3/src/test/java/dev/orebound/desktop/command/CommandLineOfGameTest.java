package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.lab.picture.PictureLayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineOfGameTest {
    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    play --depth 0              | --depth: '0'; give a whole number within 1..17
                    play --depth deep           | --depth: 'deep'; give a whole number within 1..17
                    --depth 18                  | --depth: '18'; give a whole number within 1..17
                    play --depth                | --depth: is missing; give DEPTH, the depth of the floor, 1 to 17
                    --depth 1 --depth 2         | --depth: is given twice; give it once
                    play --size 800             | --size: '800'; give WIDTHxHEIGHT in points, from 640x360 to \
                    16384x16384
                    play --size 0x0             | --size: '0x0'; give WIDTHxHEIGHT in points, from 640x360 to \
                    16384x16384
                    play --node r16c0           | --node: 'r16c0'; give r<row>c<column> with rows 0..15 and columns \
                    0..7, or boss
                    play --node boss --depth 2  | --depth: 2 is not the depth of --node boss; give 17, or leave it out
                    inspect --seeds 3..1        | --seeds: '3..1'; give A..B, two whole numbers of 64 bits, the first \
                    not above the second
                    inspect --seeds 1..2        | --seeds: needs --json, and cannot be combined with --seed; give \
                    --seeds A..B --json
                    inspect --ascii --json      | --ascii, --json are mutually exclusive (specify only one)
                    inspect --layer fog         | --layer: 'fog'; give one of [grown, carved, structure, room,
                    inspect --json --layer room | --layer: needs --ascii or --png; JSON holds every layer
                    survey                      | --seeds: is missing; give A..B, the first and the last seed; one \
                    floor of each run is used
                    survey --seeds 1..10000000  | --seeds: 1..10000000 are too many floors; give at most 9999999 seeds
                    survey --seeds -9223372036854775808..9223372036854775807 | --seeds: \
                    -9223372036854775808..9223372036854775807 are
                    survey --seeds 1..2 --depth 18 | --depth: '18'; give a whole number within 1..17
                    arena                       | --seeds: is missing; give A..B, the first and the last seed; one \
                    floor of each run is used
                    arena --seeds 1..10000000   | --seeds: 1..10000000 are too many floors; give at most 9999999 seeds
                    arena --seeds 1             | --seeds: '1'; give A..B, two whole numbers of 64 bits, the first \
                    not above the second
                    arena --seeds 1..2 --html / | --html: / cannot be written (it is a folder); give a file in a \
                    folder that can be
                    arena --seeds 1..2 --depth 3 | --depth: is not accepted by arena; it accepts [
                    bot --runs 0                | --runs: '0'; give a whole number within 1..9999999
                    bot --skill god             | --skill: 'god'; give one of [novice, steady, expert, human]
                    bot --runs 2 --record x     | --record: writes one run and prints how it ended; leave out --runs, \
                    or give 1
                    bot --json --record x       | --record: writes one run and prints how it ended; leave out --json
                    bot --record /nowhere/x     | --record: /nowhere/x cannot be written; give a new file in an \
                    existing folder
                    graph --json --png x.png    | --json, --png=FILE are mutually exclusive (specify only one)
                    graph --survey 0            | --survey: '0'; give a whole number within 1..9999999
                    graph --survey 9 --seed 1   | --survey: cannot be combined with --seed or --png; give --survey N
                    graph --png /               | --png: / cannot be written
                    inspect --node r2c9         | --node: 'r2c9'; give r<row>c<column> with rows
                    replay                      | FILE: is missing; give FILE, a replay or a bug report, as the game \
                    writes them
                    replay /nowhere             | /nowhere: cannot be read (no such file); give a replay file of \
                    orebound-replay/1
                    inspect --png /             | --png: / cannot be written
                    play --kind maze            | --kind: 'maze'; give one of [battle, scroll, golem, health_buff, \
                    attack_buff, boss]
                    play --room 0               | --room: '0'; give the id of a room, a whole number from 1
                    play --first-room --depth 2 | --first-room: cannot be combined with --depth, --kind, --node or \
                    --room
                    play --watch a --kit powder | --watch: a replay has its own terms; leave out --kit and --vows
                    play --seed 1 --room 999    | --room: 999 is not a room of this floor; give 1..
                    dig                         | dig: is not a command; give one of [
                    play dig                    | dig: is not accepted by play; it accepts [--seed,
                    --dig                       | --dig: is not accepted by play; it accepts [--seed,
                    content                     | --check: is missing; give --check, --check DIR or --list
                    content --list --check      | --list: cannot be combined with --check; give one of them
                    content --check --json      | --json: needs --list; --check prints a line for each complaint
                    content --check /nowhere    | --check: /nowhere: is not a folder; give one laid out like the \
                    game's assets
                    --content /nowhere play     | --content: /nowhere: is not a folder; give one laid out like the \
                    game's assets
                    """)
    void badUsageIsOneLineThatNamesTheOptionAndWhatIsAccepted(String commandLine, String complaint) {
        assertThat(run(commandLine.split(" +"))).isEqualTo(2);

        assertThat(terminal.complaints()).startsWith("orebound: " + complaint).endsWith("\n");
        assertThat(terminal.complaints().lines()).hasSize(1);
        assertThat(terminal.data()).isEmpty();
    }

    @Test
    void aSeedTooLongAndOneThatGivesATerminalOrdersAreQuotedCutAndEscaped() {
        assertThat(run("inspect", "--seed", "x".repeat(65_537))).isEqualTo(2);
        assertThat(terminal.complaints())
                .isEqualTo("orebound: --seed: '" + "x".repeat(60) + "…'; give a text of at most 65536 characters\n");
        terminal.clear();

        assertThat(run("play", "--depth", "\u001b[2J\u202e")).isEqualTo(2);
        assertThat(terminal.complaints())
                .isEqualTo("orebound: --depth: '\\u001b[2J\\u202e'; give a whole number within 1..17\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "play --help", "content --help", "--save-dir x --help", "--version", "play -V"})
    void helpAndVersionAreDataOnEveryCommand(String commandLine) {
        assertThat(run(commandLine.split(" "))).isZero();

        assertThat(terminal.data()).contains("rebound").doesNotContain("\u001b");
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void everyComplaintAboutContentIsALineOfData() throws IOException {
        overlay("{\"fire\": {}}");

        assertThat(run("content", "--check", folder.toString())).isEqualTo(1);

        assertThat(terminal.data().lines().toList())
                .hasSizeGreaterThan(3)
                .allMatch(line -> line.startsWith("content/"));
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void aFloorIsPrintedAsTextOrAsALineOfJson() {
        assertThat(run("inspect", "--seed", "Zoë")).isZero();
        assertThat(terminal.data().lines()).hasSize(64).allMatch(line -> line.length() == 96);
        terminal.clear();

        assertThat(run("inspect", "--seed", "Zoë", "--depth", "3", "--json")).isZero();
        assertThat(terminal.data())
                .contains("\"seed\":\"Zoë\"")
                .contains("\"depth\":3")
                .endsWith("}\n")
                .doesNotContain("\r");
        assertThat(terminal.data().lines()).hasSize(1);
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void aFloorIsDrawnIntoAFile() throws IOException {
        Path picture = folder.resolve("pictures/floor.png");

        assertThat(run("inspect", "--png", picture.toString(), "--layer", "structure", "--layer", "room"))
                .isZero();

        assertThat(Files.readAllBytes(picture)).startsWith(0x89, 'P', 'N', 'G');
        assertThat(terminal.data()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(PictureLayer.class)
    void everyLayerIsShownAsTextAndAsAPicture(PictureLayer layer) throws IOException {
        Path picture = folder.resolve(layer.id() + ".png");

        assertThat(run("inspect", "--layer", layer.id())).isZero();
        assertThat(terminal.data().lines()).hasSize(64).allMatch(line -> line.length() == 96);
        assertThat(run("inspect", "--layer", "carved", "--layer", layer.id(), "--png", picture.toString()))
                .isZero();

        assertThat(Files.readAllBytes(picture)).startsWith(0x89, 'P', 'N', 'G');
        assertThat(terminal.complaints()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "inspect --seed 1",
                "inspect --seeds 1..2 --json",
                "arena --seeds 1..2",
                "hordes --seeds 1..2 --seconds 5",
                "bot --runs 2",
                "play --seed 1 --room 1"
            })
    void aFloorThatCannotBeMadeIsOneLine(String commandLine) throws IOException {
        String cave = new BuiltInAssets().text("content/cave.json");
        Path content = Files.createDirectories(folder.resolve("mine").resolve("content"));
        Files.writeString(
                content.resolve("cave.json"),
                cave.replace(
                        "\"rooms\": { \"lowest\": 8, \"highest\": 20 }",
                        "\"rooms\": { \"lowest\": 60, \"highest\": 60 }"));

        int code = run(
                ("--content " + folder.resolve("mine") + " --save-dir " + folder.resolve("saves") + " " + commandLine)
                        .split(" +"));

        // Before a player plays with content, it is checked, and that no floor can be made is a fault of the content.
        boolean isChecked = commandLine.startsWith("play");
        assertThat(code).isEqualTo(isChecked ? 2 : 1);
        assertThat(terminal.complaints())
                .startsWith(
                        isChecked ? "orebound: content: no floor of depth 1 can be made: " : "orebound: seed 1, depth ")
                .contains(" attempts, none of which kept");
        assertThat(terminal.complaints().lines()).hasSize(1);
    }

    @Test
    void contentIsCountedAsATableOrALineOfJson() {
        assertThat(run("content", "--list")).isZero();
        assertThat(terminal.data()).startsWith("monsters ").contains("\nrelics ", "\nlanguages ");
        terminal.clear();

        assertThat(run("content", "--list", "--json")).isZero();
        assertThat(terminal.data()).startsWith("{\"monsters\":").endsWith("}\n");
        assertThat(terminal.data().lines()).hasSize(1);
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void theGraphOfARunIsPrintedAsTextAsJsonOrAsAPicture() throws IOException {
        Path picture = folder.resolve("graph.png");

        assertThat(run("graph", "--seed", "Zoë")).isZero();
        assertThat(terminal.data()).startsWith("seed Zoë\n0   ").contains("\nB battle, drawn at -99..15, +3\n");
        terminal.clear();

        assertThat(run("graph", "--json")).isZero();
        assertThat(terminal.data()).startsWith("{\"format\":\"orebound-graph/1\",\"seed\":\"1\",\"columns\":8,");
        assertThat(terminal.data().lines()).hasSize(1);
        terminal.clear();

        assertThat(run("graph", "--png", picture.toString())).isZero();
        assertThat(Files.readAllBytes(picture)).startsWith(0x89, 'P', 'N', 'G');
        assertThat(terminal.data()).isEmpty();
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void aSurveyOfGraphsIsATableOrALineOfJson() {
        assertThat(run("graph", "--survey", "3")).isZero();
        assertThat(terminal.data()).startsWith("3 seeds, ").contains("longest run of battles, 99th percentile");
        terminal.clear();

        assertThat(run("graph", "--survey", "3", "--json")).isZero();
        assertThat(terminal.data()).startsWith("{\"seeds\":3,").endsWith("}}\n");
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void aSurveyOfFloorsIsATableOrALineOfJson() {
        int exit = run("survey", "--seeds", "-3..4");
        assertThat(terminal.data()).startsWith("8 floors, ").contains("attempts a floor", "rooms a floor");
        assertThat(terminal.complaints().isEmpty())
                .as("complaints only where it fails")
                .isEqualTo(exit == 0);
        terminal.clear();

        exit = run("survey", "--seeds", "1..2", "--depth", "5", "--json");
        assertThat(terminal.data()).startsWith("{\"floors\":2,\"broken\":").endsWith("}\n");
        assertThat(terminal.data().lines()).hasSize(1);
        assertThat(terminal.complaints().isEmpty()).isEqualTo(exit == 0);
    }

    @Test
    void trialsOfArenasAreATableOrALineOfJson() {
        assertThat(run("arena", "--seeds", "16..16")).isZero();
        assertThat(terminal.data()).contains(" arenas sprung, 0 softlocked, ", "\nscheme  ", "\ndepth  ");
        assertThat(terminal.complaints()).isEmpty();
        terminal.clear();

        assertThat(run("arena", "--seeds", "16..16", "--json")).isZero();
        assertThat(terminal.data()).startsWith("{\"sprung\":").endsWith("}\n");
        assertThat(terminal.data().lines()).hasSize(1);
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void trialsOfArenasAreAPageToo() throws IOException {
        Path page = folder.resolve("pages/traps.html");

        assertThat(run("arena", "--seeds", "16..16", "--json", "--html", page.toString()))
                .isZero();

        assertThat(terminal.data()).startsWith("{\"sprung\":").endsWith("}\n");
        assertThat(terminal.complaints()).isEmpty();
        assertThat(page)
                .content()
                .startsWith("<!DOCTYPE html>")
                .endsWith("</html>\n")
                .contains("java -jar orebound.jar arena --seeds 16..16 --html FILE</code>", "seed 16, depth 17")
                .doesNotContain(folder.toString());
        try (Stream<Path> beside = Files.list(folder.resolve("pages"))) {
            assertThat(beside).as("nothing half written").hasSize(1);
        }
    }

    @Test
    void aPageThatCannotBeWrittenIsToldBeforeTheFirstTrial() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Path page = file.resolve("deeper/traps.html");

        assertThat(run("arena", "--seeds", "1..9999999", "--html", page.toString()))
                .isEqualTo(2);

        assertThat(terminal.complaints())
                .isEqualTo("orebound: --html: " + page + " cannot be written (" + file
                        + " is not a folder); give a file in a folder that can be written\n");
        assertThat(terminal.data()).isEmpty();
    }

    @Test
    void aSoftlockMakesTrialsFailAndNamesSeedDepthAndRoom() throws IOException {
        String unbeatable = new BuiltInAssets()
                .text("content/arenas.json")
                .replaceAll("\"watchdog_ticks\": \\d+", "\"watchdog_ticks\": 36000")
                .replaceAll("\"health_percent\": \\d+", "\"health_percent\": 1000");
        String immortal = new BuiltInAssets()
                .text("content/monsters.json")
                .replaceAll("\\{ \"does\": \"damage\", \"health\": \\d+ },\\s*", "")
                .replaceAll("\"does\": \"damage\", \"health\": \\d+", "\"does\": \"stagger\", \"ticks\": 1")
                .replaceAll("\"health\": \\d+", "\"health\": 9999")
                .replaceAll("\"armour\": \\d+", "\"armour\": 99");
        String harmless =
                new BuiltInAssets().text("content/elements.json").replaceAll("\"damage\": \\d+", "\"damage\": 0");
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(folder.resolve("content/arenas.json"), unbeatable);
        Files.writeString(folder.resolve("content/elements.json"), harmless);
        Files.writeString(folder.resolve("content/monsters.json"), immortal);

        assertThat(run("--content", folder.toString(), "arena", "--seeds", "33..33"))
                .isEqualTo(1);

        assertThat(terminal.complaints().lines().toList())
                .first()
                .asString()
                .startsWith("orebound: seed 33, depth 17, room ")
                .contains("sealed for longer than 36000 ticks");
    }

    @Test
    void aBrokenPromiseMakesASurveyFailAndNamesSeedAndDepth() throws IOException {
        String oneTreasure = new BuiltInAssets()
                .text("content/cave.json")
                .replaceFirst(
                        "(\"treasure\": \\{\\s*\"rooms\": \\{) \"lowest\": \\d+, \"highest\": \\d+",
                        "$1 \"lowest\": 1, \"highest\": 1");
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(folder.resolve("content/cave.json"), oneTreasure);

        assertThat(run("--content", folder.toString(), "survey", "--seeds", "1..3"))
                .isEqualTo(1);

        assertThat(terminal.complaints().lines().toList())
                .first()
                .asString()
                .startsWith("orebound: seed 1, depth 2: invariant ")
                .endsWith("inspect --seed 1 --depth 2 draws it");
    }

    @Test
    void aFloorThatIsNamedByDepthAndKindIsTheLeftmostNodeThatHasIt() {
        assertThat(run("inspect", "--seed", "3", "--depth", "6", "--kind", "scroll", "--json"))
                .isZero();
        String named = terminal.data();
        String node = named.replaceFirst("(?s).*?\"node\":\"(\\w+)\".*", "$1");
        terminal.clear();

        assertThat(run("inspect", "--seed", "3", "--node", node, "--kind", "scroll", "--json"))
                .isZero();
        assertThat(terminal.data()).isEqualTo(named).contains("\"kind\":\"scroll\"");
    }

    @Test
    void theFolderToCheckMayAlsoComeFromTheSharedOption() throws IOException {
        overlay("nonsense");

        assertThat(run("--content", folder.toString(), "content", "--check")).isEqualTo(1);
        assertThat(terminal.data()).startsWith("content/ores.json: is not a JSON object");
    }

    @Test
    void brokenContentStopsTheGameWithItsFirstComplaint() throws IOException {
        overlay("{\"fire\": {}}");

        assertThat(run("--content", folder.toString())).isEqualTo(2);

        assertThat(terminal.complaints().lines())
                .singleElement()
                .asString()
                .contains("content/ores.json: fire.")
                .contains("more; content --check lists them");
    }

    @Test
    void aFileWhereSavesShouldGoIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThat(run("--save-dir", file.toString())).isEqualTo(2);
        assertThat(terminal.complaints()).contains("--save-dir: " + file + " is a file; give a folder");
    }

    private void overlay(String ores) throws IOException {
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(folder.resolve("content/ores.json"), ores);
    }

    private int run(String... arguments) {
        return new CommandLineOfGame(Terminal.hostOf(folder), terminal.console()).run(arguments);
    }
}
