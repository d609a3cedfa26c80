package dev.orebound.desktop.platform;

import java.util.stream.IntStream;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Connects to the display server. X11 is tried first, even if Wayland offers it through XWayland, because its windows
 * have an icon, a position and a frame on every desktop.
 */
public final class DisplayServer {
    private DisplayServer() {}

    /**
     * Connects, so that a window can be opened next.
     *
     * @throws CannotStartException if there is no display
     */
    public static void connect(HostMachine host) {
        if (!host.isUnix()) {
            return;
        }
        int[] preference = preference(host);
        String refusal = "neither DISPLAY nor WAYLAND_DISPLAY is set";
        for (int platform : preference) {
            GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, platform);
            GLFW.glfwInitHint(GLFW.GLFW_JOYSTICK_HAT_BUTTONS, GLFW.GLFW_FALSE);
            if (GLFW.glfwInit()) {
                return;
            }
            refusal = lastError();
        }
        throw new CannotStartException("the window needs a display, and none can be opened (" + refusal
                + "); commands such as inspect need none");
    }

    /** Returns the kinds of display in the order in which they are tried. */
    static int[] preference(HostMachine host) {
        return IntStream.concat(
                        host.has("DISPLAY") ? IntStream.of(GLFW.GLFW_PLATFORM_X11) : IntStream.empty(),
                        host.has("WAYLAND_DISPLAY") ? IntStream.of(GLFW.GLFW_PLATFORM_WAYLAND) : IntStream.empty())
                .toArray();
    }

    private static String lastError() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            PointerBuffer text = stack.mallocPointer(1);
            GLFW.glfwGetError(text);
            String error = text.get(0) == MemoryUtil.NULL ? null : MemoryUtil.memUTF8(text.get(0));
            return error == null ? "without giving a reason" : error;
        }
    }
}
