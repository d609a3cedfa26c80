package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.FailingDisk;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayScan;
import dev.orebound.journal.run.SavingTrouble.TroubleKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the game knows within a second of play that a run is not being saved, and saves all of it as soon as that
 * works again.
 */
class SavingTroubleTest {
    private static final int A_SECOND = 60;

    @TempDir
    private Path folder;

    @Test
    void aRunOnAGoodDiskIsInNoTrouble() {
        PlayedRuns runs = new PlayedRuns(folder);
        assertThat(runs.store.newest()).isEmpty();
        runs.store.check();
        assertThat(runs.store.trouble()).isNull();

        runs.play(runs.begin(1), 130);

        assertThat(runs.store.trouble()).isNull();
    }

    @Test
    void aFullDiskIsToldUntilThereIsRoomAndNothingOfTheRunIsLost() throws UnreadableFileException {
        FailingDisk disk = new FailingDisk(1, FailingDisk.Mode.FROM_THEN_ON);
        PlayedRuns runs = new PlayedRuns(disk, folder);
        runs.store.check();
        assertThat(kind(runs)).as("at the title").isEqualTo(TroubleKind.FULL);
        Expedition run = runs.begin(1);
        runs.play(run, 90);
        assertThat(kind(runs)).as("in play").isEqualTo(TroubleKind.FULL);

        disk.makeRoom();
        runs.play(run, A_SECOND);

        assertThat(runs.store.trouble()).isNull();
        runs.store.breakOff();
        assertSaved(runs, run);
    }

    @Test
    void aDiskThatFillsUpDuringPlayIsToldWithinASecond() throws UnreadableFileException {
        FailingDisk disk = new FailingDisk(stepsOfTwoSeconds(), FailingDisk.Mode.FROM_THEN_ON);
        PlayedRuns runs = new PlayedRuns(disk, folder.resolve("1"));
        Expedition run = runs.begin(1);
        runs.play(run, 2 * A_SECOND);
        assertThat(runs.store.trouble()).isNull();

        runs.play(run, A_SECOND);
        assertThat(kind(runs)).isEqualTo(TroubleKind.FULL);
        disk.makeRoom();
        runs.store.check();

        assertThat(runs.store.trouble()).as("while the game is paused").isNull();
        runs.store.breakOff();
        assertSaved(runs, run);
    }

    private int stepsOfTwoSeconds() {
        FailingDisk disk = new FailingDisk(Integer.MAX_VALUE, FailingDisk.Mode.ONCE);
        PlayedRuns runs = new PlayedRuns(disk, folder.resolve("steps"));
        runs.play(runs.begin(1), 2 * A_SECOND);
        return disk.steps() + 1;
    }

    @Test
    void aFolderThatCannotBeMadeIsToldAndTheRunIsSavedOnceItCan() throws IOException, UnreadableFileException {
        Path inTheWay = Files.writeString(folder.resolve("saves"), "a file, no folder");
        PlayedRuns runs = new PlayedRuns(inTheWay);
        runs.store.check();
        assertThat(kind(runs)).as("at the title").isEqualTo(TroubleKind.REFUSED);
        Expedition run = runs.begin(1);
        runs.play(run, 90);
        assertThat(kind(runs)).as("in play").isEqualTo(TroubleKind.REFUSED);

        Files.delete(inTheWay);
        runs.play(run, A_SECOND);

        assertThat(runs.store.trouble()).isNull();
        runs.store.breakOff();
        assertSaved(runs, run);
    }

    @Test
    void aSecondCopyIsToldAndItsRunIsSavedOnceTheFirstIsClosed() throws IOException, UnreadableFileException {
        PlayedRuns first = new PlayedRuns(folder);
        first.play(first.begin(111), 90);
        PlayedRuns second = new PlayedRuns(folder);
        assertThat(second.store.newest()).isEmpty();
        assertThat(kind(second)).as("at the title").isEqualTo(TroubleKind.OTHER_COPY);
        Expedition run = second.begin(222);
        second.play(run, 90);
        assertThat(kind(second)).as("in play").isEqualTo(TroubleKind.OTHER_COPY);

        first.store.close();
        second.play(run, A_SECOND);

        assertThat(second.store.trouble()).isNull();
        second.store.breakOff();
        assertSaved(second, run);
        assertThat(PlayedRuns.namesIn(second.saves.replays()))
                .as("the run of the first copy")
                .containsExactly("kept-000001.orebound-replay");
    }

