package dev.orebound.screen.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.orebound.chance.Seed;
import dev.orebound.descent.RunOpening;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunOutcome;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.journal.run.Resimulation;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.intent.Intent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
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
        RunAccount noDay = new RunAccount("7", DAY, RunOutcome.WON, "", deeds(17, 600, false));
        DayTries tries = new DayTries(List.of(first, worse, won, helped), List.of());

        assertThat(tries.first()).containsExactly(first);
        assertThat(tries.further()).containsExactly(won, worse, helped);
        assertThat(List.of(tries.rank(won), tries.rank(first), tries.rank(worse), tries.rank(helped)))
                .containsExactly(1, 2, 3, 0);
        assertThat(DayTries.byDay(List.of(otherDay, first, noDay, worse)).entrySet())
                .containsExactly(Map.entry(DAY, List.of(first, worse)), Map.entry("2026-11-21", List.of(otherDay)));
    }

    @Test
    void theGhostIsTheBestTryWithAReplayAndNeverAHelpedOne() {
        RunAccount shallow = account(2, 100, RunOutcome.GIVEN_UP, 1, false);
        RunAccount deep = account(5, 200, RunOutcome.GIVEN_UP, 2, false);
        RunAccount helped = account(9, 300, RunOutcome.GIVEN_UP, 3, true);
        RunAccount older = account(8, 400, RunOutcome.GIVEN_UP, 4, false);
        RunAccount won = account(4, 500, RunOutcome.WON, 5, false);
        RunAccount lost = account(17, 600, RunOutcome.WON, 6, false);
        List<RunAccount> tries = List.of(shallow, deep, helped, older, won, lost);
        KeptReplay ofShallow = replay(100, false, true);
        KeptReplay ofDeep = replay(200, false, true);
        KeptReplay ofHelped = replay(300, true, true);
        KeptReplay ofOlder = replay(400, false, false);
        KeptReplay ofWon = replay(500, false, true);

        assertThat(best(tries, ofShallow, ofDeep, ofHelped, ofOlder)).isEqualTo(ofDeep);
        assertThat(best(tries, ofShallow, ofWon, ofDeep)).isEqualTo(ofWon);
        assertThat(best(tries, ofHelped, ofOlder)).isNull();
        assertThat(new DayTries(tries, List.of(ofDeep)).best(RunOpening.FIRST_ROOM))
                .as("of a run that begins elsewhere")
                .isNull();
        assertThat(new DayTries(tries, List.of(ofOlder)).areAllOfOtherGames()).isTrue();
    }

    private static @Nullable KeptReplay best(List<RunAccount> tries, KeptReplay... replays) {
        return new DayTries(tries, List.of(replays)).best(FIRST_FLOOR.opening());
    }

    @Test
    void aRunNeverRacesThePartOfItThatACrashLeftBehind() throws UnreadableFileException {
        PlayedRuns here = new PlayedRuns(folder);
        Expedition tried = new Expedition(SEED, PlayedRuns.CONTENT);
        here.store.begin(tried);
        here.play(tried, 60);
        here.giveUp(tried);
        RunAccount account = RunAccount.of(tried, PlayedRuns.CONTENT, DAY).inTry(1);
        Expedition run = new Expedition(SEED, PlayedRuns.CONTENT);
        here.store.begin(run);
        here.play(run, 130);
        here.store.breakOff();
        SavedRun saved = here.store.newest().orElseThrow();
        here.store.resume(saved, new Resimulation(saved, PlayedRuns.CONTENT).fromEntrance());

        List<KeptReplay> found = here.store.replaysOf(SEED);

        assertThat(found)
                .as("the try, and the part before the floor began again")
                .extracting(replay -> replay.run().ticks())
                .containsExactlyInAnyOrder(61L, 130L);
        assertThat(new DayTries(List.of(), found).best(FIRST_FLOOR.opening())).isNull();
        assertThat(Objects.requireNonNull(new DayTries(List.of(account), found).best(FIRST_FLOOR.opening()))
                        .run()
                        .ticks())
                .isEqualTo(61);
    }

    @Test
    void aPartOfARunInAnotherVersionIsNoTryOfIt() {
        DayTries tries = new DayTries(
                List.of(account(2, 100, RunOutcome.GIVEN_UP, 1, false)), List.of(replay(130, false, false)));

        assertThat(tries.areAllOfOtherGames()).isFalse();
    }

    @Test
    void theReplayOfATryIsFoundByItsSeedAndItsTicksWhateverItsName() throws IOException {
        PlayedRuns here = new PlayedRuns(folder.resolve("here"));
        Expedition own = new Expedition(SEED, PlayedRuns.CONTENT);
        here.store.begin(own);
        here.play(own, 130);
        here.giveUp(own);
        Expedition other = here.begin(7);
        here.play(other, 60);
        here.giveUp(other);
        Path copied = record(here.saves.replays().resolve("from elsewhere.orebound-replay"), 180);
        Path older = here.saves.replays().resolve("older.orebound-replay");
        PlayedRuns.rewrite(
                Files.copy(copied, older),
                payload -> payload.replace("simulation=" + SimulationVersion.VERSION, "simulation=1"));
        Files.writeString(
                here.saves.replays().resolve("damaged.orebound-replay"),
                Files.readString(copied).substring(5));
        RunAccount account = RunAccount.of(own, PlayedRuns.CONTENT, DAY).inTry(1);

        Map<Seed, List<KeptReplay>> all = here.store.replaysOf(Set.of(SEED, Seed.of(7), Seed.of(8)));
        List<KeptReplay> found = here.store.replaysOf(SEED);

        assertThat(all).containsOnlyKeys(SEED, Seed.of(7));
        assertThat(all.get(SEED)).containsExactlyInAnyOrderElementsOf(found);
        assertThat(found)
                .extracting(replay -> replay.run().ticks(), KeptReplay::isOfThisGame)
                .containsExactlyInAnyOrder(tuple(131L, true), tuple(180L, true), tuple(180L, false));
        DayTries tries = new DayTries(List.of(account), found);
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

    private static KeptReplay replay(long ticks, boolean isHelped, boolean isOfThisGame) {
        return new KeptReplay(new KeptRun(Path.of("run-" + ticks), FIRST_FLOOR, ticks, isHelped), isOfThisGame);
    }

    private static RunAccount account(int deep, long ticks, RunOutcome ending, int number, boolean isHelped) {
        return new RunAccount(SEED.text(), DAY, ending, "", deeds(deep, ticks, isHelped), false, number, RunTerms.NONE);
    }

    private static RunDeeds deeds(int deep, long ticks, boolean isHelped) {
        return new RunDeeds(ticks, deep, 3, 0, 0, 0, 0, 0, List.of()).helped(isHelped);
    }
}
