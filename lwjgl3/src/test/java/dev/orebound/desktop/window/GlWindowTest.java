package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import org.junit.jupiter.api.Test;

@InWindow(width = 320, height = 200)
class GlWindowTest {
    @Test
    void theWindowHasTheSizeAskedForAndOpenGl32() {
        assertThat(Gdx.graphics.getBackBufferWidth()).isEqualTo(320);
        assertThat(Gdx.graphics.getBackBufferHeight()).isEqualTo(200);
        assertThat(Gdx.graphics.getGLVersion().isVersionEqualToOrHigher(3, 2)).isTrue();
        assertThat(Gdx.gl30).isNotNull();
    }

    @Test
    void aDrawnPictureCanBeReadBack() {
        Gdx.gl.glClearColor(1f, 0.5f, 0f, 1f);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);

        Pixmap pixels = GlWindow.pixels();

        assertThat(pixels.getPixel(160, 100)).isIn(0xff7f00ff, 0xff8000ff);
        pixels.dispose();
    }

    @Test
    void framesThatNobodySeesLeaveThePixelsAlone() {
        clear(1, 0, 0);
        GlWindow.unseen(() -> clear(0, 1, 0));
        Pixmap before = GlWindow.pixels();
        GlWindow.lastOf(2, () -> clear(0, 0, 1));
        Pixmap last = GlWindow.pixels();

        assertThat(before.getPixel(160, 100)).isEqualTo(0xff0000ff);
        assertThat(last.getPixel(160, 100)).isEqualTo(0x0000ffff);
        before.dispose();
        last.dispose();
    }

    @Test
    @InWindow(pixels = false)
    void noPixelsCanBeReadIfNoneAreDrawn() {
        GlWindow.lastOf(2, () -> clear(0, 0, 1));

        assertThatThrownBy(GlWindow::pixels).isInstanceOf(AssertionError.class);
    }

    private static void clear(float red, float green, float blue) {
        Gdx.gl.glClearColor(red, green, blue, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    }
}
