package dev.orebound.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.utils.Disposable;

/** Runs a shader once for each pixel of what is drawn on. */
public final class FullScreenPass implements Disposable {
    private final int[] vertexArray = new int[1];

    public FullScreenPass() {
        Gdx.gl30.glGenVertexArrays(1, vertexArray, 0);
    }

    /** Draws with the shader that is bound. */
    public void draw() {
        Gdx.gl30.glBindVertexArray(vertexArray[0]);
        Gdx.gl.glDrawArrays(GL20.GL_TRIANGLES, 0, 3);
        Gdx.gl30.glBindVertexArray(0);
    }

    @Override
    public void dispose() {
        Gdx.gl30.glDeleteVertexArrays(1, vertexArray, 0);
    }
}
