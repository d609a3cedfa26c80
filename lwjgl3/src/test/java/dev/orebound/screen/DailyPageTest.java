package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.journal.run.PlayedRuns;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.screen.account.DailyPage;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.screen.title.DailyWays;
import dev.orebound.world.SimulationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that keys alone race and watch a try on the page of the daily run, and that a lost replay is told. */
@InWindow(width = 800, height = 600, pixels = false)
final class DailyPageTest {
    private static final String DAY = "2026-11-22";
    private static final Seed SEED = Seed.ofDay(DAY);
    private static final int MOST_FRAMES = 4_000;
    private static final int ENOUGH_FRAMES = 300;
    private static final long WAITING_NANOS = 1_000_000;

    @TempDir
    Path folder;

    private final List<RunStart> played = new ArrayList<>();
    private final List<Replay> watched = new ArrayList<>();
    private final List<RunAccount> accounts = new ArrayList<>();
    private final List<String> begun = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    @Test
    void aTryIsRacedByEnterAndWatchedByTheOtherAnswer() {
        GameContext context = context();
        RunAccount account = tryOnce(context);
        DailyPage page = page(context);
        focusTry(page, context, "daily.has_replay");

        press(page, Keys.ENTER);
        assertThat(texts(page, context)).contains(context.texts().get("daily.race_or_watch"));
        press(page, Keys.ESCAPE);
        assertThat(texts(page, context)).doesNotContain(context.texts().get("daily.race_or_watch"));
        assertThat(played).isEmpty();
        assertThat(watched).isEmpty();

        press(page, Keys.ENTER);
        press(page, Keys.ENTER);
        assertThat(played).singleElement().satisfies(run -> {
            assertThat(run.seed()).isEqualTo(SEED);
            assertThat(Objects.requireNonNull(run.raced()).seed()).isEqualTo(SEED);
        });
        assertThat(watched).isEmpty();

        press(page, Keys.ENTER);
        press(page, Keys.RIGHT);
        press(page, Keys.ENTER);
        assertThat(played).hasSize(1);
        assertThat(watched).extracting(Replay::seed).containsExactly(SEED);
        assertThat(accounts).containsExactly(account);
        page.dispose();
    }

    @Test
    void aReplayThatWasDeletedMeanwhileIsToldAndNothingBegins() throws IOException {
        GameContext context = context();
        tryOnce(context);
        DailyPage page = page(context);
        focusTry(page, context, "daily.has_replay");
        String gone = context.texts().get("daily.gone");
        Files.delete(replay(context).run().file());

        press(page, Keys.ENTER);
        press(page, Keys.RIGHT);
        press(page, Keys.ENTER);
        assertThat(texts(page, context))
                .contains(gone)
                .doesNotContain(context.texts().get("daily.has_replay"));
        press(page, Keys.UP);
        assertThat(texts(page, context)).doesNotContain(gone);
        press(page, Keys.DOWN);
        press(page, Keys.ENTER);

        assertThat(texts(page, context))
                .contains(gone)
                .doesNotContain(context.texts().get("daily.race_or_watch"));
        assertThat(played).isEmpty();
        assertThat(watched).isEmpty();
        page.dispose();
    }

