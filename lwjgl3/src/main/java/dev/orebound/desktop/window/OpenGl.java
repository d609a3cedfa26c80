package dev.orebound.desktop.window;

import dev.orebound.desktop.platform.DisplayServer;
import dev.orebound.desktop.platform.HostMachine;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.system.MemoryUtil;

/** The OpenGL version that the game needs, and a report of what the machine offers. */
final class OpenGl {
    static final int MAJOR = 3;
    static final int MINOR = 2;

    private OpenGl() {}

    /** One line for the player whose machine could not open the window. */
    static String whyNoWindow(HostMachine host) {
        return "play needs OpenGL " + MAJOR + "." + MINOR + " or newer; this display has " + offered(host)
                + "; a newer graphics driver may help";
    }

    /** Asks a small window that nobody sees, with whatever OpenGL there is. */
    private static String offered(HostMachine host) {
        DisplayServer.connect(host);
        if (!GLFW.glfwInit()) {
            return "none";
        }
        GLFW.glfwDefaultWindowHints();
        GLFW.glfwWindowHint(GLFW.GLFW_VISIBLE, GLFW.GLFW_FALSE);
        long window = GLFW.glfwCreateWindow(16, 16, "", MemoryUtil.NULL, MemoryUtil.NULL);
        try {
            return window == MemoryUtil.NULL ? "none" : version(window);
        } finally {
            GLFW.glfwTerminate();
        }
    }

    private static String version(long window) {
        GLFW.glfwMakeContextCurrent(window);
        GL.createCapabilities();
        return GL11.glGetString(GL11.GL_VERSION) + " by " + GL11.glGetString(GL11.GL_VENDOR);
    }
}
