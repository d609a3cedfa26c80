package dev.orebound.desktop.window;

import org.jspecify.annotations.Nullable;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWNativeX11;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.X11;

/**
 * Asks the window system what the selected keyboard layout has on a key. GLFW tells it, except on X11 for accents that
 * wait for a letter, such as the circumflex of a French keyboard, and for keys that it does not know; there the symbols
 * of X are asked directly.
 */
final class PrintedSymbols {
    /** The number with which X marks the core keyboard. */
    private static final int CORE_KEYBOARD = 0x100;

    private static final int STATE_BYTES = 32;

    /** The first of the symbols that stand for waiting accents, and what they look like, in order. */
    private static final int FIRST_ACCENT = 0xfe50;

    private static final String ACCENTS = "`\u00b4^~\u00af\u02d8\u02d9\u00a8\u02da\u02dd\u02c7\u00b8\u02db";

    /** Symbols from here on are characters of Unicode, shifted by this number. */
    private static final int FIRST_UNICODE = 0x01000000;

    private static final int LAST_LATIN = 0xff;
    private static final int FIRST_LATIN = 0x20;

    /** Returns the symbol of a key, or null if it has none that can be printed. */
    @Nullable
    String of(int key, int scancode) {
        String usual = key == GLFW.GLFW_KEY_UNKNOWN ? null : GLFW.glfwGetKeyName(key, scancode);
        boolean isX11 = GLFW.glfwGetPlatform() == GLFW.GLFW_PLATFORM_X11;
        if (usual != null || !isX11) {
            return usual == null && key == GLFW.GLFW_KEY_UNKNOWN ? GLFW.glfwGetKeyName(key, scancode) : usual;
        }
        return character(symbol(scancode));
    }

    /** Returns the symbol of X for a key without Shift in the selected group, or 0. */
    private static long symbol(int scancode) {
        long getState = X11.getLibrary().getFunctionAddress("XkbGetState");
        long keycodeToKeysym = X11.getLibrary().getFunctionAddress("XkbKeycodeToKeysym");
        long display = GLFWNativeX11.glfwGetX11Display();
        if (getState == MemoryUtil.NULL || keycodeToKeysym == MemoryUtil.NULL || display == MemoryUtil.NULL) {
            return 0;
        }
        try (MemoryStack stack = MemoryStack.stackPush()) {
            long state = stack.ncalloc(8, 1, STATE_BYTES);
            JNI.invokePPI(display, CORE_KEYBOARD, state, getState);
            int group = MemoryUtil.memGetByte(state);
            return JNI.invokePP(display, scancode, group, 0, keycodeToKeysym);
        }
    }

    private static @Nullable String character(long symbol) {
        if (symbol >= FIRST_ACCENT && symbol < FIRST_ACCENT + ACCENTS.length()) {
            return ACCENTS.substring((int) symbol - FIRST_ACCENT, (int) symbol - FIRST_ACCENT + 1);
        }
        if (symbol > FIRST_LATIN && symbol <= LAST_LATIN) {
            return String.valueOf((char) symbol);
        }
        int point = (int) (symbol - FIRST_UNICODE);
        return symbol > FIRST_UNICODE && Character.isValidCodePoint(point) ? Character.toString(point) : null;
    }
}
