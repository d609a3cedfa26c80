package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.descent.RoomGraph;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the floor begins again at its entrance, with a message, if the intents lead to another state than
 * recorded.
 */
class OtherVersionTest {
    @TempDir
    private Path folder;

    private PlayedRuns runs;
    private Expedition run;

    @BeforeEach
    void play() {
        runs = new PlayedRuns(folder);
        run = runs.begin(3);
        runs.descend(run);
        runs.play(run, 150);
        runs.store.breakOff();
    }

    @Test
    void aRunOfAnotherSimulationBeginsItsFloorAgain() throws IOException, UnreadableFileException {
        rewrite(payload -> payload.replace(
                "V simulation=" + SimulationVersion.VERSION, "V simulation=" + (SimulationVersion.VERSION + 6)));

        SavedRun saved = runs.store.newest().orElseThrow();

        assertThat(saved.trouble())
                .contains("played in Orebound 1.2.3, a newer simulation than this one", "at its entrance")
                .doesNotContain("\n");
        assertBeginsAgain(saved);
    }

    @Test
    void aRunFromBeforeSimulationsHadNumbersBeginsItsFloorAgain() throws IOException, UnreadableFileException {
        rewrite(payload -> payload.startsWith("V ") ? "" : payload);

        SavedRun saved = runs.store.newest().orElseThrow();

        assertThat(saved.seed()).isEqualTo(Seed.of(3));
        assertThat(saved.trouble())
                .contains("an older simulation than this one")
                .doesNotContain("\n");
        assertBeginsAgain(saved);
    }

    @Test
    void aRunOfOtherContentBeginsItsFloorAgain() throws IOException, UnreadableFileException {
        String fingerprint = Long.toHexString(PlayedRuns.CONTENT.fingerprint());
        rewrite(payload -> payload.replace(" " + fingerprint + " ", " abc "));

        SavedRun saved = runs.store.newest().orElseThrow();

        assertThat(saved.trouble()).contains("with other content").doesNotContain("\n");
        assertBeginsAgain(saved);
    }

    @Test
    void inAMineThatHasChangedARunGoesOnAtTheNearestNodeOfItsRowAsTheKindThatWasPromised()
            throws IOException, UnreadableFileException {
        FloorKind kind = run.checkpoint().kind();
        FloorKind other = kind == FloorKind.SCROLL ? FloorKind.GOLEM : FloorKind.SCROLL;
        rewrite(payload -> payload.replace(
                        "V simulation=" + SimulationVersion.VERSION, "V simulation=" + (SimulationVersion.VERSION - 1))
                .replaceFirst("^C r1c[0-9] " + kind.id() + " ", "C r1c99 " + other.id() + " ")
                .replaceFirst("path=r0c[0-9]", "path=r0c98"));
        RoomGraph graph = new Descent(Seed.of(3), PlayedRuns.CONTENT.graph()).graph();

        SavedRun saved = runs.store.newest().orElseThrow();
        Expedition again = new Resimulation(saved, PlayedRuns.CONTENT).fromEntrance();

        assertThat(saved.trouble()).contains("an older simulation than this one", "begins again at its entrance");
        assertThat(again.world().floor().request().node()).isEqualTo(last(graph, 1));
        assertThat(again.world().floor().request().kind()).isEqualTo(other);
        assertThat(again.world().entrance()).isEqualTo(again.world().floor().start());
        assertThat(again.checkpoint().party()).isEqualTo(run.checkpoint().party());
        assertThat(again.tally().deeds().path()).containsExactly(last(graph, 0), last(graph, 1));
    }

    private static String last(RoomGraph graph, int row) {
        return graph.row(row).get(graph.row(row).size() - 1).id();
    }

    @Test
    void aHashThatDiffersBeginsTheFloorAgain() throws IOException, UnreadableFileException {
        rewrite(payload -> payload.startsWith("S 120 ") ? payload.replaceFirst("S 120 [0-9a-f]+", "S 120 1") : payload);

        SavedRun saved = runs.store.newest().orElseThrow();

        assertThat(saved.trouble()).isEmpty();
        assertBeginsAgain(saved);
    }

    @Test
    void aFileOfANewerFormatIsKeptAndTheNewestGenerationOffered() throws IOException {
        rewrite(payload -> payload.replace("orebound-replay/1", "orebound-replay/2"));

        SavedRun saved = runs.store.newest().orElseThrow();

        assertThat(saved.trouble())
                .contains("is of a newer build", "generation-000002")
                .doesNotContain("\n");
        runs.begin(9);
        assertThat(runs.names()).contains("run.orebound-replay.damaged-1");
    }

    @Test
    void aRunWhoseFloorIsNotThereAnyMoreSaysSo() throws IOException {
        rewrite(payload -> payload.replaceFirst("^C r1c[0-9] ", "C r99c9 "));
        Files.delete(runs.saves.run().resolve("generation-000001.orebound-replay"));
        Files.delete(runs.saves.run().resolve("generation-000002.orebound-replay"));

        assertThat(runs.store.newest()).isEmpty();
        assertThat(runs.complaints)
                .singleElement()
                .asString()
                .contains("there is no floor 'r99c9'", "it is kept")
                .doesNotContain("\n");
    }

    @Test
    void additionsOfANewerBuildArePassedOver() throws IOException, UnreadableFileException {
        rewrite(payload -> payload.startsWith("V ")
                ? payload + " weather=rain"
                : payload.startsWith("C ") ? payload + " weather=rain" : payload);

        SavedRun saved = runs.store.newest().orElseThrow();

        assertThat(PlayedRuns.again(saved).world().hash()).isEqualTo(run.world().hash());
    }

    /** Fails unless the floor begins again as a run of this build, while the other stays as a replay. */
    private void assertBeginsAgain(SavedRun saved) throws IOException, UnreadableFileException {
        byte[] before = Files.readAllBytes(runs.current());
        Resimulation resimulation = new Resimulation(saved, PlayedRuns.CONTENT);
        while (!resimulation.advance(7)) {
            assertThat(resimulation.share()).isBetween(0f, 1f);
        }
        assertThat(resimulation.differs()).isTrue();

        Expedition again = resimulation.fromEntrance();
        assertThat(again.checkpoint()).isEqualTo(run.checkpoint());
        assertThat(again.world().tick()).isZero();
        runs.store.resume(saved, again);
        runs.play(again, 61);
        runs.store.breakOff();

        SavedRun next = runs.store.newest().orElseThrow();
        assertThat(next.trouble()).isEmpty();
        assertThat(PlayedRuns.again(next).world().hash())
                .isEqualTo(again.world().hash());
        assertThat(runs.saves.replays().resolve("run-000001.orebound-replay")).hasBinaryContent(before);
        assertThat(runs.complaints).isEmpty();
    }

    private void rewrite(UnaryOperator<String> change) throws IOException {
        PlayedRuns.rewrite(runs.current(), change);
    }
}
