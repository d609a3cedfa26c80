package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.utils.ScreenUtils;
import dev.orebound.journal.report.Screenshot;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.text.TextMask;
import org.jspecify.annotations.Nullable;

/** Pictures of the window. */
final class WindowCapture {
    private static final int WINDOW = 0;

    /** As OpenGL 3.2 numbers what the screen shows, which libGDX leaves out. */
    private static final int FRONT = 0x0404;

    private WindowCapture() {}

    /** Returns the picture drawn in this frame, before it is shown, without texts that name the player. */
    static Screenshot drawn(TextMask mask) {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        Screenshot picture = new Screenshot(width, height, ScreenUtils.getFrameBufferPixels(0, 0, width, height, true));
        mask.forEach((x, y, coveredWidth, coveredHeight) ->
                picture.cover(x, y, coveredWidth, coveredHeight, UiPalette.STONE_DARK));
        return picture;
    }

    /** The same of what the player sees, whatever was being drawn meanwhile; null where the machine does not tell. */
    static @Nullable Screenshot seen(TextMask mask) {
        try {
            Gdx.gl.glBindFramebuffer(GL20.GL_FRAMEBUFFER, WINDOW);
            if (Gdx.gl30 != null) {
                Gdx.gl30.glReadBuffer(FRONT);
            }
            return drawn(mask);
        } catch (RuntimeException e) {
            return null;
        }
    }
}
