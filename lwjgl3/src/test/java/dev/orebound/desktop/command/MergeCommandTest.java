package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that {@code merge} puts the shards of a command together again, and refuses what does not fit. */
class MergeCommandTest {
    private static final String ACCEPTED = "; give what every shard of one command printed with --shard K/N --json";

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();
    private String first = "";
    private String second = "";

    @BeforeEach
    void splitASurvey() throws IOException {
        first = shard("first", "survey", "--seeds", "1..5", "--shard", "1/2");
        second = shard("second", "survey", "--seeds", "1..5", "--shard", "2/2");
    }

    private String shard(String file, String... arguments) throws IOException {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--json");
        assertThat(run(all.toArray(String[]::new))).isZero();
        Path path = folder.resolve(file);
        Files.writeString(path, terminal.data());
        terminal.clear();
        return path.toString();
    }

    private int run(String... arguments) {
        return new CommandLineOfGame(Terminal.hostOf(folder), terminal.console()).run(arguments);
    }

    @Test
    void shardsPrintTogetherWhatOneRunPrints() throws IOException {
        assertThat(run("survey", "--seeds", "1..5", "--json")).isZero();
        String whole = terminal.data();
        terminal.clear();

        assertThat(run("merge", second, first, "--json")).isZero();
        assertThat(withoutTimes(terminal.data())).isEqualTo(withoutTimes(whole));
        terminal.clear();

        Path both = folder.resolve("both");
        Files.writeString(both, Files.readString(Path.of(first)) + "\n" + Files.readString(Path.of(second)));
        assertThat(run("merge", both.toString())).isZero();
        assertThat(terminal.data()).startsWith("5 floors, 0 broken, ").contains("trap rooms a floor");
        assertThat(terminal.complaints()).isEmpty();
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"(seconds|making_ms|checking_ms)[a-z_0-9]*\":[0-9.]+", "");
    }

    @Test
    void aShardOfWordsIsATableOfItsPart() {
        assertThat(run("survey", "--seeds", "1..5", "--shard", "2/2")).isZero();
        assertThat(terminal.data()).startsWith("3 floors, ");
    }

    @Test
    void shardsThatDoNotFitAreRefusedInOneLine() throws IOException {
        String others = shard("others", "survey", "--seeds", "1..6", "--shard", "2/2");
        String deep = shard("deep", "survey", "--seeds", "1..5", "--depth", "3", "--shard", "2/2");
        String third = shard("third", "survey", "--seeds", "1..5", "--shard", "3/3");

        assertRefused("FILE: shard 2 of 2 is missing" + ACCEPTED, "merge", first);
        assertRefused("FILE: shard 1 of 2 is there twice" + ACCEPTED, "merge", first, second, first);
        for (String other : List.of(others, deep, third)) {
            assertRefused(other + ": is of 'survey --seeds 1..", "merge", first, other);
        }
        assertRefused(
                "--html: shows arena, bot and builds; leave it out for survey", "merge", first, second, "--html", "x");
    }

    @Test
    void shardsOfOtherContentAreRefused() throws IOException {
        Path content = folder.resolve("content");
        Files.createDirectories(content.resolve("content"));
        String cave = new BuiltInAssets().text("content/cave.json");
        Files.writeString(content.resolve("content/cave.json"), cave.replaceFirst("\"width\": 96", "\"width\": 98"));
        String other = shard("other", "survey", "--seeds", "1..5", "--shard", "2/2", "--content", content.toString());

        assertRefused(other + ": is of 'survey --seeds 1..5' in 2 shards", "merge", first, other);
    }

    @Test
    void otherFilesAreRefusedInOneLine() throws IOException {
        Path cut = folder.resolve("cut");
        Files.writeString(cut, Files.readString(Path.of(second)).substring(0, 300));
        Path changed = folder.resolve("changed");
        Files.writeString(changed, Files.readString(Path.of(second)).replaceFirst("\"broken\":0", "\"broken\":1"));
        Path empty = Files.createFile(folder.resolve("empty"));

        assertRefused(cut + ": holds a shard that is cut off or damaged" + ACCEPTED, "merge", first, cut.toString());
        assertRefused(
                changed + ": holds a shard that is cut off or damaged" + ACCEPTED, "merge", first, changed.toString());
        assertRefused(empty + ": is empty" + ACCEPTED, "merge", first, empty.toString());
        assertRefused("/nowhere: cannot be read (no such file)" + ACCEPTED, "merge", "/nowhere");
        assertRefused(folder + ": cannot be read", "merge", folder.toString());
        assertRefused("FILE: is missing; give FILE, files with what the shards of one command printed", "merge");
    }

    @Test
    void wrongPartsAreRefusedInOneLine() {
        String accepted = "'; give K/N, two whole numbers from 1, the first not above the second";
        for (String wrong : List.of("3/2", "0/2", "1", "1/0", "a/b", "1/2/3")) {
            assertRefused("--shard: '" + wrong + accepted, "survey", "--seeds", "1..5", "--shard", wrong);
        }
        assertRefused(
                "--shard: 1/6 splits only 5 floors or runs; give at most 5 shards",
                "survey",
                "--seeds",
                "1..5",
                "--shard",
                "1/6");
        assertRefused(
                "--html: shows no part alone; leave out --shard, or give it to merge",
                "arena",
                "--seeds",
                "1..5",
                "--shard",
                "1/2",
                "--html",
                folder.resolve("page").toString());
    }

    private void assertRefused(String line, String... arguments) {
        assertThat(run(arguments)).isEqualTo(SharedOptions.BAD_INPUT);
        assertThat(terminal.complaints()).contains(line).containsOnlyOnce("\n");
        assertThat(terminal.data()).isEmpty();
        terminal.clear();
    }
}
