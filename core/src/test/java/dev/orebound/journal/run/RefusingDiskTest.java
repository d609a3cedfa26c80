package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a disk that refuses everything is reported once and the game goes on. */
class RefusingDiskTest {
    @TempDir
    private Path folder;

    @Test
    void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("a file, no folder"), "");
        PlayedRuns runs = new PlayedRuns(file.resolve("saves"));

        Expedition run = runs.begin(1);
        runs.play(run, 130);
        runs.store.entered();
        runs.store.breakOff();

        assertThat(run.world().tick()).isEqualTo(130);
        assertThat(runs.complaints)
                .singleElement()
                .asString()
                .contains("cannot be written", "the game goes on")
                .doesNotContain("\n");
        assertThat(runs.store.newest()).isEmpty();
    }

    @Test
    void aSecondCopyOfTheGamePlaysWithoutSaving() throws IOException, UnreadableFileException {
        PlayedRuns first = new PlayedRuns(folder);
        Expedition saved = first.begin(1);
        first.play(saved, 60);
        PlayedRuns second = new PlayedRuns(folder);

        assertThat(second.store.newest()).isEmpty();
        Expedition unsaved = second.begin(2);
        second.play(unsaved, 130);
        second.giveUp(unsaved);
        second.store.close();

        assertThat(second.complaints)
                .singleElement()
                .asString()
                .contains("another copy of the game is open", "this one is not saved")
                .doesNotContain("\n");
        first.play(saved, 60);
        first.store.breakOff();
        assertThat(first.complaints).isEmpty();
        assertThat(PlayedRuns.again(first.store.newest().orElseThrow()).world().hash())
                .isEqualTo(saved.world().hash());
        assertThat(first.saves.replays()).doesNotExist();
    }

    @Test
    void onceTheFirstCopyIsClosedAnotherSaves() {
        PlayedRuns first = new PlayedRuns(folder);
        first.play(first.begin(1), 60);
        first.store.close();
        PlayedRuns second = new PlayedRuns(folder);

        assertThat(second.store.newest()).isPresent();
        assertThat(second.complaints).isEmpty();
    }
}
