package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.descent.Descent;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the heart of the mine, taken or left, stays so when a run is saved, continued, replayed and told. */
class HeartOfRunTest {
    private final Intent intent = new Intent();

    @TempDir
    private Path folder;

    @Test
    void theTakenHeartIsSavedContinuedReplayedAndInTheAccount() throws UnreadableFileException {
        PlayedRuns runs = new PlayedRuns(folder.resolve("save"));
        Expedition run = slainKing(runs);
        step(runs, run, IntentOrder.HELP_POINT, boss(run).heartCell());
        step(runs, run, IntentOrder.HELP_GO, 0);
        interact(runs, run);
        runs.rest(run, 61);
        assertThat(run.tally().deeds().isHeartTaken()).isTrue();
        long hash = run.world().hash();
        runs.store.close();

        PlayedRuns later = new PlayedRuns(folder.resolve("save"));
        SavedRun saved = later.store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(saved);
        assertThat(again.world().hash()).isEqualTo(hash);
        assertThat(boss(again).isHeartTaken()).isTrue();
        assertThat(again.tally().deeds().isHeartTaken()).isTrue();

        Replay replay = ReplayReader.read(runs.current());
        assertThat(new ReplayCheck(PlayedRuns.CONTENT).check(replay).difference())
                .isNull();
        leave(runs, again);
        assertThat(account(again).deeds().count(RunDeeds.HEART_TAKEN)).isOne();
        assertKept(account(again));
    }

    @Test
    void aRunThatLeavesTheHeartIsWonAsWell_withoutTheFact() {
        PlayedRuns runs = new PlayedRuns(folder.resolve("save"));
        Expedition run = slainKing(runs);

        leave(runs, run);

        assertThat(account(run).deeds().isHeartTaken()).isFalse();
        assertThat(account(run).deeds().finds()).doesNotContainKey(RunDeeds.HEART_TAKEN);
        assertKept(account(run));
    }

    private void assertKept(RunAccount account) {
        assertThat(account.ending()).isEqualTo(RunOutcome.WON);
        RunHistory history = new RunHistory(new SaveFolder(folder.resolve("history")), complaint -> {});
        history.add(account, "");
        assertThat(history.accounts()).containsExactly(account);
    }

    private static RunAccount account(Expedition run) {
        return RunAccount.of(run, PlayedRuns.CONTENT, "2026-11-28");
    }

    private static Boss boss(Expedition run) {
        return run.world().part(Boss.class);
    }

    /** Returns a run on the last floor whose boss has just fallen, by orders alone. */
    private Expedition slainKing(PlayedRuns runs) {
        Descent descent = new Descent(Seed.of(62549), PlayedRuns.CONTENT.graph());
        Expedition run = new Expedition(descent.request(17), Party.fresh(PlayedRuns.CONTENT), PlayedRuns.CONTENT);
        runs.store.begin(run);
        World world = run.world();
        Arena hall = world.arenas().stream()
                .filter(each -> each.kind().isBossHall())
                .findFirst()
                .orElseThrow();
        int room = hall.room().id();
        step(runs, run, IntentOrder.HELP_SPRING, room);
        step(runs, run, IntentOrder.HELP_POINT, hall.room().centre());
        for (int tick = 0; tick < 1500 && !boss(run).isAlive(); tick += 2) {
            step(runs, run, IntentOrder.HELP_HEAL, 0);
            boolean isComing = hall.wave() == hall.kind().waves().size() - 1;
            step(runs, run, isComing ? IntentOrder.HELP_HEAL : IntentOrder.HELP_KILL, 60);
        }
        assertThat(boss(run).isAlive()).as("the boss is there").isTrue();
        runs.rest(run, 2);
        step(runs, run, IntentOrder.HELP_WIN, room);
        runs.rest(run, 240);
        assertThat(boss(run).hasHeart()).isTrue();
        return run;
    }

    private void leave(PlayedRuns runs, Expedition run) {
        int exit = run.world().floor().exits().get(0).at();
        step(runs, run, IntentOrder.HELP_POINT, exit);
        step(runs, run, IntentOrder.HELP_GO, 0);
        for (int tick = 0; tick < 60 && run.status() == Expedition.RunStatus.PLAYING; tick++) {
            intent.clear();
            run.step(intent);
            interact(runs, run);
        }
        assertThat(run.status()).isEqualTo(Expedition.RunStatus.WON);
    }

    private void interact(PlayedRuns runs, Expedition run) {
        intent.clear();
        intent.hold(Intent.INTERACT);
        run.step(intent);
        runs.store.played(intent);
    }

    private void step(PlayedRuns runs, Expedition run, IntentOrder order, int argument) {
        intent.clear();
        intent.order(order, argument);
        run.step(intent);
        runs.store.played(intent);
    }
}
