package dev.orebound.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunTerms;
import dev.orebound.film.FilmContext;
import dev.orebound.grid.Grid;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.run.ReplayCheck;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SoundMode;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameStart;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a click on a trap room springs and resets its trap, from the window's input to the recorded run. */
@InWindow(width = 800, height = 600, pixels = false)
final class TrapClickTest {
    private static final Seed SEED = Seed.of("7");
    private static final int MOST_FRAMES = 60;

    /** A test renders its frames within one of the window, so their time is given. */
    private static final float FRAME_SECONDS = 1 / 12f;

    /** Enough for the curtain to lift. */
    private static final int FIRST_FRAMES = 40;

    private final Content content = Content.read(new BuiltInAssets());

    @TempDir
    Path folder;

    private boolean isControlHeld;
    private Expedition run = new Expedition(SEED, content);
    private CaveProjection window = new NoWindow();

    @Test
    void aClickSpringsTheTrapASecondOneResetsItAndTheRecordedRunIsEqual() throws UnreadableFileException {
        Arena first = run.world().arenas().get(0);
        GameStart start = start(first.room().id());
        OreboundGame game = game(start);
        Gdx.input.getInputProcessor().keyDown(Keys.F1);
        Arena arena = run.world().arenas().get(0);
        int floor = shownCell(arena);

        click(floor);
        game.render();
        assertThat(arena.state().isShutting()).as("a plain click is a strike").isFalse();
        isControlHeld = true;
        click(floor);
        renderUntil(game, arena, true);
        assertThat(isInside(arena)).as("the player is brought in").isTrue();

        click(shownCell(arena));
        renderUntil(game, arena, false);
        assertThat(arena.state()).isIn(ArenaState.DORMANT, ArenaState.WARNED);
        assertThat(isInside(arena)).as("or it would spring again").isFalse();
        assertThat(run.isHelped()).isTrue();

        game.dispose();
        ReplayCheck.ReplayOutcome outcome =
                new ReplayCheck(content).check(ReplayReader.read(folder.resolve("saves/run/run.orebound-replay")));
        assertThat(outcome.difference()).isNull();
        start.saves().runs().breakOff();
    }

    @Test
    void aClickOnThePanelOrOnAHiddenWorkbenchSpringsNothing() {
        OreboundGame game = game(start(run.world().arenas().get(0).room().id()));
        Arena arena = run.world().arenas().get(0);
        isControlHeld = true;

        click(shownCell(arena));
        for (int i = 0; i < 5; i++) {
            game.render();
        }
        assertThat(run.isHelped()).as("nobody opened the workbench").isFalse();
        Gdx.input.getInputProcessor().keyDown(Keys.F1);
        game.render();
        // The first row of the panel is its title.
        Gdx.input.getInputProcessor().touchDown(60, 150, 0, Buttons.LEFT);
        game.render();

        assertThat(run.world().arenas()).noneMatch(each -> each.state().isShutting());
        game.dispose();
    }

    /**
     * Returns a game in which the player stands before a room, with a keyboard whose Ctrl key the test holds, and
     * frames of one length.
     */
    private OreboundGame game(GameStart start) {
        Input realInput = Gdx.input;
        Graphics realGraphics = Gdx.graphics;
        Gdx.input = (Input) Proxy.newProxyInstance(
                Input.class.getClassLoader(), new Class<?>[] {Input.class}, (proxy, method, arguments) -> {
                    boolean isAskedForControl =
                            method.getName().equals("isKeyPressed") && (int) arguments[0] == Keys.CONTROL_LEFT;
                    return isAskedForControl ? isControlHeld : ObservedBench.invoke(method, realInput, arguments);
                });
        Gdx.graphics = (Graphics) Proxy.newProxyInstance(
                Graphics.class.getClassLoader(),
                new Class<?>[] {Graphics.class},
                (proxy, method, arguments) -> method.getName().equals("getDeltaTime")
                        ? FRAME_SECONDS
                        : ObservedBench.invoke(method, realGraphics, arguments));
        OreboundGame game = TestContent.game(start);
        game.create();
        for (int i = 0; i < FIRST_FRAMES; i++) {
            game.render();
        }
        return game;
    }

    /** Returns a start before a room, whose bench tells this test of the run and its window. */
    private GameStart start(int room) {
        Assets assets = new BuiltInAssets();
        SettingsFile file = new SettingsFile(folder.resolve("settings"), line -> {});
        GameSaves saves = GameSaves.in(new SaveFolder(folder.resolve("saves")), "test", content, line -> {});
        PlaytestBench.BenchMaker maker = ObservedBench.maker(assets, saves.folder(), (entered, shown) -> {
            run = entered;
            window = shown;
        });
        return new GameStart(
                assets,
                content,
                SEED,
                run.world().floor().request(),
                room,
                RunTerms.NONE,
                null,
                null,
                maker,
                GameSettings.USUAL.with(GameSettings.SOUND, SoundMode.MUTED),
                file,
                saves,
                new FilmContext.NoPlatform());
    }

    /** Returns the cell of the arena's room that is nearest to the middle of the window. */
    private int shownCell(Arena arena) {
        Grid grid = run.world().floor().grid();
        return IntStream.range(0, arena.room().cells().size())
                .map(arena.room().cells()::at)
                .boxed()
                .min(Comparator.comparingDouble(cell -> Math.hypot(
                        window.screenX(grid.x(cell) + 0.5f) - Gdx.graphics.getWidth() / 2f,
                        window.screenY(grid.y(cell) + 0.5f) - Gdx.graphics.getHeight() / 2f)))
                .orElseThrow();
    }

    private void click(int cell) {
        Grid grid = run.world().floor().grid();
        int x = Math.round(window.screenX(grid.x(cell) + 0.5f));
        int y = Gdx.graphics.getHeight() - 1 - Math.round(window.screenY(grid.y(cell) + 0.5f));
        Gdx.input.getInputProcessor().mouseMoved(x, y);
        Gdx.input.getInputProcessor().touchDown(x, y, 0, Buttons.LEFT);
        Gdx.input.getInputProcessor().touchUp(x, y, 0, Buttons.LEFT);
    }

    private static void renderUntil(OreboundGame game, Arena arena, boolean isShutting) {
        for (int i = 0; i < MOST_FRAMES && arena.state().isShutting() != isShutting; i++) {
            game.render();
        }
        assertThat(arena.state().isShutting()).isEqualTo(isShutting);
    }

    private boolean isInside(Arena arena) {
        World world = run.world();
        return world.floor().room().at(world.player().body().cell)
                == arena.room().id();
    }

    /** The window before a run is entered. */
    private static final class NoWindow implements CaveProjection {
        @Override
        public float cellX(float x) {
            return 0;
        }

        @Override
        public float cellY(float y) {
            return 0;
        }

        @Override
        public float screenX(float cellX) {
            return 0;
        }

        @Override
        public float screenY(float cellY) {
            return 0;
        }
    }
}