    @Test
    void enterDoesNothingAsLongAsReplaysAreLookedFor() {
        GameContext context = context();
        RunAccount account = tryOnce(context);
        CountDownLatch latch = new CountDownLatch(1);
        DailyPage page = new DailyPage(
                context.pageParts(),
                DAY,
                List.of(account),
                seeds -> {
                    await(latch);
                    return Map.of();
                },
                () -> "",
                new DailyWays(context, new AskedScreens()),
                () -> {});
        page.resize(FilmContext.size(GameSettings.USUAL));
        focusTry(page, context, "daily.looking");

        press(page, Keys.ENTER);
        assertThat(texts(page, context))
                .contains(context.texts().get("daily.looking"))
                .doesNotContain(context.texts().get("daily.race_or_watch"));

        latch.countDown();
        focusTry(page, context, "daily.no_replay");
        page.dispose();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aWatchedTryLeadsBackToItself() throws UnreadableFileException {
        GameContext context = context();
        RunAccount account = tryOnce(context);
        OreboundGame game = game(context);

        game.watch(ReplayReader.read(replay(context).run().file()), account);
        render(game, 12);
        press(Keys.ESCAPE);
        pressEnterUntilARunBegins(game);

        assertThat(begun).containsExactly(SEED.text());
        assertThat(failures).isEmpty();
        game.dispose();
    }

    @Test
    void aTryThatCannotBeShownLeadsBackToItselfAndIsNotOfferedAgain() {
        GameContext context = context();
        RunAccount account = tryOnce(context);
        OreboundGame game = game(context);
        Checkpoint first = new Expedition(SEED, TestContent.BUILT_IN).checkpoint();
        Checkpoint nowhere = new Checkpoint(
                SEED, first.opening(), "r99c9", first.kind(), first.entrance(), first.party(), first.deeds());
        List<RecordedFloor> floors = List.of(new RecordedFloor(nowhere, List.of()));

        game.watch(
                new Replay("0", TestContent.BUILT_IN.fingerprint(), SimulationVersion.VERSION, SEED, floors, true),
                account);
        render(game, 12);
        pressEnterUntilARunBegins(game);

        assertThat(failures).singleElement().asString().contains("r99c9");
        assertThat(begun).isEmpty();
        game.dispose();
    }

    private OreboundGame game(GameContext context) {
        OreboundGame game = TestContent.game(OreboundGameTest.atTheTitle(context.start(), new Notes()));
        game.create();
        return game;
    }

    private static void render(OreboundGame game, int frames) {
        for (int i = 0; i < frames; i++) {
            game.render();
        }
    }

    private static void press(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    /** Presses Enter again and again, long enough for the page to have found the replays. */
    private void pressEnterUntilARunBegins(OreboundGame game) {
        for (int i = 0; i < ENOUGH_FRAMES && begun.isEmpty(); i++) {
            LockSupport.parkNanos(WAITING_NANOS);
            render(game, 1);
            press(Keys.ENTER);
        }
    }

    /** Plays and gives up a try of the day, of which account and replay stay. */
    private RunAccount tryOnce(GameContext context) {
        PlayedRuns runs = new PlayedRuns(folder.resolve("saves"));
        Expedition run = new Expedition(SEED, TestContent.BUILT_IN);
        runs.store.begin(run);
        runs.play(run, 130);
        runs.giveUp(run);
        runs.store.close();
        RunAccount account = RunAccount.of(run, TestContent.BUILT_IN, DAY).inTry(1);
        assertThat(context.start().saves().history().add(account, "")).isNotEmpty();
        return account;
    }

    private static KeptReplay replay(GameContext context) {
        List<KeptReplay> kept = context.start().saves().runs().replaysOf(SEED);
        assertThat(kept).hasSize(1);
        return kept.get(0);
    }

    private DailyPage page(GameContext context) {
        DailyPage page = new DailyPage(
                context.pageParts(),
                DAY,
                context.start().saves().history().accounts(),
                context.start().saves().runs()::replaysOf,
                context::asksToPutAside,
                new DailyWays(context, new AskedScreens()),
                () -> {});
        page.resize(FilmContext.size(GameSettings.USUAL));
        return page;
    }

    /** Goes from the row that sets out to the first try, and waits until the page tells a line about it. */
    private static void focusTry(DailyPage page, GameContext context, String key) {
        page.draw(1);
        press(page, Keys.HOME);
        press(page, Keys.DOWN);
        String line = context.texts().get(key);
        for (int i = 0; i < MOST_FRAMES && !texts(page, context).contains(line); i++) {
            LockSupport.parkNanos(WAITING_NANOS);
        }
        assertThat(texts(page, context)).contains(line);
    }

    /** Presses a key and draws a frame, which lays out what the key has opened. */
    private static void press(DailyPage page, int key) {
        KeyPresses.press(page, key);
        page.draw(1 / 60f);
    }

    private static List<String> texts(GameScreen screen, GameContext context) {
        return ShownTexts.of(screen, context.pane());
    }

    private GameContext context() {
        return FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("daily"),
                GameSettings.USUAL.with(GameSettings.SOUND, SoundMode.MUTED),
                folder);
    }

    /** Records the screens that are asked for. */
    private final class AskedScreens extends FilmPages.NoNavigator {
        @Override
        public void play(RunStart start) {
            played.add(start);
        }

        @Override
        public void watch(Replay replay, RunAccount account) {
            watched.add(replay);
            accounts.add(account);
        }
    }

    /** Records which runs were begun, and what failed. */
    private final class Notes extends FilmContext.NoPlatform {
        @Override
        public void note(String name, String value) {
            if (name.equals("seed")) {
                begun.add(value);
            }
        }

        @Override
        public void savingFailed(String complaint) {
            failures.add(complaint);
        }
    }
}
