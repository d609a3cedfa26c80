package dev.orebound.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

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
    void whatIsDrawnCanBeReadBack() {
        Gdx.gl.glClearColor(1f, 0.5f, 0f, 1f);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);

        Pixmap pixels = GlWindow.pixels();

        assertThat(pixels.getPixel(160, 100)).isIn(0xff7f00ff, 0xff8000ff);
        pixels.dispose();
    }
}
