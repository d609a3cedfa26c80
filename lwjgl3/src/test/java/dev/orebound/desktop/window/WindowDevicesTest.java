package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.window.WindowPlacement.ScreenArea;
import dev.orebound.desktop.window.WindowPlacement.WindowBounds;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.FullScreenKind;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.layout.FramebufferPixels;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.glfw.GLFW;

/**
 * Tests the window on a desktop with a window manager, with two screens, or with two pixels to a point.
 * {@code .ci/devices} provides those, names them, and runs these tests on each.
 */
@Tag("device")
class WindowDevicesTest {
    /** Starts and stops on each device. */
    private static final int STARTS = Integer.getInteger("orebound.starts", 50);

    /** Pixels to a point on the device. */
    private static final int SCALE = Integer.getInteger("orebound.scale", 1);

    /** Screens of the device. */
    private static final int SCREENS = Integer.getInteger("orebound.screens", 1);

    @TempDir
    Path folder;

    private final List<String> wrong = new ArrayList<>();

    /** The place and the size that the window should have when it does not fill a screen. */
    private WindowBounds expected = new WindowBounds(100, 90, 800, 450);

    @Test
    void startsAndStopsInMixedModesRestoreSizeAndPlace() {
        Path file = folder.resolve("settings.json");
        new SettingsFile(file, line -> {})
                .write(GameSettings.USUAL
                        .withWindowSize(expected.width(), expected.height())
                        .with(GameSettings.WINDOW_PLACE, Optional.of(expected.place())));
        for (int start = 0; start < STARTS; start++) {
            int number = start;
            WindowStart.run(
                    file,
                    List.of(window -> check(number, window), window -> prepareNext(number, window), window -> {}));
        }

        assertThat(wrong).isEmpty();
    }

    private void check(int start, WindowStart window) {
        GameSettings settings = window.keeper().now();
        WindowBounds bounds = WindowStart.bounds();
        List<ScreenArea> screens = GlfwWindow.screens();
        String about = "start " + start + ", " + settings.get(GameSettings.WINDOW) + " "
                + settings.get(GameSettings.FULL_SCREEN) + ": ";
        require(screens.size() == SCREENS, about + screens.size() + " screens");
        FramebufferPixels pixels = new FramebufferPixels(SCALE * bounds.width(), SCALE * bounds.height());
        require(WindowStart.pixels().equals(pixels), about + WindowStart.pixels() + " of " + bounds);
        ScreenArea screen = WindowPlacement.screenOf(expected, screens);
        switch (settings.get(GameSettings.WINDOW)) {
            case WINDOW -> require(bounds.equals(seen(expected)), about + bounds + " instead of " + expected);
            case MAXIMISED ->
                require(
                        bounds.width() > expected.width()
                                && WindowPlacement.screenOf(bounds, screens).equals(screen),
                        about + bounds + " on another screen than " + expected);
            case FULLSCREEN -> require(fills(bounds, window, screen), about + bounds + " instead of " + screen.whole());
        }
    }

    private static boolean fills(WindowBounds bounds, WindowStart window, ScreenArea screen) {
        return GlfwWindow.hasPlaces()
                ? bounds.equals(screen.whole())
                : bounds.size().equals(window.desktopWindow().largest());
    }

    /** Returns what a window with these bounds looks like on a display server that may tell no places. */
    private static WindowBounds seen(WindowBounds bounds) {
        return GlfwWindow.hasPlaces() ? bounds : new WindowBounds(0, 0, bounds.width(), bounds.height());
    }

    private void require(boolean holds, String complaint) {
        if (!holds) {
            wrong.add(complaint);
        }
    }

    /** Moves or resizes the window like a player, now and then, and goes over to the next mode. */
    private void prepareNext(int start, WindowStart window) {
        WindowMode now = window.keeper().now().get(GameSettings.WINDOW);
        if (now == WindowMode.WINDOW && start % 3 == 0) {
            int screen = start / 3 % SCREENS;
            int left = GlfwWindow.screens().get(screen).work().x();
            expected = new WindowBounds(left + 60 + start, 80 + start, 660 + 2 * start, 400 + start);
            GLFW.glfwSetWindowSize(WindowStart.handle(), expected.width(), expected.height());
            if (GlfwWindow.hasPlaces()) {
                GLFW.glfwSetWindowPos(WindowStart.handle(), expected.x(), expected.y());
            }
            return;
        }
        switch (start % 5) {
            case 0 -> fill(window, FullScreenKind.BORDERLESS);
            case 1 -> fill(window, FullScreenKind.EXCLUSIVE);
            case 2 -> {
                unfill(window);
                GLFW.glfwMaximizeWindow(WindowStart.handle());
            }
            case 3 -> {
                unfill(window);
                GLFW.glfwRestoreWindow(WindowStart.handle());
            }
            default -> {
                // The same mode again.
            }
        }
    }

    private static void fill(WindowStart window, FullScreenKind kind) {
        window.keeper()
                .change(settings ->
                        settings.with(GameSettings.FULL_SCREEN, kind).with(GameSettings.WINDOW, WindowMode.FULLSCREEN));
    }

    private static void unfill(WindowStart window) {
        if (window.keeper().now().get(GameSettings.WINDOW) == WindowMode.FULLSCREEN) {
            window.keeper().toggleFullScreen();
        }
    }

    @Test
    void fullScreenOnAndOffLeavesTheWindowAsItWas() {
        Path file = folder.resolve("settings.json");
        new SettingsFile(file, line -> {}).write(GameSettings.USUAL.withWindowSize(801, 451));
        List<WindowPoints> sizes = new ArrayList<>();
        Consumer<WindowStart> look = window -> sizes.add(WindowStart.bounds().size());
        Consumer<WindowStart> toggle = window -> window.keeper().toggleFullScreen();

        WindowStart.run(file, List.of(look, toggle, toggle, look, toggle, toggle, look));

        assertThat(sizes).hasSize(3).containsOnly(new WindowPoints(801, 451));
    }

    @Test
    void aPictureHasTheSizeThatWasAskedForInPixels() {
        FramebufferPixels asked = new FramebufferPixels(1280, 720);
        List<FramebufferPixels> shown = new ArrayList<>();

        FilmWindow.run(
                HostMachine.here(),
                asked,
                () -> shown.add(
                        new FramebufferPixels(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight())));

        assertThat(shown).containsExactly(asked);
    }
}
