package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.world.World;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the wheel of brews and the aim of a flask in a run that is played in a window. */
@InWindow(width = 800, height = 600, pixels = false)
final class HeldControlsInPlayTest {
    private static final float FRAME_SECONDS = 1 / 60f;
    private static final int FRAMES = 60;

    @TempDir
    Path folder;

    @Test
    void whileTheWheelOfBrewsIsOpenAThirdOfTheTicksIsPlayed() {
        GameContext context = context();
        PlayerControls controls = new PlayerControls(context.bindings());
        LiveRun run = new LiveRun(
                new NewRun(Seed.of(7)),
                controls,
                FilmContext.size(GameSettings.USUAL),
                context,
                new PlaytestBench.NoBench(() -> {}));
        run.floor().equip(controls);
        World world = run.expedition().world();

        long usual = ticksOf(run);
        controls.keyDown(GameAction.NEXT_FLASK);
        ticksOf(run);
        long slow = ticksOf(run);

        assertThat(usual).isBetween(FRAMES - 1L, FRAMES + 1L);
        assertThat(slow).isBetween(FRAMES / 3 - 1L, FRAMES / 3 + 1L);

        controls.pointAt(world.player().body().x, world.player().body().y);
        controls.keyUp(GameAction.NEXT_FLASK);
        assertThat(ticksOf(run)).as("after it shut").isBetween(FRAMES - 1L, FRAMES + 1L);
        run.dispose();
    }

    @Test
    void theMenusKeyTakesAnAimedFlaskBackAndOpensTheMenuOnlyThen() {
        PlayScreen screen = new PlayScreen(new NewRun(Seed.of(7)), context(), new FilmPages.NoNavigator());
        InterfaceSize size = FilmContext.size(GameSettings.USUAL);
        screen.resize(size);
        for (int i = 0; i < FRAMES; i++) {
            screen.draw(1 / 10f);
        }
        float playing = screen.noticeTop(size);

        screen.keyDown(Keys.F, GameAction.THROW);
        screen.keyDown(Keys.ESCAPE, GameAction.PAUSE);
        assertThat(screen.noticeTop(size)).as("no page is open").isEqualTo(playing);

        screen.keyDown(Keys.ESCAPE, GameAction.PAUSE);
        assertThat(screen.noticeTop(size)).as("the menu is open").isNotEqualTo(playing);
        screen.dispose();
    }

    private GameContext context() {
        BuiltInAssets assets = new BuiltInAssets();
        return FilmContext.of(
                assets, TestContent.sprites(assets), TestContent.BUILT_IN, Seed.of(7), GameSettings.USUAL, folder);
    }

    private static long ticksOf(LiveRun run) {
        long before = run.expedition().world().tick();
        for (int i = 0; i < FRAMES; i++) {
            run.play(FRAME_SECONDS);
        }
        return run.expedition().world().tick() - before;
    }
}
