package dev.orebound.screen.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks how the tries of a day rank, which one is the ghost, and which replays of them are found. */
final class DayTriesTest {
    private static final String DAY = "2026-11-22";
    private static final Seed SEED = Seed.ofDay(DAY);
    private static final Checkpoint FIRST_FLOOR = new Expedition(SEED, PlayedRuns.CONTENT).checkpoint();

    @TempDir
    private Path folder;

    @Test
    void theFirstTryStandsApartAndTheOthersRankFromTheBest() {
        RunAccount first = account(3, 100, RunOutcome.GIVEN_UP, 1, false);
        RunAccount worse = account(2, 200, RunOutcome.GIVEN_UP, 2, false);
        RunAccount won = account(17, 300, RunOutcome.WON, 3, false);
        RunAccount helped = account(17, 400, RunOutcome.WON, 4, true);
        RunAccount otherDay = new RunAccount("daily-2026-11-21", "", RunOutcome.WON, "", deeds(17, 500, false));
        DayTries tries = new DayTries(DAY, List.of(otherDay, first, worse, won, helped), List.of());

        assertThat(tries.first()).containsExactly(first);
        assertThat(tries.further()).containsExactly(won, worse, helped);
        assertThat(List.of(tries.rank(won), tries.rank(first), tries.rank(worse), tries.rank(helped)))
                .containsExactly(1, 2, 3, 0);
        assertThat(DayTries.days(List.of(otherDay, first, worse))).containsExactly(DAY, "2026-11-21");
    }

    @Test
    void theGhostIsTheBestTryAndNeverAHelpedOne() {
        KeptReplay deep = replay("deep", "r4c0", 100, false, true);
        KeptReplay helped = replay("helped", "r9c0", 200, true, true);
        KeptReplay older = replay("older", "r8c0", 300, false, false);
        KeptReplay shallow = replay("shallow", "r1c0", 400, false, true);
        KeptReplay won = replay("won", "r2c0", 500, false, true);

        assertThat(best(List.of(), shallow, deep, helped, older)).isEqualTo(deep);
        assertThat(best(List.of(account(17, 500, RunOutcome.WON, 1, false)), shallow, deep, helped, won))
                .as("a won run is better, however deep its last checkpoint")
                .isEqualTo(won);
        assertThat(new DayTries(DAY, List.of(), List.of(helped)).best(FIRST_FLOOR.opening(), PlayedRuns.CONTENT))
                .isNull();
        assertThat(new DayTries(DAY, List.of(), List.of(older)).areAllOfOtherGames())
                .isTrue();
    }

    private static KeptReplay best(List<RunAccount> accounts, KeptReplay... replays) {
        return Objects.requireNonNull(
                new DayTries(DAY, accounts, List.of(replays)).best(FIRST_FLOOR.opening(), PlayedRuns.CONTENT));
    }

    @Test
    void theReplayOfATryIsFoundByItsSeedAlsoIfItCameFromAnotherMachine() throws IOException {
        PlayedRuns here = new PlayedRuns(folder.resolve("here"));
        Expedition own = new Expedition(SEED, PlayedRuns.CONTENT);
        here.store.begin(own);
        here.play(own, 130);
        here.giveUp(own);
        here.play(here.begin(7), 60);
        Path friends = record(folder.resolve("friends.orebound-replay"), 180);
        Path there = here.saves.replays().resolve("from a friend.orebound-replay");
        Files.copy(friends, there);
        String older = Files.readString(friends, StandardCharsets.UTF_8)
                .replace("simulation=" + SimulationVersion.VERSION, "simulation=1");
        Files.writeString(here.saves.replays().resolve("damaged.orebound-replay"), older.substring(5));

        List<KeptReplay> found = here.store.replaysOf(SEED);

        assertThat(found).extracting(replay -> replay.run().ticks()).containsExactlyInAnyOrder(131L, 180L);
        assertThat(found).allMatch(KeptReplay::isOfThisGame);
        RunAccount account = RunAccount.of(own, PlayedRuns.CONTENT, DAY).inTry(1);
        DayTries tries = new DayTries(DAY, List.of(account), found);
        assertThat(Objects.requireNonNull(tries.replayOf(account)).run().ticks())
                .isEqualTo(131);
        assertThat(tries.replayOf(account(3, 77, RunOutcome.GIVEN_UP, 2, false)))
                .isNull();
    }

    private static Path record(Path file, int ticks) throws IOException {
        Expedition run = new Expedition(SEED, PlayedRuns.CONTENT);
        Intent still = new Intent();
        try (ReplayWriter writer = new ReplayWriter(file, "1.2.3", PlayedRuns.CONTENT, run.seed())) {
            writer.enter(run.checkpoint());
            for (int tick = 0; tick < ticks; tick++) {
                run.step(still);
                writer.played(still, run.world());
            }
        }
        return file;
    }

    private static KeptReplay replay(String name, String node, long ticks, boolean isHelped, boolean isOfThisGame) {
        Checkpoint entered = new Checkpoint(
                SEED,
                FIRST_FLOOR.opening(),
                node,
                FIRST_FLOOR.kind(),
                FIRST_FLOOR.entrance(),
                FIRST_FLOOR.party(),
                FIRST_FLOOR.deeds());
        return new KeptReplay(new KeptRun(Path.of(name), entered, ticks, isHelped), isOfThisGame);
    }

    private static RunAccount account(int deep, long ticks, RunOutcome ending, int number, boolean isHelped) {
        return new RunAccount(SEED.text(), DAY, ending, "", deeds(deep, ticks, isHelped), false, number, RunTerms.NONE);
    }

    private static RunDeeds deeds(int deep, long ticks, boolean isHelped) {
        return new RunDeeds(ticks, deep, 3, 0, 0, 0, 0, 0, List.of()).helped(isHelped);
    }
}
