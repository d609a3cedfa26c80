package dev.orebound.desktop.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.MemoryUtil;

/**
 * Skips tests where no window with OpenGL 3.2 can be opened. Each process of tests tries it once, and the build says at
 * its end that tests were skipped.
 */
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsWindow.WindowCondition.class)
public @interface NeedsWindow {
    /** Tries to open a hidden window. */
    final class WindowCondition implements ExecutionCondition {
        private static final String WHY_NOT = whyNot();

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return WHY_NOT.isEmpty()
                    ? ConditionEvaluationResult.enabled("a window can be opened")
                    : ConditionEvaluationResult.disabled(WHY_NOT);
        }

        private static String whyNot() {
            String reason = tried();
            String told = System.getProperty("orebound.skipped", "");
            if (!told.isEmpty()) {
                try {
                    if (reason.isEmpty()) {
                        Files.deleteIfExists(Path.of(told));
                    } else {
                        Files.writeString(Path.of(told), reason);
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return reason;
        }

        private static String tried() {
            try {
                if (!GLFW.glfwInit()) {
                    return "there is no display";
                }
            } catch (UnsatisfiedLinkError | ExceptionInInitializerError e) {
                return "windows cannot be opened on this system: " + e.getMessage();
            }
            GLFW.glfwDefaultWindowHints();
            GLFW.glfwWindowHint(GLFW.GLFW_VISIBLE, GLFW.GLFW_FALSE);
            GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MAJOR, 3);
            GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MINOR, 2);
            GLFW.glfwWindowHint(GLFW.GLFW_OPENGL_FORWARD_COMPAT, GLFW.GLFW_TRUE);
            GLFW.glfwWindowHint(GLFW.GLFW_OPENGL_PROFILE, GLFW.GLFW_OPENGL_CORE_PROFILE);
            long window = GLFW.glfwCreateWindow(16, 16, "", MemoryUtil.NULL, MemoryUtil.NULL);
            if (window != MemoryUtil.NULL) {
                GLFW.glfwDestroyWindow(window);
            }
            GLFW.glfwTerminate();
            return window == MemoryUtil.NULL ? "the display has no OpenGL 3.2" : "";
        }
    }
}
