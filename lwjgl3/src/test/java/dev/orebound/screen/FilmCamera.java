package dev.orebound.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.input.PlayerControls;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.play.FloorPresenter;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.state.TickClock;
import java.io.File;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/** Shows one floor after another in the window as the game does, and saves pictures. */
final class FilmCamera {
    private static final float LONG_LOOK = 0.1f;
    private static final int LONG_LOOKS = 4;

    private final GameSettings settings;
    private final File folder;
    private final GameContext context;
    private @Nullable FloorPresenter floor;
    private Runnable beneathHud = () -> {};
    private Runnable overHud = () -> {};

    /** Creates the camera once the window has opened. */
    FilmCamera(Content content, GameSettings settings, File folder) {
        this.settings = settings;
        this.folder = folder;
        context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                content,
                Seed.of("film"),
                settings,
                folder.toPath());
    }

    /** Returns the settings for a window given as {@code 1280x720}. */
    static GameSettings window(String size) {
        int by = size.indexOf('x');
        return GameSettings.USUAL.withWindowSize(
                Integer.parseInt(size.substring(0, by)), Integer.parseInt(size.substring(by + 1)));
    }

    /** Opens a window, runs an action in it once, and closes it. */
    static void open(GameSettings settings, Runnable shoot) {
        Lwjgl3Application unused = new Lwjgl3Application(
                new ApplicationAdapter() {
                    @Override
                    public void render() {
                        shoot.run();
                        Gdx.app.exit();
                    }
                },
                configuration(settings));
    }

    /** Returns the configuration of a window without frame limit and sound. */
    private static Lwjgl3ApplicationConfiguration configuration(GameSettings settings) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        GameSettings.WindowPoints size = settings.get(GameSettings.WINDOW_SIZE);
        configuration.setWindowedMode(size.width(), size.height());
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        configuration.disableAudio(true);
        return configuration;
    }

    /** Switches to another floor. */
    void turnTo(World world, Descent descent) {
        if (floor != null) {
            floor.dispose();
        }
        floor = new FloorPresenter(world, descent, context);
        floor.resize(FilmContext.size(settings));
    }

    /** Gives the wheels and the aim of the floor to controls. */
    void equip(PlayerControls controls) {
        floor().equip(controls);
    }

    private FloorPresenter floor() {
        if (floor == null) {
            throw new IllegalStateException("no floor to look at");
        }
        return floor;
    }

    /** Returns the objects that pages and overlays in this window are made from. */
    PageContext parts() {
        return context.pageParts();
    }

    /** Returns the projection of the floor's cells to the window. */
    CaveProjection window() {
        return floor();
    }

    /** Sets what is drawn between the cave and the HUD, and over both, from now on. */
    void lay(Runnable beneath, Runnable over) {
        beneathHud = beneath;
        overHud = over;
    }

    void afterTick() {
        floor().afterTick();
    }

    void draw(float seconds) {
        draw(Hud.MapSize.SMALL, seconds);
    }

    /** Draws a frame with the map in a size. */
    void draw(Hud.MapSize map, float seconds) {
        UiPane hud = context.pane();
        hud.clear(UiPalette.NIGHT);
        floor().drawWorld(1, seconds);
        hud.begin();
        floor().look(false, -1, -1, seconds);
        beneathHud.run();
        floor().drawHud(map, settings.get(GameSettings.FLASH), seconds);
        overHud.run();
        hud.end();
    }

    /** Draws until the fog has cleared and the camera has settled, and saves a picture of the window. */
    File keep(String name) {
        for (int i = 0; i < LONG_LOOKS; i++) {
            draw(LONG_LOOK);
        }
        return keepAsItIs(name);
    }

    /** Saves a picture of the window at this moment, to show short effects. */
    File keepAsItIs(String name) {
        draw(1f / TickClock.TICKS_A_SECOND);
        Pixmap pixels = Pixmap.createFromFrameBuffer(
                0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        File file = new File(folder, name + ".png");
        PixmapIO.writePNG(Gdx.files.absolute(file.getAbsolutePath()), pixels, Deflater.BEST_SPEED, true);
        pixels.dispose();
        return file;
    }

    /** Returns the distance of a place of the floor, in cells, from the left edge of the picture, in pixels. */
    int x(float cells) {
        return Math.round((cells - floor().cellX(0)) / cellsAPixel());
    }

    /** Returns its distance from the upper edge. */
    int y(float cells) {
        return Gdx.graphics.getBackBufferHeight() - Math.round((cells - floor().cellY(0)) / cellsAPixel());
    }

    private float cellsAPixel() {
        return (floor().cellX(100) - floor().cellX(0)) / 100;
    }
}
