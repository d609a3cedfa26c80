package dev.orebound.journal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.Intent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecorderTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    @TempDir
    private Path folder;

    private final List<String> complaints = new ArrayList<>();
    private final Intent intent = new Intent();

    @Test
    void aRunThatIsBrokenOffIsWrittenToItsLastTick() throws IOException, UnreadableFileException {
        play(folder, 95);

        Replay replay = ReplayReader.read(replays().get(0));

        assertThat(replay.isWhole()).isTrue();
        assertThat(replay.floors().get(0).seconds())
                .last()
                .satisfies(second -> assertThat(second.tick()).isEqualTo(95));
        assertThat(complaints).isEmpty();
    }

    @Test
    void theNewestRunsAreKeptAndTheOldestGo() throws IOException {
        for (int run = 0; run < 45; run++) {
            play(folder, 1);
        }

        assertThat(replays()).hasSize(40).first().asString().endsWith("run-000006.orebound-replay");
    }

    @Test
    void whereTheDiskRefusesTheGameGoesOnAndSaysSoOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("a file, no folder"), "");

        play(file.resolve("replays"), 130);

        assertThat(complaints).hasSize(1);
        assertThat(complaints.get(0)).contains("not recorded").doesNotContain("\n");
    }

    private void play(Path into, int ticks) {
        Expedition expedition = new Expedition(Seed.of(1), CONTENT);
        try (Recorder recorder = new Recorder(into, "test", CONTENT, complaints::add)) {
            recorder.begin(expedition);
            for (int tick = 0; tick < ticks; tick++) {
                expedition.step(intent);
                recorder.played(intent);
            }
        }
    }

    private List<Path> replays() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
