package dev.orebound.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.GL30;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.GLFrameBuffer;
import com.badlogic.gdx.utils.Disposable;

/** One or two pictures of the same size that are drawn to at once. */
public final class RenderTarget implements Disposable {
    private final FrameBuffer buffer;

    /** Reading of texels between their centres. */
    public enum Reading {
        WHOLE,
        SMOOTH
    }

    /**
     * @param width in pixels
     * @param height in pixels
     * @param pictures 1 or 2, in the order of the shader's outputs
     */
    public RenderTarget(int width, int height, int pictures, Reading reading) {
        GLFrameBuffer.FrameBufferBuilder builder = new GLFrameBuffer.FrameBufferBuilder(width, height);
        for (int i = 0; i < pictures; i++) {
            builder.addColorTextureAttachment(GL30.GL_RGBA8, GL20.GL_RGBA, GL20.GL_UNSIGNED_BYTE);
        }
        buffer = builder.build();
        Texture.TextureFilter filter =
                reading == Reading.WHOLE ? Texture.TextureFilter.Nearest : Texture.TextureFilter.Linear;
        for (int i = 0; i < pictures; i++) {
            picture(i).setFilter(filter, filter);
            picture(i).setWrap(Texture.TextureWrap.ClampToEdge, Texture.TextureWrap.ClampToEdge);
        }
    }

    /** Makes this the target until another one begins or {@link #end}. */
    public void begin() {
        buffer.bind();
        Gdx.gl.glViewport(0, 0, width(), height());
    }

    /** Makes this the target and clears it to black that gives no light. */
    public void beginClear() {
        begin();
        Gdx.gl.glClearColor(0, 0, 0, 0);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    }

    /** Makes the window the target, of this many pixels. */
    public static void end(int windowWidth, int windowHeight) {
        FrameBuffer.unbind();
        Gdx.gl.glViewport(0, 0, windowWidth, windowHeight);
    }

    public Texture picture(int index) {
        return buffer.getTextureAttachments().get(index);
    }

    public int width() {
        return buffer.getWidth();
    }

    public int height() {
        return buffer.getHeight();
    }

    @Override
    public void dispose() {
        buffer.dispose();
    }
}
