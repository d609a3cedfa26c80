package dev.orebound.desktop.window;

import com.badlogic.gdx.Graphics.Monitor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics.Lwjgl3Monitor;
import dev.orebound.desktop.window.WindowPlacement.ScreenArea;
import dev.orebound.desktop.window.WindowPlacement.WindowBounds;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWImage;
import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** The window and the screens of GLFW, with what differs between display servers. */
final class GlfwWindow {
    /** The side of the invisible pointer, which some systems refuse if it is smaller. */
    private static final int POINTER_PIXELS = 16;

    private long handle;
    private long invisiblePointer;

    /** Takes the window that libGDX has opened. */
    void opened(long window) {
        handle = window;
    }

    /** Returns true if the display server tells and sets the places of windows; Wayland does neither. */
    static boolean hasPlaces() {
        return GLFW.glfwGetPlatform() != GLFW.GLFW_PLATFORM_WAYLAND;
    }

    /** Returns true if GLFW can confine the mouse to a window without fixing it; on macOS it cannot. */
    static boolean canConfineMouse() {
        return GLFW.glfwGetPlatform() != GLFW.GLFW_PLATFORM_COCOA;
    }

    /**
     * Returns true if full screen is asked for by naming GLFW a monitor. Windows keeps such a window above all others,
     * even when it has lost the focus, so there only an exclusive one is made like that.
     */
    static boolean fillsAsMonitor(boolean isExclusive) {
        return isExclusive || GLFW.glfwGetPlatform() != GLFW.GLFW_PLATFORM_WIN32;
    }

    /**
     * Returns true if a window must be opened on a screen before it can fill it: window managers of X11 let one that is
     * opened in full screen fill the main screen.
     */
    static boolean mustFillWhenOpen(ScreenArea screen, List<ScreenArea> screens) {
        return GLFW.glfwGetPlatform() == GLFW.GLFW_PLATFORM_X11
                && screen.handle() != screens.get(0).handle();
    }

    static boolean isMonitor(Monitor monitor, long screen) {
        return monitor instanceof Lwjgl3Monitor known && known.getMonitorHandle() == screen;
    }

    /** Returns the screens before there is a window, the main one first. */
    static List<ScreenArea> screens() {
        return screens(0);
    }

    /** Returns the screens, the main one first. */
    List<ScreenArea> screensNow() {
        float[] scale = new float[1];
        GLFW.glfwGetWindowContentScale(handle, scale, new float[1]);
        return screens(scale[0]);
    }

    private static List<ScreenArea> screens(float windowScale) {
        List<ScreenArea> screens = new ArrayList<>();
        PointerBuffer monitors = GLFW.glfwGetMonitors();
        for (int i = 0; monitors != null && i < monitors.limit(); i++) {
            long monitor = monitors.get(i);
            GLFWVidMode mode = GLFW.glfwGetVideoMode(monitor);
            if (mode != null) {
                screens.add(screen(monitor, mode, windowScale));
            }
        }
        return screens;
    }

    private static ScreenArea screen(long monitor, GLFWVidMode mode, float windowScale) {
        int[] x = new int[1];
        int[] y = new int[1];
        GLFW.glfwGetMonitorPos(monitor, x, y);
        if (!hasPlaces()) {
            double scale = waylandScale(monitor, windowScale);
            WindowBounds whole = new WindowBounds(
                    x[0], y[0], (int) Math.round(mode.width() / scale), (int) Math.round(mode.height() / scale));
            return new ScreenArea(monitor, whole, whole, mode.refreshRate());
        }
        WindowBounds whole = new WindowBounds(x[0], y[0], mode.width(), mode.height());
        int[] width = new int[1];
        int[] height = new int[1];
        GLFW.glfwGetMonitorWorkarea(monitor, x, y, width, height);
        WindowBounds work = width[0] > 0 && height[0] > 0 ? new WindowBounds(x[0], y[0], width[0], height[0]) : whole;
        return new ScreenArea(monitor, whole, work, mode.refreshRate());
    }

