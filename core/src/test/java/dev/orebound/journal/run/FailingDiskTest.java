package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.FailingDisk;
import dev.orebound.journal.disk.UnreadableFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks for every step on the disk that its failure loses no good generation and does not stop the game. */
class FailingDiskTest {
    private static final int NEVER = Integer.MAX_VALUE;

    @TempDir
    private Path folder;

    @Test
    void whicheverStepFailsOnceNothingThatWasPlayedIsLost() throws IOException, UnreadableFileException {
        int steps = stepsOfAll();
        for (int failing = 1; failing <= steps; failing++) {
            Path saves = folder.resolve("once-" + failing);
            Played played = play(new FailingDisk(failing, FailingDisk.Mode.ONCE), saves);

            assertThat(played.runs.complaints)
                    .as("complaints where step %s fails", failing)
                    .hasSizeLessThanOrEqualTo(2)
                    .allSatisfy(
                            line -> assertThat(line).contains("No space left").doesNotContain("\n"));
            assertThat(ticksThere(saves))
                    .as("ticks where step %s fails", failing)
                    .isEqualTo(played.allTicks);
        }
    }

    @Test
    void fromWhicheverStepOnAllFailsTheLastGoodStateIsThere() throws IOException, UnreadableFileException {
        int steps = stepsOfAll();
        for (int failing = 1; failing <= steps; failing += 2) {
            Path saves = folder.resolve("all-" + failing);
            Played played = play(new FailingDisk(failing, FailingDisk.Mode.FROM_THEN_ON), saves);

            assertThat(played.runs.complaints)
                    .as("complaints where all fails from step %s on", failing)
                    .hasSizeBetween(1, 2);
            assertThat(ticksThere(saves))
                    .as("ticks where all fails from step %s on", failing)
                    .isBetween(played.goodTicks, played.allTicks);
        }
    }

    /** Returns the ticks of all floors up to which another copy of the game on a good disk would continue. */
    private static long ticksThere(Path saves) {
        PlayedRuns after = new PlayedRuns(saves);
        try (RunStore store = after.store) {
            return store.newest().map(SavedRun::ticksOfAll).orElse(-1L);
        }
    }

    private int stepsOfAll() throws IOException, UnreadableFileException {
        FailingDisk disk = new FailingDisk(NEVER, FailingDisk.Mode.ONCE);
        Played played = play(disk, folder.resolve("never"));
        assertThat(played.runs.complaints).isEmpty();
        assertThat(played.goodTicks).isGreaterThan(200);
        return disk.steps();
    }

    /** Plays two floors with a break on the second, in a folder that holds an earlier run. */
    private static Played play(FailingDisk disk, Path saves) throws IOException, UnreadableFileException {
        Files.createDirectories(saves);
        PlayedRuns runs = new PlayedRuns(disk, saves);
        Played played = new Played(runs);
        Expedition run = runs.begin(1);
        played.look(run);
        runs.rest(run, 61);
        played.look(run);
        runs.descend(run);
        played.look(run);
        runs.rest(run, 65);
        runs.store.breakOff();
        played.look(run);
        SavedRun saved = runs.store.newest().orElse(null);
        if (saved != null && saved.ticks() == run.world().tick()) {
            runs.store.resume(saved, run);
            runs.rest(run, 120);
            played.look(run);
            runs.store.breakOff();
        }
        runs.store.close();
        return played;
    }

    /** The known state of the disk. */
    private static final class Played {
        private final PlayedRuns runs;

        /** Ticks up to which everything is saved, because nothing was refused until then. */
        private long goodTicks = -1;

        private long allTicks;

        Played(PlayedRuns runs) {
            this.runs = runs;
        }

        void look(Expedition run) {
            long before = run.checkpoint().deeds().ticks();
            allTicks = before + run.world().tick();
            if (runs.complaints.isEmpty()) {
                goodTicks = before + run.world().tick() / 60 * 60;
            }
        }
    }
}
