package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the current run can be restored to the exact tick until it ends. */
class RunStoreTest {
    @TempDir
    private Path folder;

    private PlayedRuns runs;

    @BeforeEach
    void open() {
        runs = new PlayedRuns(folder);
    }

    @Test
    void withoutARunThereIsNothingToContinue() {
        assertThat(runs.store.newest()).isEmpty();
        assertThat(runs.complaints).isEmpty();
    }

    @Test
    void aRunThatIsBrokenOffGoesOnAtTheVeryTick() throws UnreadableFileException {
        Expedition run = runs.begin(1);
        runs.play(run, 155);
        runs.store.breakOff();

        SavedRun saved = runs.store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(saved);

        assertThat(saved.trouble()).isEmpty();
        assertThat(saved.checkpoint()).isEqualTo(run.checkpoint());
        assertThat(again.world().tick()).isEqualTo(155);
        assertThat(again.world().hash()).isEqualTo(run.world().hash());
        assertThat(again.tally().deeds()).isEqualTo(run.tally().deeds());
        assertThat(runs.complaints).isEmpty();
    }

    @Test
    void aRunThatIsContinuedTwiceIsOneReplay() throws UnreadableFileException {
        runs.play(runs.begin(2), 100);
        runs.store.breakOff();
        SavedRun first = runs.store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(first);
        runs.store.resume(first, again);
        runs.play(again, 70);
        runs.store.breakOff();

        SavedRun second = runs.store.newest().orElseThrow();
        Expedition last = PlayedRuns.again(second);

        assertThat(second.ticks()).isEqualTo(170);
        assertThat(last.world().hash()).isEqualTo(again.world().hash());
    }

    @Test
    void onlyTheLastFloorIsPlayedAgain() throws UnreadableFileException {
        Expedition run = runs.begin(3);
        runs.play(run, 90);
        runs.descend(run);
        runs.play(run, 61);
        runs.store.breakOff();

        SavedRun saved = runs.store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(saved);

        assertThat(saved.ticks()).isEqualTo(61);
        assertThat(again.world().hash()).isEqualTo(run.world().hash());
        assertThat(again.checkpoint()).isEqualTo(run.checkpoint());
        assertThat(again.tally().deeds()).isEqualTo(run.tally().deeds());
    }

    @Test
    void aRunThatHasEndedIsOfferedNoMoreAndStaysAsAReplay() throws IOException, UnreadableFileException {
        Expedition run = runs.begin(4);
        runs.play(run, 70);
        runs.giveUp(run);

        assertThat(runs.store.newest()).isEmpty();
        assertThat(runs.names()).isEmpty();
        assertThat(PlayedRuns.namesIn(runs.saves.replays())).containsExactly("run-000001.orebound-replay");
        Replay replay = ReplayReader.read(runs.saves.replays().resolve("run-000001.orebound-replay"));
        assertThat(replay.isWhole()).isTrue();
        assertThat(replay.floors().get(0).seconds())
                .last()
                .satisfies(second -> assertThat(second.tick()).isEqualTo(71));
    }

    @Test
    void aRunWhoseProcessEndsBeforeItsReplayIsWrittenIsNotOfferedEither() throws IOException {
        Expedition run = runs.begin(4);
        runs.play(run, 70);
        byte[] generation = Files.readAllBytes(runs.saves.run().resolve("generation-000001.orebound-replay"));
        runs.giveUp(run);
        Path replay = runs.saves.replays().resolve("run-000001.orebound-replay");
        Files.move(replay, runs.current());
        Files.write(runs.saves.run().resolve("generation-000001.orebound-replay"), generation);

        assertThat(runs.store.newest()).isEmpty();
        runs.begin(5);

        assertThat(runs.store.newest())
                .hasValueSatisfying(saved -> assertThat(saved.seed().text()).isEqualTo("5"));
        assertThat(replay).exists();
    }

    @Test
    void anotherRunTakesThePlaceOfTheSavedOneWhichStaysAsAReplay() throws IOException, UnreadableFileException {
        runs.play(runs.begin(1), 65);
        runs.begin(2);

        assertThat(runs.store.newest())
                .hasValueSatisfying(saved -> assertThat(saved.seed().text()).isEqualTo("2"));
        Replay left = ReplayReader.read(runs.saves.replays().resolve("kept-000001.orebound-replay"));
        assertThat(left.seed().text()).isEqualTo("1");
        assertThat(left.floors().get(0).seconds()).hasSize(2);
    }

    @Test
    void aRunThatWasPutAsideGoesOnAtTheVeryTickAndPutsTheOtherAside() throws IOException, UnreadableFileException {
        Expedition first = runs.begin(1);
        runs.play(first, 65);
        Expedition second = runs.begin(2);
        runs.play(second, 130);
        runs.store.breakOff();

        KeptRun kept = runs.store.putAside().get(0);
        SavedRun saved = runs.store.putAside(kept).orElseThrow();
        Expedition again = PlayedRuns.again(saved);
        runs.store.resume(saved, again);
        runs.rest(again, 70);
        runs.store.breakOff();

        assertThat(again.world().tick()).isEqualTo(135);
        assertThat(kept.ticks()).isEqualTo(65);
        assertThat(kept.sharedSeed()).isEqualTo("1");
        assertThat(runs.store.newest())
                .hasValueSatisfying(now -> assertThat(now.seed().text()).isEqualTo("1"));
        assertThat(runs.store.newest())
                .hasValueSatisfying(now -> assertThat(now.ticks()).isEqualTo(135));
        assertThat(runs.store.putAside()).extracting(KeptRun::sharedSeed).containsExactly("2");
        assertThat(runs.store.putAside()).extracting(KeptRun::ticks).containsExactly(130L);
        assertThat(runs.complaints).isEmpty();
    }

