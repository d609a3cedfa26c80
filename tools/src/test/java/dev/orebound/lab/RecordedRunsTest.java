package dev.orebound.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.CheckpointCodec;
import dev.orebound.journal.replay.RecordBuffer;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Recorded runs end as they did unless {@link SimulationVersion#VERSION} has changed.
 *
 * <p>They are played with the content that they were recorded with: a snapshot in the same folder, so a change of the
 * game's content leaves them alone. Whole runs that are put into the folder are played too. {@code -Dorebound.runs}
 * does more:
 *
 * <ul>
 *   <li>{@code record}, after a change of the simulation with its number raised: those that {@link WalkedRun} or
 *       {@link BotRecord} can play are recorded again;
 *   <li>{@code relabel}, after a change of what content records or checkpoints hold, with the snapshot converted by
 *       hand: only the fingerprint in each header and the checkpoints are written anew, and every run must still end as
 *       it did;
 *   <li>{@code renew}: the snapshot becomes the game's content, and all runs are recorded again.
 * </ul>
 *
 * {@code -Dorebound.runs.folder} names another folder, with a snapshot of its own.
 */
@Tag("golden")
class RecordedRunsTest {
    private static final Path FOLDER = Path.of(System.getProperty("orebound.runs.folder", "src/test/resources/runs"));
    private static final String MODE = System.getProperty("orebound.runs", "");
    private static final Content CONTENT = snapshot();

    private static Content snapshot() {
        Assets game = new BuiltInAssets();
        List<String> files = new ArrayList<>(Content.FILES);
        files.addAll(TreeSpec.files(game));
        try {
            for (String file : MODE.equals("renew") ? files : List.<String>of()) {
                Path copy = FOLDER.resolve(file);
                Files.createDirectories(copy.getParent());
                String text = game.text(file);
                Files.writeString(copy, text.substring(Math.max(0, text.indexOf("\n{") + 1)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Content.read(new OverlaidAssets(FOLDER, new NoAssets()));
    }

    /** Assets without a single file, except for the biomes, which do not change the game. */
    private static final class NoAssets implements Assets {
        @Override
        public boolean has(String path) {
            return path.startsWith(Biome.FOLDER) && new BuiltInAssets().has(path);
        }

        @Override
        public byte[] bytes(String path) {
            if (has(path)) {
                return new BuiltInAssets().bytes(path);
            }
            throw new ContentException(path + ": is not in the snapshot; run with -Dorebound.runs=renew");
        }

        @Override
        public List<String> list(String folder, String ending) {
            return List.of();
        }

        @Override
        public List<String> folders(String folder) {
            return new BuiltInAssets().folders(folder);
        }
    }

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
        boolean isRecordedAnew = MODE.equals("renew") || (MODE.equals("record") && !isOfThisGame);
        if (isRecordedAnew && recordsAnew(file)) {
            recorded = ReplayReader.read(file);
            isOfThisGame = true;
        }
        assertThat(isOfThisGame)
                .as("%s is of another simulation or another snapshot: this class says what to do", file)
                .isTrue();

        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(CONTENT).check(recorded);

        assertThat(recorded.isWhole()).isTrue();
        assertThat(outcome.difference())
                .as(
                        "the simulation leads elsewhere: mend that, or raise SimulationVersion.VERSION and record %s "
                                + "anew",
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

    /** Rewrites the content fingerprint in the header, and each checkpoint. */
    private static void relabel(Path file) throws IOException, UnreadableFileException {
        List<RecordedFloor> floors = ReplayReader.read(file).floors();
        StringBuilder relabelled = new StringBuilder();
        int floor = 0;
        for (String line : Files.readString(file).lines().toList()) {
            String payload = line.split(" ", 3)[2];
            if (payload.startsWith("H ")) {
                String[] words = payload.split(" ", 5);
                words[3] = Long.toHexString(CONTENT.fingerprint());
                line = record(String.join(" ", words));
            } else if (payload.startsWith("C ")) {
                RecordBuffer checkpoint = new RecordBuffer().begin('C');
                CheckpointCodec.write(floors.get(floor++).entered().withIds(CONTENT), checkpoint);
                line = new String(checkpoint.bytes(), StandardCharsets.UTF_8).strip();
            }
            relabelled.append(line).append('\n');
        }
        Files.writeString(file, relabelled);
    }

    private static String record(String payload) {
        byte[] bytes = payload.getBytes(StandardCharsets.UTF_8);
        CRC32 checksum = new CRC32();
        checksum.update(bytes);
        return String.format("%d %08x %s", bytes.length, checksum.getValue(), payload);
    }
}
