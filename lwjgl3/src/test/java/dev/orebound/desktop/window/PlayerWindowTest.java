package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.desktop.window.WindowPlacement.WindowBounds;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.FullScreenKind;
import dev.orebound.journal.settings.GameSettings.MouseMode;
import dev.orebound.journal.settings.GameSettings.VsyncMode;
import dev.orebound.journal.settings.GameSettings.WindowMode;
import dev.orebound.journal.settings.GameSettings.WindowPlace;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.journal.settings.SettingsFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lwjgl.glfw.GLFW;

/**
 * Tests the window on a screen in memory: its size and place over several starts, its modes, its frames and its mouse.
 */
@NeedsWindow
class PlayerWindowTest {
    private static final WindowPoints SMALL = new WindowPoints(700, 500);

    @TempDir
    Path folder;

    private Path file;
    private final List<WindowBounds> seen = new ArrayList<>();

    @BeforeEach
    void choose() {
        file = folder.resolve("settings.json");
        write(GameSettings.USUAL.with(GameSettings.WINDOW_SIZE, SMALL));
    }

    private void write(GameSettings settings) {
        new SettingsFile(file, line -> {}).write(settings);
    }

    private GameSettings written() {
        return new SettingsFile(file, line -> {}).read();
    }

    private void start(List<Consumer<WindowStart>> steps) {
        List<Consumer<WindowStart>> all = new ArrayList<>(steps);
        all.add(window -> seen.add(WindowStart.bounds()));
        WindowStart.run(file, all);
    }

    @Test
    void aWindowThatWasMovedAndResizedComesBackAtEachStart() {
        start(List.of(window -> {
            GLFW.glfwSetWindowSize(WindowStart.handle(), 720, 510);
            GLFW.glfwSetWindowPos(WindowStart.handle(), 40, 60);
        }));
        GameSettings once = written();
        start(List.of());
        start(List.of());

        assertThat(seen).hasSize(3).containsOnly(new WindowBounds(40, 60, 720, 510));
        assertThat(once.get(GameSettings.WINDOW_PLACE)).contains(new WindowPlace(40, 60));
        assertThat(written()).isEqualTo(once);
    }

    @Test
    void aWindowThatNobodyTouchedIsNotRemembered() {
        GameSettings before = written();

        start(List.of());

        assertThat(written()).isEqualTo(before);
    }

    @Test
    void aSizeThatIsTooLargeForTheScreenIsCutDownAndKeptForALargerOne() {
        write(written().with(GameSettings.WINDOW_SIZE, new WindowPoints(5000, 3000)));

        start(List.of());

        WindowPoints screen = largest();
        assertThat(seen.get(0).width()).isLessThanOrEqualTo(screen.width());
        assertThat(seen.get(0).height()).isLessThanOrEqualTo(screen.height());
        assertThat(written().get(GameSettings.WINDOW_SIZE)).isEqualTo(new WindowPoints(5000, 3000));
    }

    @ParameterizedTest
    @EnumSource(FullScreenKind.class)
    void fullScreenFillsTheScreenAndGivesTheWindowBack(FullScreenKind kind) {
        write(written()
                .with(GameSettings.FULL_SCREEN, kind)
                .with(GameSettings.WINDOW_PLACE, Optional.of(new WindowPlace(30, 50))));
        WindowBounds windowed = new WindowBounds(30, 50, 700, 500);

        start(List.of(
                window -> window.keeper().toggleFullScreen(),
                window -> seen.add(WindowStart.bounds()),
                window -> window.keeper().toggleFullScreen(),
                window -> seen.add(WindowStart.bounds()),
                window -> window.keeper().toggleFullScreen()));
        assertThat(written().get(GameSettings.WINDOW)).isEqualTo(WindowMode.FULLSCREEN);
        start(List.of(
                window -> seen.add(WindowStart.bounds()),
                window -> window.keeper().toggleFullScreen()));
        start(List.of());

        WindowPoints screen = largest();
        WindowBounds whole = new WindowBounds(0, 0, screen.width(), screen.height());
        assertThat(seen).containsExactly(whole, windowed, whole, whole, windowed, windowed);
    }

