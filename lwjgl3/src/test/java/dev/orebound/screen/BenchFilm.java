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
import dev.orebound.journal.disk.SaveFolder;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.play.LiveRun;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.workbench.Workbench;
import java.io.File;
import java.util.List;
import java.util.zip.Deflater;

/**
 * Saves pictures of a playtester's actions and console over a run. Arguments: the window as {@code 1280x720}, the
 * folder to write to.
 */
public final class BenchFilm {
    private static final float SECONDS = 1 / 30f;
    private static final List<String> FAULTS = List.of(
            "my-content/content/monsters.json: cave_rat: health: 0 is not accepted; give 1 to 9999",
            "my-content/content/hordes.json: rats: leader: there is no cave_rta; did you mean cave_rat?");
    private static final int A_MOMENT = 12;
    private static final int A_WHILE = 100;

    public static void main(String[] arguments) {
        GameSettings settings = FilmCamera.window(arguments[0]);
        FilmCamera.open(settings, () -> new Show(arguments, settings).shoot());
    }

    /** A run with its workbench, and the scenes to save. */
    private static final class Show implements PlaytestBench.BenchHost {
        private final String name;
        private final File folder;
        private final InterfaceSize size;
        private final GameContext context;
        private final PlaytestBench bench;
        private final LiveRun run;

        Show(String[] arguments, GameSettings settings) {
            name = arguments[0];
            folder = new File(arguments[1]);
            BuiltInAssets assets = new BuiltInAssets();
            Seed seed = Seed.of("7");
            context = FilmContext.of(
                    assets, TestContent.sprites(assets), Content.read(assets), seed, settings, folder.toPath());
            size = FilmContext.size(settings);
            bench = Workbench.maker(assets, new SaveFolder(folder.toPath()))
                    .make(context.pageParts(), this, (played, isUnsaved) -> FAULTS);
            bench.resize(size);
            run = new LiveRun(new NewRun(seed), (intent, x, y) -> {}, size, context, bench);
        }

        void shoot() {
            point(0.62f, 0.6f);
            press(Keys.F1, A_MOMENT);
            keep("panel");
            press(Keys.F7, A_MOMENT);
            keep("refused");
            press(Keys.F5, A_MOMENT);
            keep("faults");
            press(Keys.F6, A_MOMENT);
            press(Keys.F7, A_WHILE);
            press(Keys.F3, A_MOMENT);
            keep("sprung");
            point(0.1f, 0.5f);
            play(1);
            keep("pointed");
            point(0.62f, 0.6f);
            press(Keys.INSERT, 1);
            press(Keys.DOWN, 1);
            press(Keys.RIGHT, 1);
            keep("picked");
            press(Keys.UP, 1);
            press(Keys.LEFT, 1);
            keep("picked_action");
            press(Keys.F10, A_MOMENT);
            press(Keys.RIGHT, 1);
            keep("graph");
            press(Keys.ESCAPE, 1);
            press(Keys.F2, 1);
            keep("console");
            type("spawn gob");
            press(Keys.TAB, 1);
            press(Keys.TAB, 1);
            keep("completion");
            press(Keys.ENTER, 2);
            type("sprign");
            press(Keys.ENTER, 1);
            type("help spawn");
            press(Keys.ENTER, 1);
            keep("answers");
            press(Keys.ESCAPE, 1);
            press(Keys.F1, A_WHILE);
            keep("hidden");
            run.dispose();
        }

        private void point(float x, float y) {
            bench.pointerMoved(x * size.width(), y * size.height());
        }

        private void press(int key, int frames) {
            bench.keyDown(key, null);
            play(frames);
        }

        private void type(String letters) {
            letters.chars().forEach(letter -> bench.keyTyped((char) letter));
            play(1);
        }

        private void play(int frames) {
            for (int i = 0; i < frames; i++) {
                run.play(SECONDS);
                draw();
            }
        }

        private void draw() {
            UiPane pane = context.pane();
            pane.clear(UiPalette.NIGHT);
            run.drawWorld(SECONDS);
            pane.begin();
            bench.drawOverCave();
            run.floor().look(false, 0, 0, SECONDS);
            run.drawHud(Hud.MapSize.SMALL, SECONDS);
            bench.draw(SECONDS);
            pane.end();
        }

        private void keep(String moment) {
            draw();
            Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, size.width(), size.height());
            File file = new File(folder, "bench_" + moment + "_" + name + ".png");
            PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
            pixels.dispose();
        }

        @Override
        public void show(GameScreen screen) {
            screen.dispose();
        }

        @Override
        public void close() {}

        @Override
        public boolean isUnsaved() {
            return false;
        }
    }
}