    @Test
    void manyRunsArePutAsideAndEachCanBeContinued() throws UnreadableFileException {
        List<Long> hashes = new ArrayList<>();
        for (int seed = 0; seed < 4; seed++) {
            Expedition run = runs.begin(seed);
            runs.play(run, 30 + seed);
            hashes.add(run.world().hash());
        }
        runs.store.breakOff();

        assertThat(runs.store.putAside()).extracting(KeptRun::sharedSeed).containsExactly("2", "1", "0");
        for (int seed = 0; seed < 3; seed++) {
            String wanted = Integer.toString(seed);
            KeptRun kept = runs.store.putAside().stream()
                    .filter(run -> run.sharedSeed().equals(wanted))
                    .findFirst()
                    .orElseThrow();
            SavedRun saved = runs.store.putAside(kept).orElseThrow();
            Expedition again = PlayedRuns.again(saved);
            runs.store.resume(saved, again);
            runs.store.breakOff();

            assertThat(again.world().hash()).isEqualTo(hashes.get(seed));
            assertThat(runs.store.putAside())
                    .extracting(KeptRun::sharedSeed)
                    .hasSize(3)
                    .doesNotContain(wanted);
        }
    }

    @Test
    void aRunWhoseGameWasKilledWhileItWasTakenUpIsToldOnce() throws IOException, UnreadableFileException {
        runs.play(runs.begin(1), 65);
        runs.play(runs.begin(2), 65);
        runs.store.breakOff();
        Path file = runs.saves.replays().resolve("kept-000001.orebound-replay");
        byte[] kept = Files.readAllBytes(file);
        SavedRun saved = runs.store.putAside(runs.store.putAside().get(0)).orElseThrow();
        runs.store.resume(saved, PlayedRuns.again(saved));
        runs.store.breakOff();
        assertThat(file).doesNotExist();
        Files.write(file, kept);

        assertThat(runs.store.putAside()).extracting(KeptRun::sharedSeed).containsExactly("2");
    }

    @Test
    void aRunThatWasPutAsideInAnOtherwiseDamagedFileIsKeptAndSaysSo() throws IOException {
        runs.play(runs.begin(1), 65);
        runs.play(runs.begin(2), 65);
        runs.store.breakOff();
        KeptRun kept = runs.store.putAside().get(0);
        Path file = Files.writeString(kept.file(), "no replay");

        assertThat(runs.store.putAside()).isEmpty();
        assertThat(runs.store.putAside(kept)).isEmpty();
        assertThat(file).hasContent("no replay");
        assertThat(runs.complaints).singleElement().asString().contains("kept-000001", "is not a replay");
    }

    @Test
    void aRunThatWasPutAsideAndBeginsItsFloorAgainLeavesWhatWasPlayedAsAReplay() throws UnreadableFileException {
        runs.play(runs.begin(1), 65);
        runs.play(runs.begin(2), 65);
        runs.store.breakOff();
        SavedRun saved = runs.store.putAside(runs.store.putAside().get(0)).orElseThrow();
        runs.store.resume(saved, Expedition.from(saved.checkpoint(), PlayedRuns.CONTENT));
        runs.store.breakOff();

        assertThat(runs.store.newest())
                .hasValueSatisfying(now -> assertThat(now.ticks()).isZero());
        assertThat(runs.store.putAside()).extracting(KeptRun::sharedSeed).containsExactly("2");
        Replay left = ReplayReader.read(runs.saves.replays().resolve("run-000001.orebound-replay"));
        assertThat(left.seed().text()).isEqualTo("1");
        assertThat(left.floors().get(0).seconds()).hasSize(2);
    }

    @Test
    void whileAnotherCopyPlaysNothingIsTakenUp() {
        runs.play(runs.begin(1), 65);
        runs.play(runs.begin(2), 65);

        assertThat(new PlayedRuns(folder).store.putAside()).isEmpty();
        assertThat(runs.store.putAside()).hasSize(1);
    }

    @Test
    void theNewestFortyReplaysAreKept() throws IOException {
        runs.rest(runs.begin(1), 1);
        for (int begun = 0; begun < 46; begun++) {
            runs.giveUp(runs.begin(1));
        }

        assertThat(PlayedRuns.namesIn(runs.saves.replays()))
                .as("the unfinished run is kept, however many end after it")
                .hasSize(41)
                .startsWith("kept-000001.orebound-replay", "run-000007.orebound-replay")
                .endsWith("run-000046.orebound-replay");
    }

    @Test
    void theEntrancesOfTheLastFiveFloorsAreKept() throws IOException {
        Expedition run = runs.begin(1);
        for (int floor = 0; floor < 7; floor++) {
            runs.store.entered();
        }
        runs.store.breakOff();

        assertThat(run.world().tick()).isZero();
        assertThat(runs.names())
                .containsExactly(
                        "generation-000004.orebound-replay",
                        "generation-000005.orebound-replay",
                        "generation-000006.orebound-replay",
                        "generation-000007.orebound-replay",
                        "generation-000008.orebound-replay",
                        "run.orebound-replay");
    }

    @Test
    void aDeathThatWasRecordedEndsTheRunWhenItIsContinued() throws IOException, UnreadableFileException {
        Expedition run = runs.begin(6);
        runs.play(run, 70);
        Intent intent = new Intent();
        intent.order(IntentOrder.GIVE_UP, 0);
        run.step(intent);
        runs.store.played(intent);
        runs.store.breakOff();

        SavedRun saved = runs.store.newest().orElseThrow();
        runs.store.resume(saved, PlayedRuns.again(saved));

        assertThat(runs.store.newest()).isEmpty();
        assertThat(PlayedRuns.namesIn(runs.saves.replays())).hasSize(1);
    }
}
