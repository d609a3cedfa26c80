package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.backends.lwjgl3.DefaultLwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.film.FilmContext;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.SettingsFile;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.KeyboardLayout;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.page.KeyPresses;
import dev.orebound.screen.page.ShownTexts;
import dev.orebound.screen.settings.KeysPage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWCharCallback;
import org.lwjgl.glfw.GLFWKeyCallback;
import org.lwjgl.glfw.GLFWMouseButtonCallback;

/** Checks that every key that GLFW can report reaches the game under a number of its own, and can be bound. */
@InWindow(width = 800, height = 600, pixels = false)
final class WindowKeyboardTest {
    /** Keys of GLFW, from Space to the last, without the gaps between them. */
    private static final int[][] RANGES = {
        {32, 32},
        {39, 39},
        {44, 57},
        {59, 59},
        {61, 61},
        {65, 93},
        {96, 96},
        {161, 162},
        {256, 269},
        {280, 284},
        {290, 314},
        {320, 336},
        {340, 348}
    };

    /**
     * The keys that a European board of 105 keys lacks: the second of both worlds, those above F12, and the equals pad
     * key.
     */
    private static final Set<Integer> BEYOND_105 = Set.of(
            GLFW.GLFW_KEY_WORLD_2,
            GLFW.GLFW_KEY_F13,
            GLFW.GLFW_KEY_F14,
            GLFW.GLFW_KEY_F15,
            GLFW.GLFW_KEY_F16,
            GLFW.GLFW_KEY_F17,
            GLFW.GLFW_KEY_F18,
            GLFW.GLFW_KEY_F19,
            GLFW.GLFW_KEY_F20,
            GLFW.GLFW_KEY_F21,
            GLFW.GLFW_KEY_F22,
            GLFW.GLFW_KEY_F23,
            GLFW.GLFW_KEY_F24,
            GLFW.GLFW_KEY_F25,
            GLFW.GLFW_KEY_KP_EQUAL);

    private final StringBuilder typed = new StringBuilder();
    private final List<Integer> pressed = new ArrayList<>();
    private final List<Integer> released = new ArrayList<>();
    private final List<Integer> buttons = new ArrayList<>();

    @TempDir
    Path folder;

    @Test
    void everyKeyHasANumberOfItsOwn() {
        WindowKeyboard keyboard = keyboard();
        int presses = 0;
        for (int key : keysOfGlfw()) {
            press(keyboard, key, GLFW.glfwGetKeyScancode(key));
            presses++;
        }
        for (int scancode = 1; scancode < 256; scancode++) {
            press(keyboard, GLFW.GLFW_KEY_UNKNOWN, scancode);
            presses++;
        }

        assertThat(pressed).hasSize(presses).doesNotHaveDuplicates().doesNotContain(Keys.UNKNOWN);
        assertThat(released).isEqualTo(pressed);
        giveBack(keyboard);
    }

    @Test
    void everyMouseButtonHasANumberOfItsOwn() {
        WindowKeyboard keyboard = keyboard();
        GLFWMouseButtonCallback callback = Objects.requireNonNull(GLFW.glfwSetMouseButtonCallback(window(), null));
        for (int button = 0; button <= GLFW.GLFW_MOUSE_BUTTON_LAST; button++) {
            callback.invoke(window(), button, GLFW.GLFW_PRESS, 0);
            callback.invoke(window(), button, GLFW.GLFW_RELEASE, 0);
            keyboard.update();
        }

        assertThat(buttons).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        giveBack(keyboard);
    }

    @Test
    void aLetterOutsideTheFirstPlaneIsTypedAsAWhole() {
        WindowKeyboard keyboard = keyboard();
        GLFWCharCallback callback = Objects.requireNonNull(GLFW.glfwSetCharCallback(window(), null));
        GLFW.glfwSetCharCallback(window(), callback);
        for (int letter : new int[] {'a', 0x1f600, 0x5d0, 0x10ffff}) {
            callback.invoke(window(), letter);
        }
        keyboard.update();

        assertThat(typed).hasToString("a\ud83d\ude00\u05d0\udbff\udfff");
        giveBack(keyboard);
    }

