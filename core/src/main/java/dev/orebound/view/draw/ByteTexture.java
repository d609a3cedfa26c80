package dev.orebound.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.GL30;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.Disposable;
import java.nio.ByteBuffer;

/** A texture of plain numbers that are written on the processor and read as 0 to 1, smoothly unless told otherwise. */
public final class ByteTexture implements Disposable {
    private final int width;
    private final int height;
    private final Numbers numbers;
    private final ByteBuffer bytes;
    private final int handle;

    /** Numbers in a texel. */
    public enum Numbers {
        ONE(1, GL30.GL_RED, GL30.GL_R8),
        THREE(3, GL20.GL_RGB, GL30.GL_RGB8),
        FOUR(4, GL20.GL_RGBA, GL30.GL_RGBA8);

        private final int count;
        private final int format;
        private final int internalFormat;

        Numbers(int count, int format, int internalFormat) {
            this.count = count;
            this.format = format;
            this.internalFormat = internalFormat;
        }
    }

    /** Behaviour beyond the left and right edge. */
    public enum EdgeMode {
        CLAMPED,
        JOINED
    }

    public ByteTexture(int width, int height, Numbers numbers, EdgeMode edge) {
        this.width = width;
        this.height = height;
        this.numbers = numbers;
        bytes = BufferUtils.newByteBuffer(width * height * numbers.count);
        handle = Gdx.gl.glGenTexture();
        Gdx.gl.glBindTexture(GL20.GL_TEXTURE_2D, handle);
        int wrap = edge == EdgeMode.JOINED ? GL20.GL_REPEAT : GL20.GL_CLAMP_TO_EDGE;
        Gdx.gl.glTexParameteri(GL20.GL_TEXTURE_2D, GL20.GL_TEXTURE_WRAP_S, wrap);
        Gdx.gl.glTexParameteri(GL20.GL_TEXTURE_2D, GL20.GL_TEXTURE_WRAP_T, GL20.GL_CLAMP_TO_EDGE);
        Gdx.gl.glTexParameteri(GL20.GL_TEXTURE_2D, GL20.GL_TEXTURE_MIN_FILTER, GL20.GL_LINEAR);
        Gdx.gl.glTexParameteri(GL20.GL_TEXTURE_2D, GL20.GL_TEXTURE_MAG_FILTER, GL20.GL_LINEAR);
        upload();
    }

    /** Lets the nearest texel be read rather than a mix of those around. */
    public void readNearest() {
        Gdx.gl.glBindTexture(GL20.GL_TEXTURE_2D, handle);
        Gdx.gl.glTexParameteri(GL20.GL_TEXTURE_2D, GL20.GL_TEXTURE_MIN_FILTER, GL20.GL_NEAREST);
        Gdx.gl.glTexParameteri(GL20.GL_TEXTURE_2D, GL20.GL_TEXTURE_MAG_FILTER, GL20.GL_NEAREST);
    }

    /** Returns the numbers row by row; {@link #upload} makes changes count. */
    public ByteBuffer bytes() {
        return bytes;
    }

    /** Hands the numbers to the graphics card. */
    public void upload() {
        bytes.position(0);
        Gdx.gl.glBindTexture(GL20.GL_TEXTURE_2D, handle);
        Gdx.gl.glPixelStorei(GL20.GL_UNPACK_ALIGNMENT, 1);
        Gdx.gl.glTexImage2D(
                GL20.GL_TEXTURE_2D,
                0,
                numbers.internalFormat,
                width,
                height,
                0,
                numbers.format,
                GL20.GL_UNSIGNED_BYTE,
                bytes);
    }

    /** Hands some rows of the numbers to the graphics card. */
    public void upload(int firstRow, int rows) {
        bytes.position(firstRow * (bytes.capacity() / height));
        Gdx.gl.glBindTexture(GL20.GL_TEXTURE_2D, handle);
        Gdx.gl.glPixelStorei(GL20.GL_UNPACK_ALIGNMENT, 1);
        Gdx.gl.glTexSubImage2D(
                GL20.GL_TEXTURE_2D, 0, 0, firstRow, width, rows, numbers.format, GL20.GL_UNSIGNED_BYTE, bytes);
        bytes.position(0);
    }

    public void bind(int unit) {
        Gdx.gl.glActiveTexture(GL20.GL_TEXTURE0 + unit);
        Gdx.gl.glBindTexture(GL20.GL_TEXTURE_2D, handle);
    }

    @Override
    public void dispose() {
        Gdx.gl.glDeleteTexture(handle);
    }
}