    @Test
    void aFolderThatIsRemovedDuringPlayIsWrittenAnewWithinASecond() throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        Expedition run = runs.begin(1);
        runs.play(run, 61);
        runs.descend(run);
        runs.play(run, 90);

        remove(runs.saves.path());
        assertThat(lastTick(runs)).as("of a report").isEqualTo(run.world().tick());
        runs.play(run, A_SECOND);

        assertThat(runs.current()).exists();
        assertThat(runs.store.trouble()).isNull();
        assertThat(runs.complaints).singleElement().asString().contains("was removed", "written anew");
        runs.play(run, 25);
        runs.store.breakOff();
        assertSaved(runs, run);
    }

    @Test
    void aFolderThatIsRemovedAndCannotBeMadeAgainIsToldAndTheReportHoldsTheRun()
            throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        Expedition run = runs.begin(1);
        runs.play(run, 90);

        remove(runs.saves.path());
        Files.writeString(runs.saves.path(), "a file, no folder");
        runs.play(run, 100);

        assertThat(kind(runs)).isEqualTo(TroubleKind.REFUSED);
        assertThat(lastTick(runs)).as("of a report").isEqualTo(190);
    }

    @Test
    void aFolderThatIsRemovedAndTakenByAnotherCopyIsLeftToThatOne() throws IOException, UnreadableFileException {
        PlayedRuns first = new PlayedRuns(folder.resolve("saves"));
        Expedition run = first.begin(111);
        first.play(run, 90);
        remove(first.saves.path());
        PlayedRuns second = new PlayedRuns(first.saves.path());
        Expedition other = second.begin(222);

        first.play(run, 100);
        second.play(other, 100);

        assertThat(kind(first)).isEqualTo(TroubleKind.OTHER_COPY);
        assertThat(lastTick(first)).isEqualTo(190);
        assertThat(second.store.trouble()).isNull();
        second.store.close();
        first.store.check();
        first.store.breakOff();
        assertSaved(first, run);
    }

    @Test
    void aRunInAFolderThatCannotBeWrittenIsOfferedAndGoesOn() throws IOException, UnreadableFileException {
        PlayedRuns before = new PlayedRuns(folder);
        Expedition run = before.begin(1);
        before.play(run, 90);
        before.store.close();
        FailingDisk readOnly = new FailingDisk(1, FailingDisk.Mode.FROM_THEN_ON);
        PlayedRuns runs = new PlayedRuns(readOnly, folder);

        SavedRun offered = runs.store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(offered);
        runs.store.resume(offered, again);
        runs.play(again, 30);
        assertThat(runs.store.trouble()).isNotNull();
        readOnly.makeRoom();
        runs.play(again, A_SECOND);
        runs.store.breakOff();

        assertThat(again.world().tick()).isEqualTo(180);
        assertSaved(runs, again);
    }

    private static TroubleKind kind(PlayedRuns runs) {
        return Objects.requireNonNull(runs.store.trouble(), "trouble").kind();
    }

    private static long lastTick(PlayedRuns runs) throws UnreadableFileException {
        return new ReplayScan("any", runs.store.journal()).lastTick();
    }

    /** Fails unless another copy of the game can continue the run at the exact tick. */
    private static void assertSaved(PlayedRuns runs, Expedition run) throws UnreadableFileException {
        runs.store.close();
        PlayedRuns after = new PlayedRuns(runs.saves.path());
        SavedRun saved = after.store.newest().orElseThrow();
        assertThat(saved.trouble()).isEmpty();
        assertThat(saved.seed()).isEqualTo(run.seed());
        assertThat(PlayedRuns.again(saved).world().hash()).isEqualTo(run.world().hash());
        after.store.close();
    }

    private static void remove(Path path) throws IOException {
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
