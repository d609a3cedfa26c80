package dev.orebound.desktop.window;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration.GLEmulation;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.DisplayServer;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.screen.layout.FramebufferPixels;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A hidden, silent window with OpenGL 3.2 in which pictures of the game are rendered. */
public final class FilmWindow {
    /** Frames in which a display may bring the window to the asked size. */
    private static final int MOST_FRAMES = 10;

    private FilmWindow() {}

    /**
     * Opens a hidden window, runs an action in it once, and closes it.
     *
     * @param size of the picture, in real pixels
     * @throws CannotStartException if there is no display, none with OpenGL 3.2, or none that renders this size
     */
    public static void run(HostMachine host, FramebufferPixels size, Runnable shoot) {
        DisplayServer.connect(host);
        Lwjgl3ApplicationConfiguration.errorStream =
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(GLEmulation.GL30, 3, 2);
        configuration.setHdpiMode(HdpiMode.Pixels);
        configuration.setWindowedMode(size.width(), size.height());
        // Where a point has several pixels, the first frame tells how many, and the window is made smaller.
        configuration.setInitialVisible(false);
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        configuration.disableAudio(true);
        OneFrame frame = new OneFrame(size, shoot);
        try {
            Lwjgl3Application unused = new Lwjgl3Application(frame, configuration);
        } catch (GdxRuntimeException e) {
            if (!frame.hasBegun) {
                throw new CannotStartException("film needs OpenGL 3.2 or newer, and this display has none");
            }
            throw e;
        }
    }

    /** Runs the action as soon as the window has the asked size. */
    private static final class OneFrame extends ApplicationAdapter {
        private final FramebufferPixels size;
        private final Runnable shoot;
        private boolean hasBegun;
        private int frames;

        OneFrame(FramebufferPixels size, Runnable shoot) {
            this.size = size;
            this.shoot = shoot;
        }

        @Override
        public void create() {
            hasBegun = true;
        }

        @Override
        public void render() {
            FramebufferPixels shown =
                    new FramebufferPixels(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            if (shown.equals(size)) {
                shoot.run();
                Gdx.app.exit();
            } else if (frames++ < MOST_FRAMES) {
                Lwjgl3Graphics graphics = (Lwjgl3Graphics) Gdx.graphics;
                WindowPoints points = new WindowPoints(graphics.getLogicalWidth(), graphics.getLogicalHeight());
                WindowPoints wanted = PixelScale.of(points, shown).toPoints(size);
                graphics.setWindowedMode(wanted.width(), wanted.height());
            } else {
                throw new CannotStartException("--size: this display renders " + shown.width() + "x" + shown.height()
                        + " instead of " + size.width() + "x" + size.height() + "; give a size that fits on it");
            }
        }
    }
}
