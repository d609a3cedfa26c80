package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import java.io.File;
import java.util.zip.Deflater;

/**
 * Shows every screen around and between floors, and saves a picture of each. Arguments: the window as {@code 1280x720},
 * the folder to write to, then optionally the wanted screens: {@code title}, {@code descent} ...
 */
public final class ScreenFilm {
    private static final float SECONDS = 1 / 30f;

    public static void main(String[] arguments) {
        GameSettings settings = FilmCamera.window(arguments[0]);
        FilmCamera.open(settings, () -> new Show(arguments, settings).shoot());
    }

    /** A window, and the scenes to save in it. */
    private static final class Show {
        private final String[] arguments;
        private final GameSettings settings;
        private final File folder;

        Show(String[] arguments, GameSettings settings) {
            this.arguments = arguments;
            this.settings = settings;
            folder = new File(arguments[1]);
        }

        void shoot() {
            Content content = TestContent.BUILT_IN;
            GameContext made = FilmEquipment.of(new BuiltInAssets(), content, Seed.of("film"), settings, folder);
            for (ScreenScenes.Scene scene : new ScreenScenes(made, content).all()) {
                if (arguments.length < 3 || scene.name().startsWith(arguments[2])) {
                    film(made, scene);
                }
            }
        }

        private void film(GameContext made, ScreenScenes.Scene scene) {
            GameScreen screen = scene.open().get();
            InterfaceSize size = FilmEquipment.size(settings);
            screen.resize(size);
            draw(made, screen, 45);
            for (int key : scene.keys()) {
                KeyPresses.press(screen, key);
                KeyPresses.release(screen, key);
                draw(made, screen, 20);
            }
            draw(made, screen, scene.frames());
            keep(scene.name());
            screen.dispose();
        }

        private static void draw(GameContext made, GameScreen screen, int frames) {
            for (int i = 0; i < frames; i++) {
                made.pane().clear(0x2a2438);
                screen.draw(SECONDS);
            }
        }

        private void keep(String name) {
            Pixmap pixels = Pixmap.createFromFrameBuffer(
                    0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            File file = new File(folder, name + "_" + arguments[0] + ".png");
            PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
            pixels.dispose();
        }
    }
}
