package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Recorded runs end as they did unless {@link SimulationVersion#VERSION} or the content has changed.
 *
 * <p>Whole runs that are put into the folder are played too. After a change of the content, or of the simulation with its
 * number raised, run with {@code -Dorebound.runs=record}: those that {@link WalkedRun} or {@link BotRecord} can play are
 * recorded again. After a change of comments in content files, which changes nothing but the fingerprint, run with
 * {@code -Dorebound.runs=relabel}: only the fingerprint in each header is rewritten, and every run must still end as it did.
 * {@code -Dorebound.runs.folder} names another folder.
 */
class RecordedRunsTest {
    private static final Path FOLDER = Path.of(System.getProperty("orebound.runs.folder", "src/test/resources/runs"));
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final String MODE = System.getProperty("orebound.runs", "");

    static List<Path> runs() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".orebound-replay"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void thereAreRecordedRuns() throws IOException {
        assertThat(runs()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aRecordedRunLeadsWhereItLedOrTheSimulationHasAnotherNumber(Path file)
            throws IOException, UnreadableFileException {
        if (MODE.equals("relabel")) {
            relabel(file);
        }
        Replay recorded = ReplayReader.read(file);
        boolean isOfThisGame = recorded.simulation() == SimulationVersion.VERSION
                && recorded.contentFingerprint() == CONTENT.fingerprint();
        if (!isOfThisGame && MODE.equals("record") && recordsAnew(file)) {
            recorded = ReplayReader.read(file);
            isOfThisGame = true;
        }
        assertThat(isOfThisGame)
                .as(
                        "%s is of another simulation or other content: run with -Dorebound.runs=record, or =relabel if"
                                + " only comments changed",
                        file)
                .isTrue();

        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(CONTENT).check(recorded);

        assertThat(recorded.isWhole()).isTrue();
        assertThat(outcome.difference())
                .as(
                        "the simulation leads elsewhere: mend that, or raise world.Simulation.VERSION and record %s anew",
                        file)
                .isNull();
        assertThat(outcome.floors()).isEqualTo(recorded.floors().size());
        assertThat(outcome.ticks()).isGreaterThan(600);
    }

    private static boolean recordsAnew(Path file) throws IOException {
        if (WalkedRun.canRecord(file)) {
            WalkedRun.record(file, CONTENT);
            return true;
        }
        if (BotRecord.canRecord(file)) {
            BotRecord.record(file, CONTENT);
            return true;
        }
        return false;
    }

    /** Rewrites the content fingerprint in the first record, "length crc32 H format options fingerprint seed". */
    private static void relabel(Path file) throws IOException {
        String text = Files.readString(file);
        int end = text.indexOf('\n');
        String[] words = text.substring(0, end).split(" ");
        words[5] = Long.toHexString(CONTENT.fingerprint());
        String payload = String.join(" ", Arrays.asList(words).subList(2, words.length));
        byte[] bytes = payload.getBytes(StandardCharsets.UTF_8);
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        Files.writeString(
                file, String.format("%d %08x %s", bytes.length, checksum.getValue(), payload) + text.substring(end));
    }
}
