package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.FailingDisk;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the journal of a run is complete up to the current tick, wherever it is kept, and that a fault costs no
 * more than a floor.
 */
class JournalOfRunTest {
    @TempDir
    private Path folder;

    private PlayedRuns runs;

    @BeforeEach
    void open() {
        runs = new PlayedRuns(folder);
    }

    @Test
    void outsideOfARunThereIsNone() {
        assertThat(runs.store.journal()).isEmpty();
        runs.play(runs.begin(1), 70);
        runs.store.breakOff();

        assertThat(runs.store.journal()).isEmpty();
    }

    @Test
    void itGoesUpToThisVeryTickAndTheRunGoesOn() throws UnreadableFileException {
        Expedition run = runs.begin(1);
        runs.play(run, 155);

        ReplayScan first = scan(runs.store.journal());
        runs.play(run, 41);
        ReplayScan second = scan(runs.store.journal());
        runs.store.breakOff();

        assertThat(first.lastTick()).isEqualTo(155);
        assertThat(second.lastTick()).isEqualTo(196);
        assertThat(PlayedRuns.again(runs.store.newest().orElseThrow()).world().hash())
                .isEqualTo(run.world().hash());
    }

    @Test
    void itIsThereStillWhenTheRunHasEnded() throws UnreadableFileException {
        Expedition run = runs.begin(4);
        runs.play(run, 70);
        runs.giveUp(run);

        ReplayScan told = scan(runs.store.journal());

        assertThat(told.hasEnded()).isTrue();
        assertThat(told.lastTick()).isEqualTo(71);
    }

    @Test
    void aDiskThatTakesNothingCostsNoneOfIt() throws UnreadableFileException {
        for (int taken : new int[] {0, 3, 12, 40}) {
            FailingDisk disk = new FailingDisk(taken + 1, FailingDisk.Mode.FROM_THEN_ON);
            PlayedRuns refused = new PlayedRuns(disk, folder.resolve("full" + taken));
            Expedition run = refused.begin(5);
            refused.play(run, 130);

            assertThat(scan(refused.store.journal()).lastTick())
                    .as("after %s steps", taken)
                    .isEqualTo(130);
        }
    }

    @Test
    void aSecondCopyOfTheGameThatSavesNothingHasOneToo() throws IOException, UnreadableFileException {
        runs.begin(1);
        List<String> before = runs.names();
        PlayedRuns second = new PlayedRuns(folder);
        Expedition run = second.begin(6);
        second.play(run, 125);
        second.descend(run);
        second.play(run, 10);

        ReplayScan told = scan(second.store.journal());

        assertThat(told.floors()).hasSize(2);
        assertThat(told.lastTick()).isEqualTo(10);
        assertThat(runs.names()).isEqualTo(before);
    }

    @Test
    void aRunThatBrokeTheGameGoesOnFromTheEntranceOfItsFloor() throws IOException, UnreadableFileException {
        Content content = TestContent.withoutLastBlow();
        List<String> complaints = new ArrayList<>();
        try (RunStore store = new RunStore(new SaveFolder(folder), "1.2.3", content, complaints::add)) {
            Expedition run = new Expedition(Seed.of("breaks"), content);
            store.begin(run);
            strikeUntilItBreaks(run, store);
            store.breakOff();

            SavedRun saved = store.newest().orElseThrow();
            Resimulation again = new Resimulation(saved, content);
            boolean isDone = again.advance(1);

            assertThat(saved.trouble())
                    .contains("broke the game with java.lang.")
                    .endsWith("its floor begins again at its entrance");
            assertThat(isDone).isTrue();
            assertThat(again.differs()).isTrue();

            store.resume(saved, again.fromEntrance());
            SavedRun entrance = store.newest().orElseThrow();

            assertThat(entrance.fault()).isNull();
            assertThat(entrance.ticks()).isZero();
            assertThat(entrance.checkpoint()).isEqualTo(saved.checkpoint());
            assertThat(PlayedRuns.namesIn(new SaveFolder(folder).replays())).hasSize(1);
        }
        assertThat(complaints).isEmpty();
    }

    @Test
    void aRunThatBreaksOnTheWayToWhereItWasLeftBeginsItsFloorAgain() throws UnreadableFileException {
        Content content = TestContent.withoutLastBlow();
        try (RunStore store = new RunStore(new SaveFolder(folder), "1.2.3", content, line -> {})) {
            Expedition run = new Expedition(Seed.of("breaks"), content);
            store.begin(run);
            Intent striking = new Intent();
            // The next tick is written as if the fault had not happened.
            for (int tick = 0; tick < 600; tick++) {
                striking.clear();
                striking.hold(tick % 4 == 0 ? Intent.STRIKE : 0);
                try {
                    run.step(striking);
                } catch (RuntimeException e) {
                    // The next tick is written too.
                }
                store.played(striking);
            }
            store.breakOff();

            Resimulation again = new Resimulation(store.newest().orElseThrow(), content);
            while (!again.advance(100)) {
                // The next multiple of a hundred ticks.
            }

            assertThat(again.differs()).isTrue();
            assertThat(again.fromEntrance().world().tick()).isZero();
        }
    }

    private static void strikeUntilItBreaks(Expedition run, RunStore store) {
        Intent intent = new Intent();
        for (int tick = 0; ; tick++) {
            intent.clear();
            intent.hold(tick % 4 == 0 ? Intent.STRIKE : 0);
            try {
                run.step(intent);
            } catch (RuntimeException e) {
                store.broke(intent, e);
                return;
            }
            store.played(intent);
        }
    }

    private static ReplayScan scan(byte[] journal) throws UnreadableFileException {
        ReplayScan scan = new ReplayScan("journal", journal);
        assertThat(scan.state()).isEqualTo(ReplayScan.FileCondition.WHOLE);
        return scan;
    }
}
