package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.profiling.GL30Interceptor;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.File;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.Buffer;
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
     * Draws frames whose pixels nobody reads: everything is done but the pixels, which cost most without a graphics
     * card.
     */
    public static void unseen(Runnable frames) {
        SightedGraphics graphics = SightedGraphics.ofWindow();
        boolean isSeen = graphics.isSeen;
        graphics.isSeen = false;
        frames.run();
        graphics.isSeen = isSeen;
    }

    /** Draws frames of which only the last one is seen. */
    public static void lastOf(int frames, Runnable frame) {
        unseen(() -> {
            for (int i = 1; i < frames; i++) {
                frame.run();
            }
        });
        frame.run();
    }

    /**
     * Returns the pixels of the window, the first row at the bottom as in OpenGL. Call before the frame ends; the
     * caller disposes of the result.
     */
    public static Pixmap pixels() {
        assertThat(SightedGraphics.ofWindow().isSeen).as("pixels are drawn").isTrue();
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
        InWindow asked = asked(context);
        FirstFrame frame = new FirstFrame(test, asked);
        Lwjgl3Application unused = new Lwjgl3Application(frame, configuration(asked));
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

    /** Returns an audio device that loads no sound, so that no game makes all of its sounds for nobody. */
    private static Audio withoutSounds(Audio silent) {
        return (Audio) Proxy.newProxyInstance(
                Audio.class.getClassLoader(), new Class<?>[] {Audio.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("newSound")) {
                        throw new GdxRuntimeException("this window has no sound");
                    }
                    return method.invoke(silent, arguments);
                });
    }

    /**
     * The OpenGL of a window, which draws nothing while nobody sees it. What frames leave behind for later ones is kept
     * all the same, unless no frame of the window is ever seen.
     */
    private static final class SightedGraphics extends GL30Interceptor {
        private static @Nullable SightedGraphics last;

        private final Graphics window;
        private final boolean isEverSeen;
        private boolean isSeen;

        SightedGraphics(boolean isSeen) {
            super(new GLProfiler(Gdx.graphics), Gdx.gl30);
            window = Gdx.graphics;
            this.isSeen = isSeen;
            isEverSeen = isSeen;
        }

        /** Takes over the OpenGL of the current window. */
        static SightedGraphics take(boolean isSeen) {
            SightedGraphics taken = new SightedGraphics(isSeen);
            Gdx.graphics.setGL30(taken);
            Gdx.graphics.setGL20(taken);
            Gdx.gl30 = taken;
            Gdx.gl20 = taken;
            Gdx.gl = taken;
            last = taken;
            return taken;
        }

        /** Returns that of the current window, which a test may have opened by itself. */
        static SightedGraphics ofWindow() {
            return last == null || last.window != Gdx.graphics ? take(true) : last;
        }

        @Override
        public void glClear(int mask) {
            if (isSeen) {
                gl30.glClear(mask);
            }
        }

        @Override
        public void glDrawArrays(int mode, int first, int count) {
            if (isSeen) {
                gl30.glDrawArrays(mode, first, count);
            }
        }

        @Override
        public void glDrawElements(int mode, int count, int type, int indices) {
            if (isSeen) {
                gl30.glDrawElements(mode, count, type, indices);
            }
        }

        @Override
        public void glTexSubImage2D(
                int target,
                int level,
                int xoffset,
                int yoffset,
                int width,
                int height,
                int format,
                int type,
                Buffer pixels) {
            if (isEverSeen) {
                gl30.glTexSubImage2D(target, level, xoffset, yoffset, width, height, format, type, pixels);
            }
        }
    }

    /** Keeps the exception of a test, so that the window closes normally and the test fails with its own message. */
    private static final class FirstFrame extends ApplicationAdapter {
        private final Invocation<@Nullable Void> test;
        private final InWindow asked;
        private @Nullable Throwable failure;

        FirstFrame(Invocation<@Nullable Void> test, InWindow asked) {
            this.test = test;
            this.asked = asked;
        }

        @Override
        public void render() {
            try {
                SightedGraphics.take(asked.pixels());
                if (!asked.sound()) {
                    Gdx.audio = withoutSounds(Gdx.audio);
                }
                test.proceed();
            } catch (Throwable thrown) {
                failure = thrown;
            } finally {
                Gdx.app.exit();
            }
        }
    }
}
