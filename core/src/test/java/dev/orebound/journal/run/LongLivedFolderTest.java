package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.SaveFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that a save folder with years of leftovers, damaged files and odd names keeps every run that is played in it.
 */
class LongLivedFolderTest {
    private static final long OWN_PROCESS = ProcessHandle.current().pid();

    /** Larger than any process number that Linux, macOS or Windows assigns in practice. */
    private static final long ENDED_PROCESS = 99_999_999_999L;

    @TempDir
    private Path folder;

    @Test
    void leftoversOfProcessesThatWereKilledAreDeletedAndNothingElse() throws IOException {
        SaveFolder saves = new SaveFolder(folder);
        Path left = write(saves.run(), "run.orebound-replay." + ENDED_PROCESS + "-123.new");
        Path ofTheSameNumber = write(saves.replays(), "run-000001.orebound-replay." + OWN_PROCESS + "--123.new");
        Path probe = write(folder, "probe." + ENDED_PROCESS + "-5.new");
        Path living = write(folder, "profile.json." + livingProcess() + "-5.new");
        Path notes = write(saves.run(), "notes.new");

        PlayedRuns runs = new PlayedRuns(folder);
        runs.begin(1);
        runs.store.close();

        assertThat(left).doesNotExist();
        assertThat(ofTheSameNumber).doesNotExist();
        assertThat(probe).doesNotExist();
        assertThat(living).as("another process may be writing it").exists();
        assertThat(notes).as("a player's own file").exists();
        assertThat(runs.complaints).isEmpty();
    }

    private static long livingProcess() {
        return ProcessHandle.current().parent().map(ProcessHandle::pid).orElse(1L);
    }

    @Test
    void aHundredthDamagedRunStopsNobodyFromSaving() throws IOException {
        SaveFolder saves = new SaveFolder(folder);
        for (int n = 1; n <= 99; n++) {
            write(saves.run(), "run.orebound-replay.damaged-" + n);
        }
        Path damaged = write(saves.run(), "run.orebound-replay");

        PlayedRuns runs = new PlayedRuns(folder);
        runs.store.newest();
        Expedition run = runs.begin(1);
        runs.play(run, 61);
        runs.store.close();

        assertThat(runs.store.newest().map(SavedRun::ticks)).hasValue(61L);
        assertThat(damaged.resolveSibling("run.orebound-replay.damaged-100"))
                .hasContent("words of run.orebound-replay");
        assertThat(PlayedRuns.namesIn(saves.run()))
                .filteredOn(name -> name.contains("damaged"))
                .hasSize(99)
                .doesNotContain("run.orebound-replay.damaged-1");
    }

    @Test
    void aReplayWithTheLargestNumberLetsNoLaterOneOverwriteAnother() throws IOException {
        Path replays = new SaveFolder(folder).replays();
        write(replays, "run-999999999999.orebound-replay");
        PlayedRuns runs = new PlayedRuns(folder);

        for (int seed = 1; seed <= 3; seed++) {
            runs.giveUp(runs.begin(seed));
        }

        assertThat(PlayedRuns.namesIn(replays))
                .containsExactly(
                        "run-000001.orebound-replay",
                        "run-000002.orebound-replay",
                        "run-000003.orebound-replay",
                        "run-999999999999.orebound-replay");
        assertThat(replays.resolve("run-999999999999.orebound-replay"))
                .hasContent("words of run-999999999999.orebound-replay");
        assertThat(runs.complaints).isEmpty();
    }

    private static Path write(Path parent, String name) throws IOException {
        Files.createDirectories(parent);
        return Files.writeString(parent.resolve(name), "words of " + name);
    }
}
