package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @Test
    void aReplayThatLeadsWhereItLedIsEqual() throws IOException {
        Path file = playThreeSeconds();

        assertThat(run("replay", file.toString())).isZero();

        assertThat(terminal.data()).matches("equal: 1 floors, 180 ticks, hash [0-9a-f]{16}\n");
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void aReplayThatLeadsElsewhereNamesTheTicksBetweenWhichItParts() throws IOException {
        Path file = playThreeSeconds();
        Files.writeString(file, withAnotherSecondHash(Files.readString(file)));

        assertThat(run("replay", file.toString())).isEqualTo(1);
        assertThat(terminal.data())
                .contains("last equal tick 60, first differing tick 120, in hash")
                .endsWith("; played in Orebound 0, and this is " + GameVersion.read() + "\n")
                .hasLineCount(1);
    }

    @Test
    void aReplayThatIsCutOffIsComparedUpToTheCut() throws IOException {
        Path file = playThreeSeconds();
        String whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.length() - 9));

        assertThat(run("replay", file.toString())).isZero();
        assertThat(terminal.data()).contains("equal: 1 floors, 120 ticks, hash ", ", up to where the file is cut off");
    }

    @Test
    void aReplayOfOtherContentIsRefused() throws IOException {
        Path file = playThreeSeconds();
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(
                folder.resolve("content/ores.json"),
                builtIn("content/ores.json").replaceFirst("\"hardness\": \\d+", "\"hardness\": 998"));

        assertThat(run("replay", file.toString(), "--content", folder.toString()))
                .isEqualTo(2);
        assertThat(terminal.complaints())
                .contains("was played with other content, in Orebound 0, and this is " + GameVersion.read())
                .hasLineCount(1);
    }

    @Test
    void aCommentInAContentFileChangesNoReplay() throws IOException {
        Path file = playThreeSeconds();
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(
                folder.resolve("content/ores.json"), "// Other bytes, the same ores.\n" + builtIn("content/ores.json"));

        assertThat(run("replay", file.toString(), "--content", folder.toString()))
                .isZero();
    }

    @Test
    void aReportIsReplayedLikeAReplayWhateverItIsCalled() throws IOException {
        Path replay = playThreeSeconds();
        run("replay", replay.toString());
        Path report = zipOf("replay", Files.readAllBytes(replay));

        assertThat(run("replay", report.toString())).isZero();

        assertThat(terminal.data().lines().distinct()).hasSize(1);
        assertThat(terminal.complaints()).isEmpty();
    }

    @Test
    void aReportOfChangedContentSaysSoInOneLine() throws IOException {
        Path report = zipOf("replay", Files.readAllBytes(playThreeSeconds()));
        Files.createDirectories(folder.resolve("content"));
        Files.writeString(
                folder.resolve("content/ores.json"),
                builtIn("content/ores.json").replaceFirst("\"hardness\": \\d+", "\"hardness\": 998"));

        assertThat(run("replay", report.toString(), "--content", folder.toString()))
                .isEqualTo(2);
        assertThat(terminal.complaints())
                .contains("was played with other content, in Orebound 0, and this is " + GameVersion.read())
                .hasLineCount(1);
        assertThat(terminal.data()).isEmpty();
    }

    @Test
    void aZipThatIsNoReportIsRefusedInOneLine() throws IOException {
        Path zip = zipOf("../holiday.jpg", new byte[1000]);

        assertThat(run("replay", zip.toString())).isEqualTo(2);
        assertThat(run("play", "--watch", zip.toString())).isEqualTo(2);
        assertThat(terminal.complaints()).contains("is a zip without a replay").hasLineCount(2);
    }

    private Path zipOf(String entry, byte[] bytes) throws IOException {
        Path file = folder.resolve("whatever.txt");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry(entry));
            zip.write(bytes);
        }
        return file;
    }

    @Test
    void aReplayWithoutAFloorCannotBeWatched() throws IOException {
        Path file = playThreeSeconds();
        String header = Files.readAllLines(file).get(0);
        Files.writeString(file, header + "\n");

        assertThat(run("play", "--watch", file.toString())).isEqualTo(2);
        assertThat(terminal.complaints()).contains("holds no floor").hasLineCount(1);
    }

    @Test
    void aFileThatCannotBeRacedIsRefusedInOneLine() throws IOException {
        Path file = playThreeSeconds();
        String whole = Files.readString(file);

        Files.writeString(file, altered(whole, "V ", payload -> "V simulation=1"));
        assertThat(run("play", "--race", file.toString())).isEqualTo(2);
        assertThat(terminal.complaints())
                .contains("in simulation 1, and this is ")
                .hasLineCount(1);

        Files.writeString(file, whole.lines().findFirst().orElseThrow() + "\n");
        assertThat(run("play", "--race", file.toString())).isEqualTo(2);
        assertThat(terminal.complaints()).contains("holds no floor").hasLineCount(2);

        Files.writeString(file, whole.substring(9));
        assertThat(run("play", "--race", file.toString())).isEqualTo(2);
        assertThat(run("play", "--race", folder.resolve("gone").toString())).isEqualTo(2);
        assertThat(terminal.complaints())
                .contains("is not a replay", "cannot be read")
                .hasLineCount(4);
    }

    @Test
    void aRaceCannotBeCombinedWithWhatNamesAnotherRun() throws IOException {
        String file = playThreeSeconds().toString();
        List<String[]> others = List.of(
                new String[] {"--watch", file},
                new String[] {"--seed", "7"},
                new String[] {"--depth", "2"},
                new String[] {"--kind", "battle"},
                new String[] {"--node", "r0c0"},
                new String[] {"--room", "3"},
                new String[] {"--first-room"},
                new String[] {"--kit", "brewer"},
                new String[] {"--vows", "dark"});
        for (String[] other : others) {
            List<String> words = new ArrayList<>(List.of("play", "--race", file));
            words.addAll(List.of(other));
            assertThat(run(words.toArray(String[]::new))).as(other[0]).isEqualTo(2);
        }
        assertThat(terminal.complaints().lines())
                .hasSize(others.size())
                .allSatisfy(line -> assertThat(line).contains("--race: the run begins as the raced one did"));
    }

    @Test
    void aForgedCheckpointIsRefusedInOneLineByWhateverPlaysIt() throws IOException {
        Path file = playThreeSeconds();
        Files.writeString(file, altered(Files.readString(file), "C ", payload -> payload + " companion=99,1"));

        assertThat(run("replay", file.toString())).isEqualTo(2);
        assertThat(run("play", "--watch", file.toString())).isEqualTo(2);
        assertThat(run("import", file.toString())).isEqualTo(2);
        assertThat(terminal.complaints()).contains("there is no monster '99'").hasLineCount(3);
        assertThat(terminal.data()).isEmpty();
    }

    @Test
    void nothingThatAFileSaysSteersTheTerminal() throws IOException {
        String steering = Character.toString(0x1b) + "]0;owned" + Character.toString(7) + Character.toString(0x202e);
        Path file = playThreeSeconds();
        String whole = Files.readString(file);
        String built =
                altered(whole, "H ", payload -> payload.replace(" 0 ", " " + steering + "x".repeat(9_000) + " "));
        UnaryOperator<String> fault = payload -> "X " + steering + " " + steering + " - 1*0";

        Files.writeString(file, withAnotherSecondHash(built));
        run("replay", file.toString());
        Files.writeString(file, altered(whole + "0 0 X\n", "X", fault));
        run("replay", file.toString());
        Files.writeString(file, altered(whole, "C ", payload -> payload.replaceFirst("r0c[0-9]", steering)));
        run("replay", file.toString());
        run("play", "--watch", file.toString());
        run("import", file.toString());

        assertThat(terminal.data().lines()).hasSize(2).allSatisfy(ReplayCommandTest::assertHarmless);
        assertThat(terminal.data()).contains("owned\\u0007\\u202e");
        assertThat(terminal.complaints().lines()).hasSize(3).allSatisfy(ReplayCommandTest::assertHarmless);
    }

    private static void assertHarmless(String line) {
        assertThat(line).doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]").hasSizeLessThan(1_100);
    }

    private int run(String... arguments) {
        return new CommandLineOfGame(Terminal.hostOf(folder), terminal.console()).run(arguments);
    }

    private static String builtIn(String path) {
        return new BuiltInAssets().text(path);
    }

    private Path playThreeSeconds() throws IOException {
        Content content = TestContent.BUILT_IN;
        Expedition expedition = new Expedition(Seed.of("a run"), content);
        Path file = folder.resolve("run.orebound-replay");
        Intent still = new Intent();
        try (ReplayWriter writer = new ReplayWriter(file, "0", content, expedition.seed())) {
            writer.enter(expedition.checkpoint());
            for (int tick = 0; tick < 3 * TickClock.TICKS_A_SECOND; tick++) {
                expedition.step(still);
                writer.played(still, expedition.world());
            }
        }
        return file;
    }

    /** Changes the state after the second recorded second. */
    private static String withAnotherSecondHash(String replay) {
        return altered(replay, "S 120", payload -> {
            String[] words = payload.split(" ", -1);
            words[2] = "1";
            return String.join(" ", words);
        });
    }

    /** Changes every record with this beginning and corrects its checksum. */
    private static String altered(String replay, String beginning, UnaryOperator<String> change) {
        StringBuilder altered = new StringBuilder();
        for (String line : replay.lines().toList()) {
            String payload = line.split(" ", 3)[2];
            if (payload.startsWith(beginning)) {
                payload = change.apply(payload);
            }
            byte[] bytes = payload.getBytes(StandardCharsets.UTF_8);
            CRC32 sum = new CRC32();
            sum.update(bytes);
            altered.append(String.format("%d %08x %s\n", bytes.length, sum.getValue(), payload));
        }
        return altered.toString();
    }
}
