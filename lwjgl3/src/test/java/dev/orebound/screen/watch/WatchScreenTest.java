package dev.orebound.screen.watch;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.world.SimulationVersion;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a replay in the window: seeking to any moment and taking over there. */
@InWindow(width = 800, height = 600, pixels = false)
final class WatchScreenTest {
    private static final int SECONDS = 30;

    @TempDir
    Path folder;

    private final List<RunStart> played = new ArrayList<>();
    private final List<String> left = new ArrayList<>();

    @Test
    void keysAndTheLineAtTheFootGoToAnyMoment() throws IOException, UnreadableFileException {
        WatchScreen screen = watching();

        KeyPresses.press(screen, Keys.RIGHT);
        assertThat(screen.tickOfAll()).isEqualTo(300);
        KeyPresses.press(screen, Keys.END);
        draw(screen);
        assertThat(screen.tickOfAll()).isEqualTo(1800);
        KeyPresses.press(screen, Keys.LEFT);
        draw(screen);
        assertThat(screen.tickOfAll()).isEqualTo(1500);
        screen.pointerDown(467, 25, 0);
        screen.pointerDragged(468, 200);
        screen.pointerUp(0);
        draw(screen);
        assertThat(screen.tickOfAll()).isBetween(700L, 1100L);
        KeyPresses.press(screen, Keys.HOME);
        draw(screen);
        assertThat(screen.tickOfAll()).isZero();
        screen.dispose();
    }

    @Test
    void aRunThatWasTakenOverIsKeptNowhere() throws IOException, UnreadableFileException {
        WatchScreen screen = watching();
        KeyPresses.press(screen, Keys.RIGHT);

        KeyPresses.press(screen, Keys.ENTER);

        assertThat(played).singleElement().satisfies(run -> {
            assertThat(run.isUnsaved()).isTrue();
            assertThat(run.seed().text()).isEqualTo("watched");
            assertThat(run.begin(TestContent.BUILT_IN).world().tick()).isEqualTo(300);
        });
        screen.dispose();
    }

    @Test
    void atItsEndAReplayIsLeftWatchedAgainOrPlayedOn() throws IOException, UnreadableFileException {
        WatchScreen screen = watching();
        KeyPresses.press(screen, Keys.END);
        draw(screen);
        KeyPresses.press(screen, Keys.ENTER);
        assertThat(played).as("the end is looked at for a moment").hasSize(1);
        played.clear();

        drawToTheEnd(screen);
        KeyPresses.press(screen, Keys.DOWN);
        KeyPresses.press(screen, Keys.ENTER);
        draw(screen);
        assertThat(screen.tickOfAll()).as("back five seconds").isEqualTo(1500);

        KeyPresses.press(screen, Keys.END);
        drawToTheEnd(screen);
        KeyPresses.press(screen, Keys.DOWN);
        KeyPresses.press(screen, Keys.DOWN);
        KeyPresses.press(screen, Keys.ENTER);
        assertThat(played).as("taken over").hasSize(1);

        KeyPresses.press(screen, Keys.UP);
        KeyPresses.press(screen, Keys.UP);
        KeyPresses.press(screen, Keys.ENTER);
        draw(screen);
        assertThat(screen.tickOfAll()).as("from the beginning").isZero();

        KeyPresses.press(screen, Keys.END);
        drawToTheEnd(screen);
        KeyPresses.press(screen, Keys.UP);
        KeyPresses.press(screen, Keys.ENTER);
        assertThat(left).containsExactly("title");
        screen.dispose();
    }

    @Test
    void aFloorOnWhichNoRunCanStandIsRefusedAndNothingEnds() {
        Checkpoint first = new Expedition(Seed.of("watched"), TestContent.BUILT_IN).checkpoint();
        Checkpoint nowhere = new Checkpoint(
                first.seed(), first.opening(), "r99c9", first.kind(), first.entrance(), first.party(), first.deeds());
        Replay replay = new Replay(
                "0",
                TestContent.BUILT_IN.fingerprint(),
                SimulationVersion.VERSION,
                first.seed(),
                List.of(new RecordedFloor(nowhere, List.of())),
                true);
        WatchScreen screen = new WatchScreen(replay, context(), new Ways(), () -> left.add("left"), left::add);
        screen.resize(InterfaceSize.of(800, 600, 1));

        screen.draw(1 / 60f);
        screen.draw(1 / 60f);

        assertThat(left).singleElement().asString().contains("r99c9");
        screen.dispose();
    }

    private static void drawToTheEnd(WatchScreen screen) {
        draw(screen);
        for (int i = 0; i < 15; i++) {
            screen.draw(0.1f);
        }
    }

    /** Returns a paused screen, so that only keys move it. */
    private WatchScreen watching() throws IOException, UnreadableFileException {
        WatchScreen screen = new WatchScreen(replay(TestContent.BUILT_IN), context(), new Ways());
        screen.resize(InterfaceSize.of(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight(), 1));
        KeyPresses.press(screen, Keys.SPACE);
        draw(screen);
        return screen;
    }

    private GameContext context() {
        return FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("watched"),
                GameSettings.USUAL,
                folder);
    }

    private Replay replay(Content content) throws IOException, UnreadableFileException {
        Expedition run = new Expedition(Seed.of("watched"), content);
        Path file = folder.resolve("watched");
        Intent still = new Intent();
        try (ReplayWriter writer = new ReplayWriter(file, "0", content, run.seed())) {
            writer.enter(run.checkpoint());
            for (int tick = 0; tick < SECONDS * TickClock.TICKS_A_SECOND; tick++) {
                run.step(still);
                writer.played(still, run.world());
            }
        }
        return ReplayReader.read(file);
    }

    /** Draws until the floor is made; the first frame is dark. */
    private static void draw(WatchScreen screen) {
        screen.draw(1 / 60f);
        do {
            screen.draw(1 / 60f);
        } while (screen.isSeeking());
    }

    /** Records which run is to be played. */
    private final class Ways implements ScreenNavigator {
        @Override
        public void play(RunStart start) {
            played.add(start);
        }

        @Override
        public void toTitle() {
            left.add("title");
        }

        @Override
        public void startRun(Seed seed) {}

        @Override
        public void setOut(NewRun proposed) {}

        @Override
        public void startRunWithFreshSeed() {}

        @Override
        public void watch(Replay replay, RunAccount account) {}

        @Override
        public void continueRun(SavedRun saved) {}

        @Override
        public void toggleFullScreen() {}

        @Override
        public void report() {}

        @Override
        public void quit() {
            left.add("quit");
        }
    }
}
