package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.OverlaidAssets;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.ReplayCheck.ReplayOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose content is read again while it is played: the floor begins again, and every recording stays true. */
class ReloadedRunTest {
    @TempDir
    private Path folder;

    @Test
    void bothHalvesOfTheRunReplayEachWithItsOwnContent() throws IOException, UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        Expedition before = runs.begin(7);
        runs.play(before, 150);
        Content changed = withFasterPlayer();

        Expedition after = Expedition.again(before, changed);
        runs.store.adopt(changed);
        runs.store.reenter(after);
        runs.play(after, 200);
        long hash = after.world().hash();
        runs.store.close();

        Replay first = ReplayReader.read(keptReplay(runs));
        Replay second = ReplayReader.read(runs.current());
        assertThat(first.contentFingerprint()).isEqualTo(PlayedRuns.CONTENT.fingerprint());
        assertThat(second.contentFingerprint()).isEqualTo(changed.fingerprint());
        assertThat(check(first, PlayedRuns.CONTENT).ticks()).isEqualTo(150);
        assertThat(check(second, changed).ticks()).isEqualTo(200);
        assertThat(check(second, changed).hash()).isEqualTo(hash);
        assertThat(new ReplayCheck(PlayedRuns.CONTENT).check(second).difference())
                .as("with the old content it is another run")
                .isNotNull();
    }

    @Test
    void theRunCountsAsHelpedAndIsOnTheSameFloorWithTheSameParty() throws IOException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        Expedition before = runs.begin(7);
        runs.play(before, 150);
        assertThat(before.isHelped()).isFalse();

        Expedition after = Expedition.again(before, withFasterPlayer());
        runs.store.adopt(after.world().content());
        runs.store.reenter(after);
        runs.play(after, 61);
        runs.store.breakOff();

        assertThat(after.isHelped()).isTrue();
        assertThat(runs.store.newest().orElseThrow().isHelped()).isTrue();
        assertThat(after.world().floor().request())
                .isEqualTo(before.world().floor().request());
        assertThat(after.checkpoint().party()).isEqualTo(before.checkpoint().party());
        assertThat(after.checkpoint().entrance()).isEqualTo(before.checkpoint().entrance());
        runs.store.close();
    }

    @Test
    void manyReloadsKeepTheRunsThatAPlayerKeptBefore() throws IOException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        for (int number = 0; number < 40; number++) {
            Expedition ended = runs.begin(number);
            runs.giveUp(ended);
        }
        assertThat(PlayedRuns.namesIn(runs.saves.replays())).hasSize(40);
        Expedition run = runs.begin(7);
        runs.play(run, 130);
        for (int press = 0; press < 45; press++) {
            run = Expedition.again(run, PlayedRuns.CONTENT);
            runs.store.adopt(PlayedRuns.CONTENT);
            runs.store.reenter(run);
            runs.play(run, press % 3 == 0 ? 0 : 65);
        }
        runs.store.close();

        List<String> kept = PlayedRuns.namesIn(runs.saves.replays());
        assertThat(kept.stream().filter(name -> name.startsWith("run-")))
                .as("39 that ended and the one before the first reload")
                .hasSize(40)
                .doesNotContain("run-000001.orebound-replay")
                .contains("run-000002.orebound-replay", "run-000041.orebound-replay");
        assertThat(kept.stream().filter(name -> name.startsWith("reload-"))).hasSize(5);
    }

    private static ReplayOutcome check(Replay replay, Content content) {
        ReplayOutcome outcome = new ReplayCheck(content).check(replay);
        assertThat(outcome.difference()).isNull();
        return outcome;
    }

    private static Path keptReplay(PlayedRuns runs) throws IOException {
        List<String> kept = PlayedRuns.namesIn(runs.saves.replays());
        assertThat(kept).hasSize(1);
        return runs.saves.replays().resolve(kept.get(0));
    }

    private Content withFasterPlayer() throws IOException {
        BuiltInAssets game = new BuiltInAssets();
        String player = game.text("content/player.json");
        String faster = player.replaceFirst("(?m)^(\\s*)\"speed\": [0-9.]+", "$1\"speed\": 7.5");
        assertThat(faster).isNotEqualTo(player);
        Path file = folder.resolve("changed/content/player.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, faster);
        return Content.read(new OverlaidAssets(folder.resolve("changed"), game));
    }
}
