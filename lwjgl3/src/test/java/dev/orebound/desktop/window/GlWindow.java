package dev.orebound.desktop.window;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.io.File;
import java.lang.reflect.Method;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Opens the window that {@link InWindow} asks for, runs the test on its first frame, and closes it. */
public final class GlWindow implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(
            Invocation<@Nullable Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        runInWindow(test, context);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<@Nullable Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        runInWindow(test, context);
    }

    /**
     * Returns the pixels of the window, the first row at the bottom as in OpenGL. Call before the frame ends; the
     * caller disposes of the result.
     */
    public static Pixmap pixels() {
        return Pixmap.createFromFrameBuffer(
                0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    /** Writes the content of the window to {@code target/shots/NAME.png}, for people to look at. */
    public static void shoot(String name) {
        Pixmap pixels = pixels();
        FileHandle file = new FileHandle(new File("target/shots/" + name + ".png"));
        file.parent().mkdirs();
        PixmapIO.writePNG(file, pixels, Deflater.BEST_SPEED, true);
        pixels.dispose();
    }

    private static void runInWindow(Invocation<@Nullable Void> test, ExtensionContext context) throws Throwable {
        FirstFrame frame = new FirstFrame(test);
        Lwjgl3Application unused = new Lwjgl3Application(frame, configuration(asked(context)));
        if (frame.failure != null) {
            throw frame.failure;
        }
    }

    private static InWindow asked(ExtensionContext context) {
        return AnnotationSupport.findAnnotation(context.getElement(), InWindow.class)
                .or(() -> AnnotationSupport.findAnnotation(context.getRequiredTestClass(), InWindow.class))
                .orElseThrow();
    }

    private static Lwjgl3ApplicationConfiguration configuration(InWindow asked) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL30, 3, 2);
        configuration.setWindowedMode(asked.width(), asked.height());
        configuration.setInitialVisible(false);
        configuration.disableAudio(!asked.sound());
        configuration.useVsync(false);
        return configuration;
    }

    /** Keeps the exception of a test, so that the window closes normally and the test fails with its own message. */
    private static final class FirstFrame extends ApplicationAdapter {
        private final Invocation<@Nullable Void> test;
        private @Nullable Throwable failure;

        FirstFrame(Invocation<@Nullable Void> test) {
            this.test = test;
        }

        @Override
        public void render() {
            try {
                test.proceed();
            } catch (Throwable thrown) {
                failure = thrown;
            } finally {
                Gdx.app.exit();
            }
        }
    }
}
