package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.RunAccount;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.KeptReplay;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.GhostMode;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.IntentSource;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.view.FrameGarbage;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.intent.IntentOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a run races the ghost of an earlier one, and that the ghost touches neither the world nor the memory. */
@InWindow(width = 800, height = 600, pixels = false)
final class GhostRaceTest {
    private static final String DAY = "2026-11-22";
    private static final float SECONDS = 1 / 60f;
    private static final int TRY_TICKS = 200;
    private static final int MOST_FRAMES = 4_000;
    private static final int WAITED_FRAMES = 200;
    private static final long WAITING_NANOS = 1_000_000;
    private static final IntentSource STILL = (intent, x, y) -> {};

    @TempDir
    private Path folder;

    @SuppressWarnings("NullAway.Init")
    private GameContext context;

    /** Opens the game's objects in the window, which only a test has. */
    private void open() {
        context = contextIn(folder);
    }

    private static GameContext contextIn(Path folder) {
        BuiltInAssets assets = new BuiltInAssets();
        return FilmContext.of(
                assets,
                TestContent.sprites(assets),
                TestContent.BUILT_IN,
                Seed.of("ghosts"),
                GameSettings.USUAL,
                folder);
    }

    @Test
    void aDailyRunShowsTheEarlierTryUntilThatDied() {
        open();
        tryOnce(context);
        LiveRun run = live(new NewRun(Seed.ofDay(DAY)), context);

        untilTheGhostIsSeen(run);
        assertThat(run.floor().race()).isEqualTo("Ghost: on this floor");

        for (int i = 0; i < MOST_FRAMES && !run.floor().race().startsWith("The ghost died"); i++) {
            frame(run);
        }
        assertThat(run.floor().race()).isEqualTo("The ghost died on depth 1");
        assertThat(run.expedition().world().tick()).isGreaterThan(TRY_TICKS);
        for (int i = 0; i < 120; i++) {
            frame(run);
        }
        assertThat(run.floor().ghost().strength()).isZero();
        run.dispose();
    }

    @Test
    void aRunOfAnotherDayHasNoGhostAndNeitherHasOneWhenTheSettingsHideIt() {
        open();
        tryOnce(context);
        LiveRun other = live(new NewRun(Seed.ofDay("2026-11-23")), context);
        assertThat(hashes(other, TRY_TICKS)).isNotEmpty();
        for (int i = 0; i < WAITED_FRAMES; i++) {
            LockSupport.parkNanos(WAITING_NANOS);
            other.drawWorld(SECONDS);
        }
        assertThat(other.floor().race()).isEmpty();
        assertThat(other.floor().ghost().strength()).isZero();
        other.dispose();

        LiveRun run = live(new NewRun(Seed.ofDay(DAY)), context);
        untilTheGhostIsSeen(run);
        context.settings().change(settings -> settings.with(GameSettings.GHOSTS, GhostMode.OFF));
        frame(run);
        assertThat(run.floor().ghost().strength()).isZero();
        assertThat(run.floor().race()).isEmpty();
        run.dispose();
    }

    @Test
    void theWorldIsTheSameInEveryTickWithAGhostAndWithout() {
        open();
        tryOnce(context);
        LiveRun raced = live(new NewRun(Seed.ofDay(DAY)), context);
        List<Long> with = hashes(raced, TRY_TICKS / 2);
        untilTheGhostIsSeen(raced);
        with.addAll(hashes(raced, 2 * TRY_TICKS));
        raced.dispose();
        context.settings().change(settings -> settings.with(GameSettings.GHOSTS, GhostMode.OFF));
        LiveRun alone = live(new NewRun(Seed.ofDay(DAY)), context);
        List<Long> without = hashes(alone, 2 * TRY_TICKS);
        alone.dispose();

        assertThat(with).isEqualTo(without);
    }

    @Test
    void theReplayOfAnotherMachineIsRacedFromItsOwnBeginning() throws UnreadableFileException {
        open();
        GameContext friends = contextIn(folder.resolve("friend"));
        tryOnce(friends);
        List<KeptReplay> kept = friends.start().saves().runs().replaysOf(Seed.ofDay(DAY));
        Replay replay = readOnly(kept);
        NewRun start = NewRun.racing(replay, TestContent.BUILT_IN);

        assertThat(start.seed()).isEqualTo(Seed.ofDay(DAY));
        LiveRun run = live(start, context);
        assertThat(run.expedition().checkpoint().node())
                .isEqualTo(replay.floors().get(0).node());
        untilTheGhostIsSeen(run);
        run.dispose();
    }

