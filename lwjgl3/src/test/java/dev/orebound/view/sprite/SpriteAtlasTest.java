package dev.orebound.view.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.BufferUtils;
import dev.orebound.TestContent;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.Sprite;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.desktop.window.NeedsWindow;
import java.nio.IntBuffer;
import org.junit.jupiter.api.Test;

@NeedsWindow
class SpriteAtlasTest {
    private final SpriteSheet sheet = SpriteSheet.read(new BuiltInAssets());

    @Test
    void everyPixelOfEveryFrameIsOnTheTexture() {
        inWindow(() -> {
            SpriteAtlas atlas = new SpriteAtlas(TestContent.sprites(new BuiltInAssets()));
            atlas.texture().bind();
            Pixmap colours = pixelsOfBound(atlas.texture());
            atlas.shines().bind(0);
            Pixmap shines = pixelsOfBound(atlas.texture());
            for (Sprite sprite : sheet.sprites()) {
                assertThat(atlas.frames(sprite.key())).isEqualTo(sprite.frames().size());
                for (int i = 0; i < sprite.frames().size(); i++) {
                    compare(sprite.frames().get(i), atlas.frame(sprite.key(), i), colours, shines);
                }
            }
            colours.dispose();
            shines.dispose();
            atlas.dispose();
        });
    }

    @Test
    void aFrameThatIsNotThereIsRefusedByName() {
        inWindow(() -> {
            SpriteAtlas atlas = new SpriteAtlas(TestContent.sprites(new BuiltInAssets()));

            assertThat(atlas.has("unicorn")).isFalse();
            assertThatThrownBy(() -> atlas.frame("unicorn", 0)).hasMessageContaining("unicorn");
            assertThatThrownBy(() -> atlas.frame("lens", 1)).hasMessageContaining("lens has no frame 1");
            atlas.dispose();
        });
    }

    private static void compare(SpriteFrame frame, TextureRegion region, Pixmap colours, Pixmap shines) {
        assertThat(region.getRegionWidth()).isEqualTo(frame.width());
        assertThat(region.getRegionHeight()).isEqualTo(frame.height());
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                int left = region.getRegionX() + x;
                int top = region.getRegionY() + y;
                assertThat(colours.getPixel(left, top)).isEqualTo(frame.rgba(x, y));
                assertThat(shines.getPixel(left, top) >>> 24).isEqualTo(frame.emissive(x, y) != 0 ? 255 : 0);
            }
        }
    }

    /**
     * Returns the content of the bound texture on the graphics card. Row 0 is its first, as in a frame.
     *
     * @param size a texture of its size
     */
    private static Pixmap pixelsOfBound(Texture size) {
        IntBuffer bound = BufferUtils.newIntBuffer(16);
        Gdx.gl.glGetIntegerv(GL20.GL_TEXTURE_BINDING_2D, bound);
        int framebuffer = Gdx.gl.glGenFramebuffer();
        Gdx.gl.glBindFramebuffer(GL20.GL_FRAMEBUFFER, framebuffer);
        Gdx.gl.glFramebufferTexture2D(
                GL20.GL_FRAMEBUFFER, GL20.GL_COLOR_ATTACHMENT0, GL20.GL_TEXTURE_2D, bound.get(0), 0);
        Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, size.getWidth(), size.getHeight());
        Gdx.gl.glBindFramebuffer(GL20.GL_FRAMEBUFFER, 0);
        Gdx.gl.glDeleteFramebuffer(framebuffer);
        return pixels;
    }

    /** Runs an action in a window, where textures can be created, and rethrows its exception. */
    private static void inWindow(Runnable something) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setInitialVisible(false);
        configuration.setWindowedMode(64, 64);
        configuration.disableAudio(true);
        new Lwjgl3Application(
                new ApplicationAdapter() {
                    @Override
                    public void create() {
                        something.run();
                        Gdx.app.exit();
                    }
                },
                configuration);
    }
}