    /**
     * Returns the pixels to a point of a screen on Wayland, where GLFW tells its size in pixels. The screen's own scale
     * is rounded up to a whole number; only a window knows it exactly. Without one the least that it can be is
     * returned, so that no window is made too small.
     */
    private static double waylandScale(long monitor, float windowScale) {
        float[] rounded = new float[1];
        GLFW.glfwGetMonitorContentScale(monitor, rounded, new float[1]);
        double least = Math.max(1, rounded[0] - 1);
        return Math.min(Math.max(1, rounded[0]), Math.max(least, windowScale));
    }

    WindowBounds bounds() {
        int[] x = new int[1];
        int[] y = new int[1];
        int[] width = new int[1];
        int[] height = new int[1];
        if (hasPlaces()) {
            GLFW.glfwGetWindowPos(handle, x, y);
        }
        GLFW.glfwGetWindowSize(handle, width, height);
        return new WindowBounds(x[0], y[0], width[0], height[0]);
    }

    boolean isMaximised() {
        return GLFW.glfwGetWindowAttrib(handle, GLFW.GLFW_MAXIMIZED) == GLFW.GLFW_TRUE;
    }

    boolean isMinimised() {
        return GLFW.glfwGetWindowAttrib(handle, GLFW.GLFW_ICONIFIED) == GLFW.GLFW_TRUE;
    }

    boolean isFocused() {
        return GLFW.glfwGetWindowAttrib(handle, GLFW.GLFW_FOCUSED) == GLFW.GLFW_TRUE;
    }

    /** Lets the window fill a screen. */
    void fill(ScreenArea screen, boolean isExclusive) {
        WindowBounds whole = screen.whole();
        boolean asMonitor = fillsAsMonitor(isExclusive);
        GLFW.glfwSetWindowAttrib(handle, GLFW.GLFW_AUTO_ICONIFY, isExclusive ? GLFW.GLFW_TRUE : GLFW.GLFW_FALSE);
        if (!asMonitor) {
            GLFW.glfwSetWindowAttrib(handle, GLFW.GLFW_DECORATED, GLFW.GLFW_FALSE);
        }
        GLFW.glfwSetWindowMonitor(
                handle,
                asMonitor ? screen.handle() : MemoryUtil.NULL,
                whole.x(),
                whole.y(),
                whole.width(),
                whole.height(),
                asMonitor ? screen.refreshHertz() : GLFW.GLFW_DONT_CARE);
    }

    /** Shows a window with a frame, which ends full screen. */
    void show(WindowBounds bounds, boolean isMaximised) {
        if (isMaximised() && !isMaximised) {
            GLFW.glfwRestoreWindow(handle);
        }
        GLFW.glfwSetWindowMonitor(
                handle, MemoryUtil.NULL, bounds.x(), bounds.y(), bounds.width(), bounds.height(), GLFW.GLFW_DONT_CARE);
        GLFW.glfwSetWindowAttrib(handle, GLFW.GLFW_DECORATED, GLFW.GLFW_TRUE);
        if (isMaximised) {
            GLFW.glfwMaximizeWindow(handle);
        }
    }

    /**
     * Shows or hides the mouse in the window. A confined one is always visible to GLFW, so it gets an invisible
     * pointer.
     */
    void setMouse(boolean isHidden, boolean isConfined) {
        if (isConfined && invisiblePointer == MemoryUtil.NULL) {
            invisiblePointer = newInvisiblePointer();
        }
        GLFW.glfwSetCursor(handle, isConfined ? invisiblePointer : MemoryUtil.NULL);
        int shown = isHidden ? GLFW.GLFW_CURSOR_HIDDEN : GLFW.GLFW_CURSOR_NORMAL;
        GLFW.glfwSetInputMode(handle, GLFW.GLFW_CURSOR, isConfined ? GLFW.GLFW_CURSOR_CAPTURED : shown);
    }

    private static long newInvisiblePointer() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            ByteBuffer transparent = stack.calloc(4 * POINTER_PIXELS * POINTER_PIXELS);
            GLFWImage image = GLFWImage.malloc(stack).set(POINTER_PIXELS, POINTER_PIXELS, transparent);
            return GLFW.glfwCreateCursor(image, 0, 0);
        }
    }

    void close() {
        if (invisiblePointer != MemoryUtil.NULL) {
            GLFW.glfwDestroyCursor(invisiblePointer);
            invisiblePointer = MemoryUtil.NULL;
        }
    }
}
