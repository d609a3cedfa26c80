package dev.orebound.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.utils.ScreenUtils;
import dev.orebound.journal.Screenshot;
import org.jspecify.annotations.Nullable;

/** Pictures of the window. */
final class FrameBuffers {
    private static final int WINDOW = 0;

    /** As OpenGL 3.2 numbers what the screen shows, which libGDX leaves out. */
    private static final int FRONT = 0x0404;

    private FrameBuffers() {}

    /** What was drawn in this frame, and is not seen yet. */
    static Screenshot drawn() {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        return new Screenshot(width, height, ScreenUtils.getFrameBufferPixels(0, 0, width, height, true));
    }

    /** What the player sees, whatever was being drawn meanwhile; null where the machine does not tell. */
    static @Nullable Screenshot seen() {
        try {
            Gdx.gl.glBindFramebuffer(GL20.GL_FRAMEBUFFER, WINDOW);
            if (Gdx.gl30 != null) {
                Gdx.gl30.glReadBuffer(FRONT);
            }
            return drawn();
        } catch (RuntimeException e) {
            return null;
        }
    }
}