    @Test
    void everyKeyOfABoardOf105KeysIsBoundSavedReadAndShown() {
        List<Integer> board = new ArrayList<>(keysOfGlfw());
        board.removeAll(BEYOND_105);
        assertThat(board).hasSize(105);
        WindowKeyboard keyboard = keyboard();
        GameContext context = FilmContext.of(
                new BuiltInAssets(),
                TestContent.sprites(new BuiltInAssets()),
                TestContent.BUILT_IN,
                Seed.of("keys"),
                GameSettings.USUAL,
                folder);
        context.bindings().layOut(new KeyboardLayout(keyboard::printedOn));
        SettingsFile file = new SettingsFile(folder.resolve("kept"), line -> {});
        Set<String> shown = new HashSet<>();
        for (int key : board) {
            context.bindings().reset();
            KeysPage page = new KeysPage(context.pageParts(), () -> {}, () -> {});
            page.resize(FilmContext.size(GameSettings.USUAL));
            KeyPresses.press(page, Keys.ENTER);
            assertThat(page.awaits(Keys.F11)).isTrue();
            pressed.clear();
            press(keyboard, key, GLFW.glfwGetKeyScancode(key));
            int code = pressed.get(0);
            KeyPresses.press(page, code);
            boolean isFree = KeyBindings.defaults().ofAny(code) == null;
            if (!isFree && code != Keys.ESCAPE && code != Keys.W && code != Keys.UP) {
                KeyPresses.press(page, Keys.ENTER);
            }

            GameAction expected = code == Keys.ESCAPE ? GameAction.PAUSE : GameAction.NORTH;
            String name = context.bindings().layout().nameOf(code);
            assertThat(context.bindings().ofAny(code)).as(name).isEqualTo(expected);
            file.write(GameSettings.USUAL.with(
                    GameSettings.KEYS, context.bindings().choices()));
            KeyBindings again = KeyBindings.defaults();
            again.adopt(file.read().get(GameSettings.KEYS), file.read().get(GameSettings.PAD));
            assertThat(again.ofAny(code)).as("%s is read", name).isEqualTo(expected);
            if (expected == GameAction.NORTH) {
                assertThat(ShownTexts.of(warm(page), context.pane()))
                        .as("%s is shown", name)
                        .contains(name);
            }
            assertThat(shown.add(name)).as("%s is the name of no other", name).isTrue();
            page.dispose();
        }
        giveBack(keyboard);
    }

    private static GameScreen warm(GameScreen page) {
        page.draw(1);
        return page;
    }

    private WindowKeyboard keyboard() {
        WindowKeyboard keyboard = new WindowKeyboard(((Lwjgl3Graphics) Gdx.graphics).getWindow());
        keyboard.setInputProcessor(new InputAdapter() {
            @Override
            public boolean keyDown(int keycode) {
                return pressed.add(keycode);
            }

            @Override
            public boolean keyTyped(char letter) {
                typed.append(letter);
                return true;
            }

            @Override
            public boolean keyUp(int keycode) {
                return released.add(keycode);
            }

            @Override
            public boolean touchDown(int x, int y, int pointer, int button) {
                return buttons.add(button);
            }
        });
        return keyboard;
    }

    private static void press(WindowKeyboard keyboard, int key, int scancode) {
        GLFWKeyCallback callback = Objects.requireNonNull(GLFW.glfwSetKeyCallback(window(), null));
        GLFW.glfwSetKeyCallback(window(), callback);
        callback.invoke(window(), key, scancode, GLFW.GLFW_PRESS, 0);
        callback.invoke(window(), key, scancode, GLFW.GLFW_REPEAT, 0);
        callback.invoke(window(), key, scancode, GLFW.GLFW_RELEASE, 0);
        keyboard.update();
    }

    private static long window() {
        return ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
    }

    private static List<Integer> keysOfGlfw() {
        List<Integer> keys = new ArrayList<>();
        for (int[] range : RANGES) {
            for (int key = range[0]; key <= range[1]; key++) {
                if (key != 58 && key != 60) {
                    keys.add(key);
                }
            }
        }
        return keys;
    }

    /** Lets the window report to the input of libGDX again. */
    private static void giveBack(WindowKeyboard keyboard) {
        ((DefaultLwjgl3Input) Gdx.input)
                .windowHandleChanged(((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle());
        keyboard.dispose();
    }
}
