package dev.orebound.desktop.window;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics.DisplayMode;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import dev.orebound.desktop.window.WindowPlacement.ScreenArea;
import dev.orebound.desktop.window.WindowPlacement.WindowBounds;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.FullScreenKind;
import dev.orebound.journal.settings.GameSettings.MouseMode;
import dev.orebound.journal.settings.GameSettings.VsyncMode;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import dev.orebound.journal.settings.GameSettings.WindowPlace;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.screen.context.DesktopWindow;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The game's window as GLFW knows it. Sizes and places are in GLFW's screen coordinates, which are points.
 *
 * <p>Full screen is that of the desktop, without a change of the screen's mode. Windows (the system) would keep such a
 * window above all others, so there a borderless one is a plain window without a frame.
 */
final class PlayerWindow extends Lwjgl3WindowAdapter implements DesktopWindow {
    /**
     * Time after which the desktop has put a window where it wants it, and what happens to it is the player's doing.
     */
    private static final long SETTLING_NANOSECONDS = 300_000_000L;

    private static final int BACKGROUND_FRAMES = 30;
    private static final int MINIMISED_FRAMES = 5;

    private final GlfwWindow glfw = new GlfwWindow();
    private GameSettings followed;

    /** The place of the window, or its last one before it filled the screen. */
    private WindowBounds windowed;

    private boolean isMaximised;
    private Optional<ScreenArea> filled = Optional.empty();
    private boolean isShownExclusive;
    private boolean fillsWhenCreated;

    /** The window as the desktop arranged it, once it has settled. */
    private Optional<WindowBounds> settled = Optional.empty();

    private long placedAt;
    private boolean isFocused = true;
    private boolean isMinimised;
    private boolean hidesMouse;

    PlayerWindow(GameSettings settings) {
        followed = settings;
        isShownExclusive = isExclusive(settings);
        isMaximised = settings.get(GameSettings.WINDOW) == WindowMode.MAXIMISED;
        windowed = WindowBounds.of(new WindowPlace(0, 0), settings.get(GameSettings.WINDOW_SIZE));
    }

    private static WindowBounds placed(GameSettings settings) {
        List<ScreenArea> screens = GlfwWindow.screens();
        WindowPoints size = settings.get(GameSettings.WINDOW_SIZE);
        Optional<WindowPlace> place = settings.get(GameSettings.WINDOW_PLACE);
        return screens.isEmpty()
                ? WindowBounds.of(place.orElse(new WindowPlace(0, 0)), size)
                : WindowPlacement.fit(size, GlfwWindow.hasPlaces() ? place : Optional.empty(), screens);
    }

    /**
     * Writes mode, size and place into the configuration with which libGDX opens the window.
     *
     * @throws com.badlogic.gdx.utils.GdxRuntimeException if GLFW cannot be used on this system
     */
    void configure(Lwjgl3ApplicationConfiguration configuration) {
        // On Windows and macOS, libGDX initialises GLFW when it is asked for the first time.
        Lwjgl3ApplicationConfiguration.getMonitors();
        windowed = placed(followed);
        configuration.setWindowListener(this);
        configuration.setAutoIconify(isExclusive(followed));
        configuration.useVsync(followed.get(GameSettings.VSYNC) == VsyncMode.ON);
        configuration.setForegroundFPS(framesASecond());
        configuration.setWindowSizeLimits(GameSettings.MIN_WIDTH, GameSettings.MIN_HEIGHT, -1, -1);
        configuration.setWindowedMode(windowed.width(), windowed.height());
        configuration.setWindowPosition(windowed.x(), windowed.y());
        configuration.setMaximized(isMaximised);
        List<ScreenArea> screens = GlfwWindow.screens();
        if (isFull(followed) && !screens.isEmpty()) {
            ScreenArea screen = WindowPlacement.screenOf(windowed, screens);
            filled = Optional.of(screen);
            if (GlfwWindow.mustFillWhenOpen(screen, screens)) {
                fillsWhenCreated = true;
            } else if (GlfwWindow.fillsAsMonitor(isExclusive(followed))) {
                configuration.setFullscreenMode(displayMode(screen));
            } else {
                configuration.setDecorated(false);
                configuration.setWindowedMode(
                        screen.whole().width(), screen.whole().height());
                configuration.setWindowPosition(
                        screen.whole().x(), screen.whole().y());
            }
        }
    }

    private static DisplayMode displayMode(ScreenArea screen) {
        for (var monitor : Lwjgl3ApplicationConfiguration.getMonitors()) {
            DisplayMode mode = Lwjgl3ApplicationConfiguration.getDisplayMode(monitor);
            if (GlfwWindow.isMonitor(monitor, screen.handle())) {
                return mode;
            }
        }
        return Lwjgl3ApplicationConfiguration.getDisplayMode();
    }

