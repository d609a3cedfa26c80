package dev.orebound.journal.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.profile.RunHistory;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the journal records a playtester's help, which stays with the run wherever it goes. */
class HelpedRunTest {
    @TempDir
    private Path folder;

    private PlayedRuns runs() {
        return new PlayedRuns(folder.resolve("save"));
    }

    @Test
    void givenARunThatWasHelpedAndRolled_whenItIsContinued_thenItStandsWhereItWasAndIsHelpedStill()
            throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        runs.rest(run, 70);
        order(runs, run, IntentOrder.HELP_FILL, 9);
        roll(runs, run, FloorReroll.SAME.withSeedStep(3).withDepth(2));
        runs.rest(run, 90);
        long hash = run.world().hash();
        runs.store.close();

        SavedRun saved = runs().store.newest().orElseThrow();
        Expedition again = PlayedRuns.again(saved);

        assertThat(saved.seed()).isEqualTo(Seed.of(14));
        assertThat(saved.isHelped()).isTrue();
        assertThat(again.world().hash()).isEqualTo(hash);
        assertThat(again.isHelped()).isTrue();
        assertThat(again.seed()).isEqualTo(Seed.of(14));
    }

    @Test
    void givenARunThatWasHelpedOnItsFloor_whenItIsContinued_thenItIsHelped() throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        order(runs, run, IntentOrder.HELP_PACE, 0);
        runs.rest(run, 61);
        runs.store.close();

        SavedRun saved = runs().store.newest().orElseThrow();

        assertThat(saved.isHelped()).isTrue();
        assertThat(PlayedRuns.again(saved).isHelped()).isTrue();
    }

    @Test
    void givenARunThatWasLeftOnTheWayToARolledFloor_whenItIsContinued_thenItGoesThere() throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        runs.rest(run, 20);
        order(
                runs,
                run,
                IntentOrder.HELP_REROLL,
                FloorReroll.SAME.withSeedStep(9).packed());
        runs.store.close();

        Expedition again = PlayedRuns.again(runs().store.newest().orElseThrow());
        again.descend();

        assertThat(again.world().floor().request().seed()).isEqualTo(Seed.of(20));
    }

    @Test
    void givenARunThatNobodyHelped_whenItIsSaved_thenNoWordOfHelpIsWritten() throws IOException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        runs.play(run, 130);
        runs.descend(run);
        runs.store.close();

        assertThat(runs().store.newest().orElseThrow().isHelped()).isFalse();
        assertThat(Files.readString(runs.current())).doesNotContain("helped=").doesNotContain("seed=");
    }

    @Test
    void givenAHelpedRunOfManySeeds_whenItIsReplayed_thenEveryHashIsEqual() throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(20);
        order(runs, run, IntentOrder.HELP_POINT, 3000);
        order(runs, run, IntentOrder.HELP_SPAWN, 2);
        runs.rest(run, 100);
        roll(runs, run, FloorReroll.SAME.withSeedStep(1));
        order(runs, run, IntentOrder.HELP_GO, 1);
        runs.rest(run, 100);
        roll(runs, run, FloorReroll.SAME.withDepth(9));
        runs.play(run, 100);
        runs.store.close();

        Replay replay = ReplayReader.read(runs.current());
        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(PlayedRuns.CONTENT).check(replay);

        assertThat(replay.isHelped()).isTrue();
        assertThat(outcome.difference()).isNull();
        assertThat(outcome.floors()).isEqualTo(3);
        assertThat(replay.floors().get(2).entered().seed()).isEqualTo(Seed.of(21));
    }

    @Test
    void givenATrapThatClicksSprangAndReset_whenTheRunIsReplayed_thenEveryHashIsEqual() throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(7);
        Arena arena = run.world().arenas().get(0);
        for (int i = 0; i < 3; i++) {
            order(runs, run, IntentOrder.HELP_TOGGLE, arena.room().id());
            runs.rest(run, 150 + 50 * i);
        }
        assertThat(arena.state().isShutting()).as("sprung, reset, sprung").isTrue();
        long hash = run.world().hash();
        runs.store.close();

        Replay replay = ReplayReader.read(runs.current());
        ReplayCheck.ReplayOutcome outcome = new ReplayCheck(PlayedRuns.CONTENT).check(replay);
        SavedRun saved = runs().store.newest().orElseThrow();

        assertThat(replay.isHelped()).isTrue();
        assertThat(outcome.difference()).isNull();
        assertThat(PlayedRuns.again(saved).world().hash()).isEqualTo(hash);
    }

    @Test
    void givenAHelpedRun_whenItIsExportedAndImportedElsewhere_thenItIsHelpedThereToo() throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        roll(runs, run, FloorReroll.SAME.withSeedStep(1));
        runs.rest(run, 65);
        Path file = folder.resolve("exported.orebound-replay");
        runs.store.breakOff();
        runs.store.exportTo(file);
        runs.store.close();

        PlayedRuns others = new PlayedRuns(folder.resolve("other"));
        SavedRun imported = others.store.importFrom(file);

        assertThat(imported.isHelped()).isTrue();
        assertThat(imported.seed()).isEqualTo(Seed.of(12));
        assertThat(PlayedRuns.again(imported).isHelped()).isTrue();
    }

    @Test
    void givenATypedSeedThatIsNoNumber_whenTheRunIsHelpedAndGoesDown_thenItsSeedStaysAsTyped()
            throws UnreadableFileException {
        PlayedRuns runs = runs();
        Expedition run = new Expedition(Seed.of("two words"), PlayedRuns.CONTENT);
        runs.store.begin(run);
        order(runs, run, IntentOrder.HELP_HEAL, 0);
        runs.descend(run);
        runs.store.close();

        SavedRun saved = runs().store.newest().orElseThrow();

        assertThat(saved.seed()).isEqualTo(Seed.of("two words"));
        assertThat(saved.isHelped()).isTrue();
    }

    @Test
    void givenAHelpedRun_whenItEnds_thenItsAccountSaysSoInTheHistory() {
        PlayedRuns runs = runs();
        Expedition run = runs.begin(11);
        order(runs, run, IntentOrder.HELP_REVEAL, 0);
        runs.giveUp(run);
        RunHistory history = new RunHistory(runs.saves, runs.complaints::add);
        RunAccount account = RunAccount.of(run, PlayedRuns.CONTENT, "today");

        history.add(account, "");

        assertThat(account.deeds().isHelped()).isTrue();
        assertThat(history.accounts()).containsExactly(account);
        assertThat(runs.complaints).isEmpty();
    }

    private static void roll(PlayedRuns runs, Expedition run, FloorReroll reroll) {
        order(runs, run, IntentOrder.HELP_REROLL, reroll.packed());
        assertThat(run.status()).isEqualTo(Expedition.RunStatus.LEAVING);
        run.descend();
        runs.store.entered();
    }

    private static void order(PlayedRuns runs, Expedition run, IntentOrder order, int argument) {
        Intent intent = new Intent();
        intent.order(order, argument);
        run.step(intent);
        runs.store.played(intent);
    }
}