    private static Replay readOnly(List<KeptReplay> kept) throws UnreadableFileException {
        assertThat(kept).hasSize(1);
        return ReplayReader.read(kept.get(0).run().file());
    }

    @Test
    void aReplayOfAnotherGameIsToldInOneLine() throws UnreadableFileException {
        open();
        tryOnce(context);
        Replay replay = readOnly(context.start().saves().runs().replaysOf(Seed.ofDay(DAY)));
        Replay older = new Replay(replay.build(), replay.contentFingerprint(), 1, replay.seed(), replay.floors(), true);

        LiveRun run = live(new NewRun(Seed.ofDay(DAY)).racing(older), context);
        int lines = 0;
        for (int i = 0; i < MOST_FRAMES && lines == 0; i++) {
            frame(run);
            lines = Collections.frequency(
                    ShownTexts.of(new HudAlone(run, context.pane()), context.pane()),
                    context.texts().get("ghost.other_game"));
        }

        assertThat(lines).isEqualTo(1);
        assertThat(run.floor().ghost().strength()).isZero();
        assertThat(run.floor().race()).isEmpty();
        run.dispose();
    }

    @Test
    void aFrameAndATickWithAGhostMakeNoGarbage() {
        open();
        tryOnce(context);
        LiveRun run = live(new NewRun(Seed.ofDay(DAY)), context);
        untilTheGhostIsSeen(run);
        UiPane pane = context.pane();
        Runnable frame = () -> {
            run.drawWorld(SECONDS);
            pane.begin();
            run.drawHud(Hud.MapSize.SMALL, SECONDS);
            pane.end();
        };

        assertThat(FrameGarbage.of(frame)).isLessThan(100);
        assertThat(run.floor().ghost().strength()).as("in all of these frames").isPositive();

        assertThat(AllocationProbe.of(() -> {
                    run.race().afterTick();
                    run.race().show(0.5f);
                }))
                .isEqualTo(AllocationProbe.ofNothing());
        run.dispose();
    }

    /** Plays and gives up a try of the day, of which account and replay stay. */
    private static void tryOnce(GameContext where) {
        LiveRun run = live(new NewRun(Seed.ofDay(DAY)), where);
        hashes(run, TRY_TICKS);
        run.order(IntentOrder.GIVE_UP, 0);
        run.play(0.1f);
        RunAccount account = RunAccount.of(run.expedition(), TestContent.BUILT_IN, DAY);
        assertThat(where.start().saves().history().add(account, "")).isNotEmpty();
        run.dispose();
    }

    private static LiveRun live(RunStart start, GameContext where) {
        return new LiveRun(
                start, STILL, FilmContext.size(GameSettings.USUAL), where, new PlaytestBench.NoBench(() -> {}));
    }

    /** Plays so many ticks and returns the hash after each. */
    private static List<Long> hashes(LiveRun run, int ticks) {
        List<Long> hashes = new ArrayList<>();
        while (run.expedition().world().tick() < ticks) {
            long before = run.expedition().world().tick();
            frame(run);
            if (run.expedition().world().tick() > before) {
                assertThat(run.expedition().world().tick()).isEqualTo(before + 1);
                hashes.add(run.expedition().world().hash());
            }
        }
        return hashes;
    }

    private static void untilTheGhostIsSeen(LiveRun run) {
        for (int i = 0; i < MOST_FRAMES && run.floor().ghost().strength() <= 0; i++) {
            if (run.expedition().world().tick() < TRY_TICKS / 2) {
                frame(run);
            } else {
                // The record may still be read: time stands still meanwhile.
                LockSupport.parkNanos(WAITING_NANOS);
                run.drawWorld(SECONDS);
            }
        }
        assertThat(run.floor().ghost().strength()).isPositive();
        assertThat(Objects.requireNonNull(run.floor().race())).isNotEmpty();
    }

    private static void frame(LiveRun run) {
        run.play(SECONDS);
        run.drawWorld(SECONDS);
    }

    /** The HUD of a run without its cave. */
    private record HudAlone(LiveRun run, UiPane pane) implements GameScreen {
        @Override
        public void resize(InterfaceSize changed) {}

        @Override
        public void draw(float seconds) {
            pane.begin();
            run.drawHud(Hud.MapSize.SMALL, seconds);
            pane.end();
        }

        @Override
        public void dispose() {}
    }
}