    private static boolean isFull(GameSettings settings) {
        return settings.get(GameSettings.WINDOW) == WindowMode.FULLSCREEN;
    }

    private static boolean isExclusive(GameSettings settings) {
        return settings.get(GameSettings.FULL_SCREEN) == FullScreenKind.EXCLUSIVE;
    }

    @Override
    public void created(Lwjgl3Window window) {
        glfw.opened(window.getWindowHandle());
        placedAt = System.nanoTime();
        if (fillsWhenCreated) {
            filled.ifPresent(screen -> glfw.fill(screen, isExclusive(followed)));
        }
    }

    /** Notices, in each frame, when the window has settled. */
    void frameDrawn() {
        if (settled.isEmpty() && System.nanoTime() - placedAt >= SETTLING_NANOSECONDS && !glfw.isMinimised()) {
            isFocused = glfw.isFocused();
            limitFrames();
            settled = Optional.of(glfw.bounds());
            shrinkToScreen();
        }
    }

    /** Makes a window smaller on Wayland, where only now it is known how many points the screen has. */
    private void shrinkToScreen() {
        List<ScreenArea> screens = glfw.screensNow();
        boolean isPlain = filled.isEmpty() && !glfw.isMaximised();
        if (!GlfwWindow.hasPlaces() && isPlain && !screens.isEmpty()) {
            WindowPoints size = followed.get(GameSettings.WINDOW_SIZE);
            WindowBounds fitting = WindowPlacement.fit(size, Optional.empty(), screens);
            if (!fitting.size().equals(size)) {
                windowed = fitting;
                glfw.show(fitting, false);
                begin();
            }
        }
    }

    private void begin() {
        settled = Optional.empty();
        placedAt = System.nanoTime();
    }

    @Override
    public void follow(GameSettings settings) {
        GameSettings before = followed;
        followed = settings;
        if (isFull(settings) != isFull(before) || isExclusive(settings) != isExclusive(before)) {
            later(this::switchFullScreen);
        }
        if (!settings.get(GameSettings.WINDOW_SIZE).equals(before.get(GameSettings.WINDOW_SIZE))) {
            later(() -> resize(settings.get(GameSettings.WINDOW_SIZE)));
        }
        if (settings.get(GameSettings.VSYNC) != before.get(GameSettings.VSYNC)) {
            setVsync();
        }
        limitFrames();
    }

    /** Changes the window between two frames, because some systems ask for a frame of the new size meanwhile. */
    private void later(Runnable change) {
        begin();
        Gdx.app.postRunnable(change);
    }

    private void setVsync() {
        Gdx.graphics.setVSync(followed.get(GameSettings.VSYNC) == VsyncMode.ON);
    }

    private void switchFullScreen() {
        List<ScreenArea> screens = glfw.screensNow();
        if (isFull(followed) == filled.isPresent() && isExclusive(followed) == isShownExclusive) {
            return;
        }
        isShownExclusive = isExclusive(followed);
        if (!isFull(followed)) {
            if (filled.isEmpty()) {
                return;
            }
            filled = Optional.empty();
            glfw.show(windowed, isMaximised);
        } else if (!screens.isEmpty()) {
            if (filled.isEmpty()) {
                rememberWindowed();
            }
            ScreenArea screen = filled.orElseGet(() -> WindowPlacement.screenOf(windowed, screens));
            filled = Optional.of(screen);
            glfw.fill(screen, isExclusive(followed));
        }
        begin();
        // Some systems forget it with the mode.
        setVsync();
    }

    /** Remembers a window that is about to fill the screen. The desktop still knows what a maximised one was before. */
    private void rememberWindowed() {
        isMaximised = glfw.isMaximised();
        if (!isMaximised && !glfw.isMinimised()) {
            windowed = glfw.bounds();
        } else if (isMaximised && GlfwWindow.hasPlaces()) {
            windowed = onScreen(windowed, WindowPlacement.screenOf(glfw.bounds(), glfw.screensNow()));
        }
    }

    /** Gives the window another size about the same middle, as far as it stays within its screen. */
    private void resize(WindowPoints size) {
        if (filled.isPresent()) {
            windowed = about(windowed, size);
        } else {
            windowed = about(glfw.isMaximised() ? windowed : glfw.bounds(), size);
            isMaximised = false;
            glfw.show(windowed, false);
            begin();
        }
    }

    private WindowBounds about(WindowBounds before, WindowPoints size) {
        WindowPlace place = new WindowPlace(
                before.x() + (before.width() - size.width()) / 2, before.y() + (before.height() - size.height()) / 2);
        List<ScreenArea> screens = glfw.screensNow();
        return screens.isEmpty()
                ? WindowBounds.of(place, size)
                : WindowPlacement.fit(size, Optional.of(place), screens);
    }

