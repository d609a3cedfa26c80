package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.workbench.stepper.StepperScreen;
import java.io.File;
import java.util.zip.Deflater;

/**
 * Watches the making of a floor as a playtester would, and saves pictures. Arguments: the window as {@code 1280x720},
 * the folder to write to.
 */
public final class StepperFilm {
    private static final float SECONDS = 1 / 30f;

    public static void main(String[] arguments) {
        GameSettings settings = FilmCamera.window(arguments[0]);
        FilmCamera.open(settings, () -> new Show(arguments, settings).shoot());
    }

    /** A window, and the scenes to save in it. */
    private static final class Show {
        private final String size;
        private final File folder;
        private final GameContext made;
        private final StepperScreen screen;

        Show(String[] arguments, GameSettings settings) {
            size = arguments[0];
            folder = new File(arguments[1]);
            Assets assets = new BuiltInAssets();
            Content content = Content.read(assets);
            made = FilmContext.of(
                    assets, TestContent.sprites(assets), content, Seed.of("film"), settings, folder.toPath());
            FloorRequest request = new Descent(Seed.of(7), content.graph()).request(5);
            SaveFolder saves = new SaveFolder(folder.toPath().resolve("saves"));
            screen = new StepperScreen(request, made.pageParts(), assets, saves, () -> {}, () -> Runnable::run);
            screen.resize(FilmContext.size(settings));
        }

        void shoot() {
            draw(1);
            press(Keys.HOME);
            keep("1_first_fill");
            press(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
            keep("2_smoothed");
            press(Keys.PAGE_DOWN, Keys.PAGE_DOWN);
            keep("3_rooms");
            press(Keys.PAGE_DOWN, Keys.PAGE_DOWN);
            keep("4_arcs");
            press(Keys.PAGE_DOWN, Keys.PAGE_DOWN, Keys.PAGE_DOWN);
            screen.pointerMoved(Gdx.graphics.getBackBufferWidth() * 0.5f, Gdx.graphics.getBackBufferHeight() * 0.55f);
            keep("5_veins");
            press(Keys.END);
            draw(30);
            keep("6_end");
            press(Keys.TAB);
            draw(5);
            keep("7_other_side");
            if (!size.startsWith("800")) {
                press(Keys.TAB);
            }
            for (int i = 0; i < 6; i++) {
                press(Keys.DOWN);
            }
            press(Keys.MINUS, Keys.MINUS, Keys.MINUS);
            draw(1);
            draw(30);
            keep("8_other_numbers");
            for (int i = 0; i < 40; i++) {
                press(Keys.MINUS);
            }
            draw(1);
            keep("9_not_made");
            KeyPresses.press(screen, Keys.SHIFT_LEFT);
            press(Keys.BACKSPACE);
            KeyPresses.release(screen, Keys.SHIFT_LEFT);
            press(Keys.S);
            draw(1);
            draw(30);
            keep("10_saved");
            screen.dispose();
        }

        private void press(int... keys) {
            for (int key : keys) {
                KeyPresses.press(screen, key);
                KeyPresses.release(screen, key);
            }
        }

        private void draw(int frames) {
            for (int i = 0; i < frames; i++) {
                made.pane().clear(0x2a2438);
                screen.draw(SECONDS);
            }
        }

        private void keep(String name) {
            draw(2);
            Pixmap pixels = Pixmap.createFromFrameBuffer(
                    0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            File file = new File(folder, "stepper_" + name + "_" + size + ".png");
            PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
            pixels.dispose();
        }
    }
}
