package dev.orebound.desktop.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a run can be moved to another machine from a terminal. */
class TransferCommandsTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    @TempDir
    Path folder;

    private final Terminal terminal = new Terminal();

    @Test
    void aRunIsExportedFromOneFolderAndImportedIntoAnother() {
        playASecond(folder.resolve("saves"));
        String file = folder.resolve("carried").toString();
        String other = folder.resolve("other").toString();

        assertThat(run("export", file)).isZero();
        assertThat(run("import", file, "--save-dir", other)).isZero();
        assertThat(run("replay", file)).isZero();

        assertThat(terminal.data()).matches("equal: 1 floors, 60 ticks, hash [0-9a-f]{16}\n");
        assertThat(terminal.complaints()).isEmpty();
        assertThat(saved(Path.of(other)).map(SavedRun::ticks)).contains(60L);
    }

    @Test
    void withoutASavedRunThatIsOneLine() {
        assertThat(run("export", folder.resolve("carried").toString())).isEqualTo(2);

        assertThat(terminal.complaints())
                .contains("export: ", "there is no saved run")
                .hasLineCount(1);
    }

    @Test
    void aFileThatIsNoRunIsOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("other.txt"), "no run\nat all\n");

        assertThat(run("import", file.toString())).isEqualTo(2);
        assertThat(run("import", folder.resolve("missing").toString())).isEqualTo(2);
        assertThat(run("import")).isEqualTo(2);

        assertThat(terminal.complaints())
                .contains("is not a replay", "no such file")
                .hasLineCount(3);
    }

    private int run(String... arguments) {
        return new CommandLineOfGame(Terminal.hostOf(folder), terminal.console()).run(arguments);
    }

    private RunStore store(Path saves) {
        return new RunStore(new SaveFolder(saves), "0", CONTENT, line -> {});
    }

    private void playASecond(Path saves) {
        Expedition run = new Expedition(Seed.of(1), CONTENT);
        Intent still = new Intent();
        try (RunStore store = store(saves)) {
            store.begin(run);
            for (int tick = 0; tick < 60; tick++) {
                run.step(still);
                store.played(still);
            }
        }
    }

    private Optional<SavedRun> saved(Path saves) {
        try (RunStore store = store(saves)) {
            return store.newest();
        }
    }
}