    /** Returns the window as it is, or in the middle of a screen if it lies on another one. */
    private WindowBounds onScreen(WindowBounds window, ScreenArea screen) {
        return WindowPlacement.screenOf(window, glfw.screensNow()).equals(screen)
                ? window
                : WindowPlacement.fit(window.size(), Optional.empty(), List.of(screen));
    }

    @Override
    public UnaryOperator<GameSettings> takeChanges() {
        if (settled.isEmpty() || glfw.isMinimised()) {
            return UnaryOperator.identity();
        }
        WindowBounds before = settled.get();
        WindowBounds now = glfw.bounds();
        settled = Optional.of(now);
        if (filled.isPresent()) {
            return changedScreen(now);
        }
        boolean maximised = glfw.isMaximised();
        UnaryOperator<GameSettings> mode =
                settings -> settings.with(GameSettings.WINDOW, maximised ? WindowMode.MAXIMISED : WindowMode.WINDOW);
        isMaximised = maximised;
        if (maximised) {
            return GlfwWindow.hasPlaces() ? then(mode, placeOn(now)) : mode;
        }
        windowed = now;
        boolean isResized = !now.size().equals(before.size()) && GameSettings.isWindowSize(now.width(), now.height());
        boolean isMoved = GlfwWindow.hasPlaces() && !now.place().equals(before.place());
        if (isResized) {
            followed = followed.with(GameSettings.WINDOW_SIZE, now.size());
        }
        UnaryOperator<GameSettings> resized =
                settings -> isResized ? settings.with(GameSettings.WINDOW_SIZE, now.size()) : settings;
        UnaryOperator<GameSettings> moved =
                settings -> isMoved ? settings.with(GameSettings.WINDOW_PLACE, Optional.of(now.place())) : settings;
        return then(mode, then(resized, moved));
    }

    private static UnaryOperator<GameSettings> then(
            UnaryOperator<GameSettings> first, UnaryOperator<GameSettings> second) {
        return settings -> second.apply(first.apply(settings));
    }

    /** Returns the change that remembers the screen that a window in full screen was moved to. */
    private UnaryOperator<GameSettings> changedScreen(WindowBounds now) {
        List<ScreenArea> screens = glfw.screensNow();
        if (screens.isEmpty() || !GlfwWindow.hasPlaces()) {
            return UnaryOperator.identity();
        }
        filled = Optional.of(WindowPlacement.screenOf(now, screens));
        return placeOn(now);
    }

    /**
     * Returns the change that remembers the screen of a window that fills it, as the place to which it shrinks again.
     */
    private UnaryOperator<GameSettings> placeOn(WindowBounds filling) {
        WindowBounds there = onScreen(windowed, WindowPlacement.screenOf(filling, glfw.screensNow()));
        if (there.equals(windowed)) {
            return UnaryOperator.identity();
        }
        windowed = there;
        return settings -> settings.with(GameSettings.WINDOW_PLACE, Optional.of(there.place()));
    }

    @Override
    public WindowPoints largest() {
        List<ScreenArea> screens = glfw.screensNow();
        return screens.isEmpty()
                ? new WindowPoints(GameSettings.MAX_SIZE, GameSettings.MAX_SIZE)
                : WindowPlacement.screenOf(glfw.bounds(), screens).whole().size();
    }

    @Override
    public boolean canConfineMouse() {
        return GlfwWindow.canConfineMouse();
    }

    @Override
    public void hideMouse(boolean isHidden) {
        hidesMouse = isHidden;
        setMouse();
    }

    private void setMouse() {
        boolean confines = hidesMouse && followed.get(GameSettings.MOUSE) == MouseMode.CONFINED;
        glfw.setMouse(hidesMouse, confines && canConfineMouse());
    }

    @Override
    public void focusGained() {
        isFocused = true;
        limitFrames();
    }

    @Override
    public void focusLost() {
        isFocused = false;
        limitFrames();
    }

    @Override
    public void iconified(boolean minimised) {
        isMinimised = minimised;
        limitFrames();
    }

    private void limitFrames() {
        Gdx.graphics.setForegroundFPS(framesASecond());
    }

    /** Returns the most frames a second at present. */
    int framesASecond() {
        int cap = followed.get(GameSettings.FRAME_CAP);
        if (isMinimised) {
            return Math.min(cap, MINIMISED_FRAMES);
        }
        return isFocused ? cap : Math.min(cap, BACKGROUND_FRAMES);
    }

    /** Frees what belongs to GLFW. */
    void close() {
        glfw.close();
    }
}
