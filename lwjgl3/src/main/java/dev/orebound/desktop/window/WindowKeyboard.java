package dev.orebound.desktop.window;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.DefaultLwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import com.badlogic.gdx.utils.IntArray;
import dev.orebound.journal.settings.KeyName;
import org.jspecify.annotations.Nullable;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWCharCallback;
import org.lwjgl.glfw.GLFWCharCallbackI;
import org.lwjgl.glfw.GLFWKeyCallback;
import org.lwjgl.glfw.GLFWKeyCallbackI;
import org.lwjgl.glfw.GLFWMouseButtonCallback;
import org.lwjgl.glfw.GLFWMouseButtonCallbackI;

/**
 * The input of libGDX, and with it every key and mouse button that libGDX does not tell apart: media keys, the keys of
 * Japanese and Korean keyboards and others that GLFW knows by their scancodes alone, the right Super, F25, and the
 * sixth to eighth mouse button. They reach the game in the frame in which they are pressed, after those that libGDX
 * knows. A letter outside the first plane of Unicode, which libGDX would cut, comes as two chars.
 */
final class WindowKeyboard extends DefaultLwjgl3Input {
    private static final int FIRST_KEY = GLFW.GLFW_KEY_SPACE;

    /** The key of GLFW for each of libGDX, or {@link GLFW#GLFW_KEY_UNKNOWN}. */
    private final int[] glfwKeys = new int[Keys.MAX_KEYCODE + 1];

    /** Keys that were pressed or released since the last frame; a released one is kept as its complement. */
    private final IntArray waiting = new IntArray();

    private final PrintedSymbols symbols = new PrintedSymbols();
    private @Nullable GLFWCharCallback letters;
    private @Nullable GLFWKeyCallback keys;
    private @Nullable GLFWMouseButtonCallback buttons;

    WindowKeyboard(Lwjgl3Window window) {
        super(window);
        for (int glfw = GLFW.GLFW_KEY_LAST; glfw >= FIRST_KEY; glfw--) {
            glfwKeys[getGdxKeyCode(glfw)] = glfw;
        }
        glfwKeys[Keys.UNKNOWN] = GLFW.GLFW_KEY_UNKNOWN;
    }

    @Override
    public void windowHandleChanged(long handle) {
        super.windowHandleChanged(handle);
        GLFWKeyCallback usualKeys = GLFW.glfwSetKeyCallback(handle, null);
        GLFWMouseButtonCallback usualButtons = GLFW.glfwSetMouseButtonCallback(handle, null);
        GLFWCharCallback usualLetters = GLFW.glfwSetCharCallback(handle, null);
        letters = GLFWCharCallback.create(whole(usualLetters));
        keys = GLFWKeyCallback.create(own(usualKeys));
        buttons = GLFWMouseButtonCallback.create(own(usualButtons));
        GLFW.glfwSetCharCallback(handle, letters);
        GLFW.glfwSetKeyCallback(handle, keys);
        GLFW.glfwSetMouseButtonCallback(handle, buttons);
    }

    /** Returns a listener that hands each char of a letter on. */
    static GLFWCharCallbackI whole(@Nullable GLFWCharCallbackI usual) {
        return (window, letter) -> {
            for (int i = 0; usual != null && i < Character.charCount(letter); i++) {
                usual.invoke(window, Character.toChars(letter)[i]);
            }
        };
    }

    private GLFWKeyCallbackI own(@Nullable GLFWKeyCallbackI usual) {
        return (window, key, scancode, action, modifiers) -> {
            int own = ownKey(key, scancode);
            if (own == KeyName.NO_KEY && usual != null) {
                usual.invoke(window, key, scancode, action, modifiers);
            } else if (own != KeyName.NO_KEY && action != GLFW.GLFW_REPEAT) {
                waiting.add(action == GLFW.GLFW_PRESS ? own : ~own);
            }
        };
    }

    private GLFWMouseButtonCallbackI own(@Nullable GLFWMouseButtonCallbackI usual) {
        return (window, button, action, modifiers) -> {
            if (button > GLFW.GLFW_MOUSE_BUTTON_5 && button < KeyName.buttons()) {
                int own = KeyName.FIRST_BUTTON + button;
                waiting.add(action == GLFW.GLFW_PRESS ? own : ~own);
            } else if (usual != null) {
                usual.invoke(window, button, action, modifiers);
            }
        };
    }

    /** Returns the number of a key that libGDX does not tell apart, or {@link KeyName#NO_KEY}. */
    private int ownKey(int key, int scancode) {
        if (key == GLFW.GLFW_KEY_RIGHT_SUPER) {
            return KeyName.RIGHT_SUPER;
        }
        if (key == GLFW.GLFW_KEY_F25) {
            return KeyName.F25;
        }
        boolean isOwn = getGdxKeyCode(key) == Keys.UNKNOWN && scancode >= 0 && scancode < KeyName.SCANCODES;
        return isOwn ? KeyName.FIRST_SCANCODE + scancode : KeyName.NO_KEY;
    }

    @Override
    public void update() {
        super.update();
        InputProcessor game = getInputProcessor();
        for (int i = 0; game != null && i < waiting.size; i++) {
            deliver(game, waiting.get(i));
        }
        waiting.clear();
    }

    private void deliver(InputProcessor game, int event) {
        int key = event < 0 ? ~event : event;
        boolean isButton = KeyName.isButton(key);
        if (isButton && event >= 0) {
            game.touchDown(getX(), getY(), 0, key - KeyName.FIRST_BUTTON);
        } else if (isButton) {
            game.touchUp(getX(), getY(), 0, key - KeyName.FIRST_BUTTON);
        } else if (event >= 0) {
            game.keyDown(key);
        } else {
            game.keyUp(key);
        }
    }

    /** Returns what the selected layout has on a key, or null if it has nothing there or is not known. */
    @Nullable
    String printedOn(int key) {
        if (KeyName.isScancode(key)) {
            return symbols.of(GLFW.GLFW_KEY_UNKNOWN, key - KeyName.FIRST_SCANCODE);
        }
        return KeyName.isOfSymbol(key) ? symbols.of(glfwKeys[key], GLFW.glfwGetKeyScancode(glfwKeys[key])) : null;
    }

    @Override
    public void dispose() {
        super.dispose();
        if (letters != null) {
            letters.free();
        }
        if (keys != null) {
            keys.free();
        }
        if (buttons != null) {
            buttons.free();
        }
    }
}
