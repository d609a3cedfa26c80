package dev.orebound.workbench.stepper;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.tuning.ContentTuning;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.workbench.stepper.StepperFiles.Kept;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that tried numbers are saved where the game finds them, and that a full disk is told in one line. */
class StepperFilesTest {
    @TempDir
    private Path home;

    private final ContentTuning tuning = new ContentTuning(new BuiltInAssets(), CaveRules.FILE);

    @Test
    void triedNumbersAreSavedAsAContentFile() throws IOException {
        SaveFolder folder = new SaveFolder(home);
        StepperFiles files = new StepperFiles(folder, GameTexts.read(new BuiltInAssets()), Runnable::run);
        tuning.set(0, tuning.number(0).highest());

        files.keepContent(tuning);
        Kept kept = Objects.requireNonNull(files.take());

        Path file = folder.triedContent().resolve(CaveRules.FILE);
        assertThat(kept.isKept()).isTrue();
        assertThat(kept.words()).contains(file.toString()).doesNotContain("\n");
        assertThat(Files.readString(file)).isEqualTo(tuning.text());
        assertThat(files.take()).as("told once").isNull();
        assertThat(files.isBusy()).isFalse();
    }

    @Test
    void givenAFileInPlaceOfTheFolder_thenTheFailureIsToldInOneLine() throws IOException {
        SaveFolder folder = new SaveFolder(home);
        Files.createDirectories(folder.triedContent().getParent());
        Files.writeString(folder.triedContent(), "in the way");
        StepperFiles files = new StepperFiles(folder, GameTexts.read(new BuiltInAssets()), Runnable::run);

        files.keepContent(tuning);
        Kept kept = Objects.requireNonNull(files.take());

        assertThat(kept.isKept()).isFalse();
        assertThat(kept.words())
                .contains(CaveRules.FILE.substring(CaveRules.FILE.indexOf('/') + 1))
                .doesNotContain("\n");
    }
}
