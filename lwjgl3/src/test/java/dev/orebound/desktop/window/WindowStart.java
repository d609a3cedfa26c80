package dev.orebound.desktop.window;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.graphics.GL20;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import dev.orebound.desktop.window.WindowPlacement.WindowBounds;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.context.DesktopWindow;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.layout.FramebufferPixels;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lwjgl.glfw.GLFW;

/** A start of the game's window with the settings of a file, some steps in it, and a stop that writes the settings. */
final class WindowStart extends ApplicationAdapter {
    /** Time between two steps: the window has settled, and the desktop has done what a step asked for. */
    private static final long STEP_NANOSECONDS = 450_000_000L;

    private final GameWindow window;
    private final SettingsFile file;
    private final GameSettings settings;
    private final Deque<Consumer<WindowStart>> steps;
    private @Nullable SettingsKeeper keeper;
    private long last;

    private WindowStart(
            GameWindow window, SettingsFile file, GameSettings settings, List<Consumer<WindowStart>> steps) {
        this.window = window;
        this.file = file;
        this.settings = settings;
        this.steps = new ArrayDeque<>(steps);
    }

    /** Starts with the settings of a file, takes the steps one by one, and stops. */
    static void run(Path settingsFile, List<Consumer<WindowStart>> steps) {
        HostMachine host = HostMachine.here();
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        ProcessConsole console = new ProcessConsole(nowhere, nowhere);
        GameWindow window = new GameWindow(host, console, new FaultReports(host, console), console::complain);
        SettingsFile file = new SettingsFile(settingsFile, line -> {});
        GameSettings settings = file.read();
        window.open(new WindowStart(window, file, settings, steps), settings);
    }

    @Override
    public void create() {
        keeper = new SettingsKeeper(settings, file, window.window());
        last = System.nanoTime();
    }

    @Override
    public void render() {
        // Like the game, which draws all of each frame: Mesa fails on Wayland if a window was resized and nothing is
        // drawn.
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        if (System.nanoTime() - last < STEP_NANOSECONDS) {
            return;
        }
        last = System.nanoTime();
        if (steps.isEmpty()) {
            Gdx.app.exit();
        } else {
            // Between two frames, as what a desktop does to a window.
            Consumer<WindowStart> step = steps.remove();
            Gdx.app.postRunnable(() -> step.accept(this));
        }
    }

    @Override
    public void dispose() {
        keeper().save();
    }

    SettingsKeeper keeper() {
        return Objects.requireNonNull(keeper);
    }

    DesktopWindow desktopWindow() {
        return window.window();
    }

    static long handle() {
        return ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
    }

    /** Returns the window's rectangle in points; it lies at 0, 0 where the display server tells no places. */
    static WindowBounds bounds() {
        int[] x = new int[1];
        int[] y = new int[1];
        int[] width = new int[1];
        int[] height = new int[1];
        if (GlfwWindow.hasPlaces()) {
            GLFW.glfwGetWindowPos(handle(), x, y);
        }
        GLFW.glfwGetWindowSize(handle(), width, height);
        return new WindowBounds(x[0], y[0], width[0], height[0]);
    }

    static FramebufferPixels pixels() {
        return new FramebufferPixels(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }
}
