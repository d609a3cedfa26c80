package dev.orebound.journal.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.FileKind;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.replay.RecordBuffer;
import dev.orebound.journal.run.PlayedRuns;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that every ended run is remembered. */
class RunHistoryTest {
    private static final RunAccount SLAIN = new RunAccount(
            "a \"seed\", with words\n",
            "2026-11-22",
            RunOutcome.SLAIN,
            "slime",
            new RunDeeds(9_000, 3, 14, 55, 2, 1, 2, 1, List.of("r0c3", "r1c3"))
                    .hurt(new TreeMap<>(Map.of("slime", 40, RunDeeds.CAVE, 12)))
                    .having(new TreeMap<>(Map.of("item.lens", 1, "brew.flame", 2))));
    private static final RunAccount WON = new RunAccount("7", "", RunOutcome.WON, "", RunDeeds.NONE).inTry(3);

    @TempDir
    private Path folder;

    private final List<String> complaints = new ArrayList<>();
    private Path file;
    private RunHistory history;

    @BeforeEach
    void open() {
        file = folder.resolve("saves/history");
        history = new RunHistory(new SaveFolder(folder.resolve("saves")), complaints::add);
    }

    @Test
    void addedRecordsAreThereInOrder() {
        history.add(SLAIN, "slain\n");
        history.add(WON, "won\n");

        assertThat(history.accounts()).containsExactly(SLAIN, WON);
        assertThat(complaints).isEmpty();
    }

    @Test
    void aHelpedRunIsRememberedAsOneAndOthersAreNot() throws IOException {
        RunAccount helped = new RunAccount("7", "", RunOutcome.WON, "", RunDeeds.NONE.helped(true));
        history.add(helped, "");
        history.add(WON, "");

        assertThat(history.accounts()).containsExactly(helped, WON);
        Path accounts = folder.resolve("saves/accounts");
        assertThat(accounts.resolve("run-000001.json")).content().contains("\"helped\": \"workbench\"");
        assertThat(accounts.resolve("run-000002.json")).content().doesNotContain("helped");
    }

    @Test
    void eachLiesThereInWordsAndAsJsonToo() throws IOException {
        history.add(SLAIN, "Slain by a slime.\n");
        history.add(WON, "Out at last.\n");

        Path accounts = folder.resolve("saves/accounts");
        assertThat(accounts.resolve("run-000001.txt")).hasContent("Slain by a slime.\n");
        assertThat(Files.readString(accounts.resolve("run-000001.json")))
                .contains("\"slain_by\": \"slime\"", "\"path\": [\"r0c3\", \"r1c3\"]");
        assertThat(accounts.resolve("run-000002.txt")).hasContent("Out at last.\n");
    }

    @Test
    void nothingThatASeedOrATextHoldsSteersATerminal() throws IOException {
        String steering = "\u001b[2J\u0007\u009b\u202e\u2028\u2029\u2066";
        RunAccount account = new RunAccount("seed " + steering, "", RunOutcome.WON, "", RunDeeds.NONE);

        history.add(account, "Out with " + steering + ".\nSeed\n");

        assertThat(history.accounts()).containsExactly(account);
        Path accounts = folder.resolve("saves/accounts");
        assertThat(Files.readString(accounts.resolve("run-000001.txt")))
                .isEqualTo("Out with \\u001b[2J\\u0007\\u009b\\u202e\\u2028\\u2029\\u2066.\nSeed\n");
        for (Path written : List.of(accounts.resolve("run-000001.json"), file)) {
            assertThat(Files.readString(written))
                    .contains("\\u202e")
                    .doesNotContainPattern("[\\p{Cf}\\p{Zl}\\p{Zp}&&[^\n]]")
                    .doesNotContainPattern("[\\p{Cc}&&[^\n]]");
        }
    }

