package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the good part of a damaged run continues, and that nothing is overwritten. */
class DamagedRunTest {
    @TempDir
    private Path folder;

    private PlayedRuns runs;
    private Expedition run;

    @BeforeEach
    void playTwoFloors() {
        runs = new PlayedRuns(folder);
        run = runs.begin(3);
        runs.play(run, 90);
        runs.descend(run);
        runs.play(run, 200);
        runs.store.breakOff();
    }

    @Test
    void aFileThatWasCutOffGoesOnFromItsLastWholeSecond() throws IOException, UnreadableFileException {
        byte[] whole = Files.readAllBytes(runs.current());
        Files.write(runs.current(), Arrays.copyOf(whole, whole.length - 40));

        SavedRun saved = runs.store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(saved);
        runs.store.resume(saved, again);
        runs.play(again, 60);
        runs.store.breakOff();

        assertThat(saved.trouble()).isEmpty();
        assertThat(saved.ticks()).isEqualTo(180);
        assertThat(runs.store.newest()).hasValueSatisfying(next -> {
            assertThat(next.ticks()).isEqualTo(240);
            assertThat(next.trouble()).isEmpty();
        });
    }

    @Test
    void damageWithinTheLastFloorCostsWhatComesAfterAndTheFileIsKept() throws IOException, UnreadableFileException {
        byte[] damaged = alter("S 120 ");

        SavedRun saved = runs.store.newest().orElseThrow();
        assertThat(saved.trouble()).contains("run.orebound-replay: is damaged").doesNotContain("\n");
        assertThat(saved.ticks()).isEqualTo(60);
        Expedition again = PlayedRuns.again(saved);
        runs.store.resume(saved, again);
        runs.play(again, 10);
        runs.store.breakOff();

        assertThat(runs.saves.run().resolve("run.orebound-replay.damaged-1")).hasBinaryContent(damaged);
        assertThat(runs.store.newest())
                .hasValueSatisfying(next -> assertThat(next.ticks()).isEqualTo(70));
        assertThat(runs.complaints).isEmpty();
    }

    @Test
    void damageBeforeTheLastFloorGoesOnFromTheNewestGeneration() throws IOException, UnreadableFileException {
        byte[] damaged = alter("S 60 ");

        SavedRun saved = runs.store.newest().orElseThrow();
        assertThat(saved.trouble()).contains("is damaged", "generation-000002").doesNotContain("\n");
        assertThat(saved.checkpoint()).isEqualTo(run.checkpoint());
        assertThat(saved.seconds()).isEmpty();
        Expedition again = PlayedRuns.again(saved);
        runs.store.resume(saved, again);
        runs.play(again, 60);
        runs.store.breakOff();

        assertThat(runs.saves.run().resolve("run.orebound-replay.damaged-1")).hasBinaryContent(damaged);
        SavedRun next = runs.store.newest().orElseThrow();
        assertThat(next.trouble()).isEmpty();
        assertThat(next.ticks()).isEqualTo(60);
    }

    @Test
    void anOlderGenerationDoesIfTheNewestIsDamagedToo() throws IOException {
        Files.writeString(runs.current(), "nothing of use");
        Files.writeString(runs.saves.run().resolve("generation-000002.orebound-replay"), "nor here");

        assertThat(runs.store.newest()).hasValueSatisfying(saved -> {
            assertThat(saved.trouble()).contains("is damaged", "generation-000001");
            assertThat(saved.checkpoint().node())
                    .isEqualTo(run.checkpoint().deeds().path().get(0));
        });
    }

    @Test
    void aFileThatIsGoneIsReplacedByTheNewestGeneration() throws IOException {
        Files.delete(runs.current());

        assertThat(runs.store.newest())
                .hasValueSatisfying(saved -> assertThat(saved.trouble()).contains("is missing", "generation-000002"));
    }

    @Test
    void aRunWithoutAnyGoodFileIsOneLineAndEverythingIsKept() throws IOException {
        for (String name : runs.names()) {
            Files.writeString(runs.saves.run().resolve(name), "nothing of use");
        }

        assertThat(runs.store.newest()).isEmpty();
        assertThat(runs.store.newest()).isEmpty();
        assertThat(runs.complaints)
                .singleElement()
                .asString()
                .contains("is damaged")
                .doesNotContain("\n");
        runs.begin(4);
        assertThat(runs.saves.run().resolve("run.orebound-replay.damaged-1")).hasContent("nothing of use");
    }

    @Test
    void aRunThatBeginsLeavesTheDamagedOneAndWhatIsGoodOfIt() throws IOException, UnreadableFileException {
        byte[] damaged = alter("S 60 ");

        runs.begin(4);

        assertThat(runs.saves.run().resolve("run.orebound-replay.damaged-1")).hasBinaryContent(damaged);
        Replay left = ReplayReader.read(runs.saves.replays().resolve("kept-000001.orebound-replay"));
        assertThat(left.floors()).hasSize(2);
    }

    /** Changes a byte of the first record that contains these words. */
    private byte[] alter(String words) throws IOException {
        byte[] bytes = Files.readAllBytes(runs.current());
        bytes[new String(bytes, StandardCharsets.ISO_8859_1).indexOf(words) + 3] ^= 1;
        Files.write(runs.current(), bytes);
        return bytes;
    }
}