    @Test
    void aBorderlessWindowStaysWhenItLosesTheFocusAndAnExclusiveOneDoesNot() {
        List<Integer> minimises = new ArrayList<>();
        for (FullScreenKind kind : FullScreenKind.values()) {
            write(written().with(GameSettings.WINDOW, WindowMode.FULLSCREEN).with(GameSettings.FULL_SCREEN, kind));
            start(List.of(
                    window -> minimises.add(GLFW.glfwGetWindowAttrib(WindowStart.handle(), GLFW.GLFW_AUTO_ICONIFY))));
        }

        assertThat(minimises).containsExactly(GLFW.GLFW_FALSE, GLFW.GLFW_TRUE);
    }

    @Test
    void aSizeThatIsChosenOnThePageAppliesAtOnceAndFromFullScreenLater() {
        start(List.of(
                window -> window.keeper()
                        .change(settings -> settings.with(GameSettings.WINDOW_SIZE, new WindowPoints(800, 600))),
                window -> seen.add(WindowStart.bounds()),
                window -> window.keeper().toggleFullScreen(),
                window -> window.keeper()
                        .change(settings -> settings.with(GameSettings.WINDOW_SIZE, new WindowPoints(640, 480))),
                window -> window.keeper().toggleFullScreen()));

        assertThat(seen)
                .extracting(WindowBounds::size)
                .containsExactly(new WindowPoints(800, 600), new WindowPoints(640, 480));
        assertThat(written().get(GameSettings.WINDOW_SIZE)).isEqualTo(new WindowPoints(640, 480));
    }

    @Test
    void inTheBackgroundThereAreThirtyFramesASecondAndFiveWhenMinimised() {
        write(written().with(GameSettings.FRAME_CAP, 60).with(GameSettings.VSYNC, VsyncMode.OFF));
        List<Integer> frames = new ArrayList<>();
        Consumer<WindowStart> look = window -> frames.add(listener(window).framesASecond());

        start(List.of(
                window -> {
                    listener(window).focusGained();
                    look.accept(window);
                    listener(window).focusLost();
                    look.accept(window);
                    listener(window).iconified(true);
                    look.accept(window);
                    listener(window).iconified(false);
                    listener(window).focusGained();
                    look.accept(window);
                },
                window -> {
                    // Without a window manager the screen may not have given the new window its focus yet.
                    listener(window).focusGained();
                    window.keeper().change(settings -> settings.with(GameSettings.FRAME_CAP, 144));
                    look.accept(window);
                }));

        assertThat(frames).containsExactly(60, 30, 5, 60, 144);
    }

    private static PlayerWindow listener(WindowStart window) {
        return (PlayerWindow) window.desktopWindow();
    }

    @Test
    void theMouseStaysInTheWindowOnlyWhileItIsHiddenAndThePlayerWantsIt() {
        List<Integer> modes = new ArrayList<>();
        Consumer<WindowStart> look = window -> modes.add(GLFW.glfwGetInputMode(WindowStart.handle(), GLFW.GLFW_CURSOR));

        start(List.of(
                window -> window.desktopWindow().hideMouse(true),
                look,
                window -> window.desktopWindow().hideMouse(false),
                window -> window.keeper().change(settings -> settings.with(GameSettings.MOUSE, MouseMode.CONFINED)),
                look,
                window -> window.desktopWindow().hideMouse(true),
                look,
                window -> window.desktopWindow().hideMouse(false),
                look));

        assertThat(modes)
                .containsExactly(
                        GLFW.GLFW_CURSOR_HIDDEN,
                        GLFW.GLFW_CURSOR_NORMAL,
                        GLFW.GLFW_CURSOR_CAPTURED,
                        GLFW.GLFW_CURSOR_NORMAL);
    }

    private WindowPoints largest() {
        List<WindowPoints> sizes = new ArrayList<>();
        WindowStart.run(file, List.of(window -> sizes.add(window.desktopWindow().largest())));
        return sizes.get(0);
    }
}