    @Test
    void anAccountWhoseCountsHaveNoIdsIsSkipped() throws IOException {
        history.add(SLAIN, "slain\n");
        String forged =
                "{\"ending\": \"won\", \"ticks\": 1, \"deepest\": 1, \"monsters_slain\": 0, \"ore_measures\": 0,"
                        + " \"chests_opened\": 0, \"arenas_cleared\": 0, \"golems_woken\": 0, \"scrolls_read\": 0,"
                        + " \"finds\": {\"item.\\u001b[2J\": 1}, \"path\": []}";
        ByteBuffer line = new RecordBuffer().begin('A').blank().text(forged).end();
        byte[] bytes = new byte[line.remaining()];
        line.get(bytes);
        Files.write(file, bytes, StandardOpenOption.APPEND);

        assertThat(history.accounts()).containsExactly(SLAIN);
    }

    @Test
    void withoutAFileNothingIsRemembered() {
        assertThat(history.accounts()).isEmpty();
        assertThat(complaints).isEmpty();
    }

    @Test
    void aRecordThatIsDamagedCostsItselfAlone() throws IOException {
        history.add(SLAIN, "slain\n");
        history.add(WON, "won\n");
        history.add(SLAIN, "slain\n");
        byte[] bytes = Files.readAllBytes(file);
        bytes[Files.readString(file).indexOf('\n') + 30] ^= 4;
        Files.write(file, bytes);

        assertThat(history.accounts()).containsExactly(SLAIN, SLAIN);
        history.add(WON, "won\n");
        assertThat(history.accounts()).containsExactly(SLAIN, SLAIN, WON);
        assertThat(complaints).singleElement().asString().contains("is damaged in places");
        assertThat(Files.readAllBytes(file)).startsWith(bytes);
    }

    @Test
    void aFileThatHasNoRoomIsKeptAndAccountsGoOnInAnother() throws IOException {
        history.add(SLAIN, "slain\n");
        int account = (int) Files.size(file);
        byte[] filler = new RecordBuffer().begin('?').text("-".repeat(1 << 17)).bytes();
        while (Files.size(file) + filler.length + account < FileKind.HISTORY.mostBytes()) {
            Files.write(file, filler, StandardOpenOption.APPEND);
        }
        while (Files.size(file) + account < FileKind.HISTORY.mostBytes()) {
            Files.write(file, "\n".repeat(account / 2).getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        }
        long before = Files.size(file);

        history.add(SLAIN, "slain\n");
        history.add(WON, "won\n");

        assertThat(history.accounts()).containsExactly(SLAIN, WON);
        assertThat(Files.size(folder.resolve("saves/history.full-1"))).isEqualTo(before);
        assertThat(complaints).singleElement().asString().contains("has no room", "kept as history.full-1");
    }

    @Test
    void aRecordAddedAfterACutOffOneIsThere() throws IOException {
        history.add(SLAIN, "slain\n");
        history.add(WON, "won\n");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 5));

        history.add(WON, "won\n");

        assertThat(history.accounts()).containsExactly(SLAIN, WON);
    }

    @Test
    void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
        Files.writeString(folder.resolve("saves"), "a file where the folder should be");

        history.add(SLAIN, "slain\n");
        history.add(WON, "won\n");

        assertThat(complaints)
                .singleElement()
                .asString()
                .contains("account is not kept")
                .doesNotContain("\n");
    }

    @Test
    void theAccountOfARunSaysHowItEnded() {
        PlayedRuns runs = new PlayedRuns(folder);
        Expedition run = runs.begin(5);
        runs.rest(run, 9);
        runs.giveUp(run);

        RunAccount account = RunAccount.of(run, PlayedRuns.CONTENT, "today");

        assertThat(account.ending()).isEqualTo(RunOutcome.GIVEN_UP);
        assertThat(account.slainBy()).isEmpty();
        assertThat(account.seed()).isEqualTo("5");
        assertThat(account.deeds().ticks()).isEqualTo(10);
    }
}
