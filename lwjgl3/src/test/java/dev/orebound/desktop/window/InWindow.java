package dev.orebound.desktop.window;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Runs each test of the class in a hidden window of its own with OpenGL 3.2: {@code Gdx.gl}, {@code Gdx.graphics},
 * {@code Gdx.input} and {@code Gdx.files} are set. Without a display the tests are skipped.
 *
 * <p>Only the test method itself runs in the window; objects that need OpenGL cannot be created in {@code @BeforeEach}.
 */
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(GlWindow.class)
@NeedsWindow
public @interface InWindow {
    /** In pixels. */
    int width() default 640;

    /** In pixels. */
    int height() default 360;

    /** False draws no pixel, which saves most of the time of a test that reads none where there is no graphics card. */
    boolean pixels() default true;

    /** True opens OpenAL on its null device: sounds are decoded, so that their faults show. */
    boolean sound() default false;
}
