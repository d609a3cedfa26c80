package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.film.FilmContext;
import dev.orebound.film.FilmPages;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.watch.WatchScreen;
import java.io.File;
import java.nio.file.Path;
import java.util.zip.Deflater;

/**
 * Saves pictures of a watched replay: its beginning, some moments on the way, a moment after a seek, its end.
 * Arguments: the window as {@code 1280x720}, the folder to write to, the replay.
 */
public final class WatchFilm {
    private static final float SECONDS = 1 / 10f;
    private static final int MOMENTS = 4;

    public static void main(String[] arguments) {
        GameSettings settings = FilmCamera.window(arguments[0]);
        FilmCamera.open(settings, () -> new Show(arguments, settings).shoot());
    }

    /** The screen, and the scenes to save. */
    private static final class Show {
        private final String name;
        private final File folder;
        private final WatchScreen screen;
        private final Replay replay;

        Show(String[] arguments, GameSettings settings) {
            name = arguments[0];
            folder = new File(arguments[1]);
            BuiltInAssets assets = new BuiltInAssets();
            Content content = Content.read(assets);
            replay = read(arguments[2]);
            GameContext context = FilmContext.of(
                    assets, TestContent.sprites(assets), content, Seed.of("film"), settings, folder.toPath());
            screen = new WatchScreen(replay, context, new FilmPages.NoNavigator());
            screen.resize(FilmContext.size(settings));
        }

        private static Replay read(String file) {
            try {
                return ReplayReader.read(Path.of(file));
            } catch (UnreadableFileException e) {
                throw new IllegalArgumentException(e);
            }
        }

        void shoot() {
            draw(30);
            keep("begin");
            for (int i = 1; i <= MOMENTS; i++) {
                for (int leap = 0; leap < 6; leap++) {
                    KeyPresses.press(screen, Keys.RIGHT);
                    draw(1);
                }
                draw(12);
                keep("moment" + i);
            }
            KeyPresses.press(screen, Keys.END);
            draw(1);
            KeyPresses.press(screen, Keys.LEFT);
            draw(10);
            keep("last_seconds");
            draw(80);
            keep("end");
            screen.dispose();
        }

        private void draw(int frames) {
            int least = 0;
            while (least < frames || screen.isSeeking()) {
                screen.draw(SECONDS);
                least++;
            }
        }

        private void keep(String moment) {
            Pixmap pixels = Pixmap.createFromFrameBuffer(
                    0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            File file = new File(folder, "watch_" + moment + "_" + name + ".png");
            PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
            pixels.dispose();
        }
    }
}
