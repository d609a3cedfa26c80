package dev.orebound.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicTension;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.title.TitleBackdrop;
import dev.orebound.screen.title.TitleScreen;
import dev.orebound.view.music.MusicPlayer;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.intent.IntentOrder;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a run in a window is accompanied from the title to its end by what happens in it. */
@InWindow(width = 800, height = 600, pixels = false)
final class MusicInPlayTest {
    private static final Seed SEED = Seed.of(7);
    private static final int MOST_FRAMES = 600;

    @TempDir
    Path folder;

    @Test
    void theMusicFollowsARunFromTheTitleToItsEnd() {
        BuiltInAssets assets = new BuiltInAssets();
        GameContext context = FilmContext.of(
                assets, TestContent.sprites(assets), TestContent.BUILT_IN, SEED, GameSettings.USUAL, folder);
        MusicPlayer music = context.music();
        new TitleScreen(new TitleBackdrop(SEED, context), context, new FilmPages.NoNavigator()).dispose();
        assertThat(music.piece()).isEqualTo(MusicContent.TITLE);

        InterfaceSize size = FilmContext.size(GameSettings.USUAL);
        LiveRun run = new LiveRun(
                new NewRun(SEED),
                new PlayerControls(context.bindings()),
                size,
                context,
                new PlaytestBench.NoBench(() -> {}));
        assertThat(music.piece()).as("until the first tick").isEqualTo(MusicContent.TITLE);
        String theme = run.expedition().world().biome().id();
        until(run, music, theme, MusicTension.UNSEEN);

        Arena arena = run.expedition().world().arenas().get(0);
        run.order(IntentOrder.HELP_SPRING, arena.room().id());
        until(run, music, theme, MusicTension.SEALED);

        run.order(IntentOrder.HELP_WIN, arena.room().id());
        until(run, music, theme, MusicTension.NOTICED);
        until(run, music, theme, MusicTension.UNSEEN);

        FloorPassage unused = new FloorPassage(run, size, new InputGuard(), context);
        assertThat(music.piece()).isEqualTo(MusicContent.DESCENT);

        run.order(IntentOrder.GIVE_UP, 0);
        until(run, music, MusicContent.DEATH, MusicTension.UNSEEN);
        run.dispose();
    }

    private static void until(LiveRun run, MusicPlayer music, String piece, MusicTension tension) {
        for (int i = 0; i < MOST_FRAMES && !(music.piece().equals(piece) && music.tension() == tension); i++) {
            run.play(0.05f);
        }
        assertThat(music.piece()).isEqualTo(piece);
        assertThat(music.tension()).isEqualTo(tension);
    }
}
