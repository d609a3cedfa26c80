package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs that were recorded lead where they led, unless {@link SimulationVersion#VERSION} or the content has changed: only then does a
 * saved run go on to the very tick.
 *
 * <p>Whole runs that are put into the folder are played too. After a change of the content, or of the simulation with its
 * number raised, run with {@code -Dorebound.runs=record}: those that {@link WalkedRun} or {@link BotRecord} can play are
 * recorded anew.
 */
class RecordedRunsTest {
    private static final Path FOLDER = Path.of("src/test/resources/runs");
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final boolean RECORDS =
            System.getProperty("orebound.runs", "").equals("record");

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
        Replay recorded = ReplayReader.read(file);
        boolean isOfThisGame =
                recorded.simulation() == SimulationVersion.VERSION && recorded.contentFingerprint() == CONTENT.fingerprint();
        if (!isOfThisGame && RECORDS && recordsAnew(file)) {
            recorded = ReplayReader.read(file);
            isOfThisGame = true;
        }
        assertThat(isOfThisGame)
                .as("%s is of another simulation or other content: record it anew with -Dorebound.runs=record", file)
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
}
