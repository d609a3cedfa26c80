package dev.orebound.view.light;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.view.draw.ByteTexture;
import dev.orebound.view.draw.RenderTarget;
import dev.orebound.view.draw.ViewSection;
import java.util.Arrays;

/**
 * Draws all lights onto a picture of half the world's resolution: how much light there is, and from which side it
 * comes.
 */
public final class LightLayer implements Disposable {
    private static final int FLOATS_A_VERTEX = 9;
    private static final int FLOATS_A_LIGHT = 4 * FLOATS_A_VERTEX;
    /** Factor by which the shader squashes lights, since the ground is seen from the south. */
    private static final float SQUASH = 1.15f;

    private final ShaderProgram shader;
    private final ShadowTexture shadows;
    private final Mesh mesh;
    private final float[] vertices = new float[LightList.MOST * FLOATS_A_LIGHT];

    /**
     * Keeps the rays of the lights that were last in view, one row of a texture each, so that only lights that move are
     * computed again. A row belongs to a place and a radius; the row that was not used for longest is reused.
     */
    private static final class ShadowTexture implements Disposable {
        /** Rows of the texture; the first is for lights that nothing stops. */
        static final int ROWS = 96;

        private static final int UNSTOPPED = 0;
        private final LightOccluders occluders;
        private final ByteTexture texture =
                new ByteTexture(LightOccluders.DIRECTIONS, ROWS, ByteTexture.Numbers.ONE, ByteTexture.EdgeMode.JOINED);
        private final long[] keys = new long[ROWS];
        private final int[] versions = new int[ROWS];
        private final int[] lastUsed = new int[ROWS];
        /** The row of each light of the last frame, by its place in the list: usually its row again. */
        private final int[] lastRows = new int[LightList.MOST];

        private int frame;
        /** The rows that were computed in this frame: from the first to the last of them. */
        private int firstChanged = ROWS;

        private int lastChanged;

        ShadowTexture(LightOccluders occluders) {
            this.occluders = occluders;
            Arrays.fill(keys, -1);
            for (int i = 0; i < LightOccluders.DIRECTIONS; i++) {
                texture.bytes().put(i, (byte) 255);
            }
            texture.upload();
        }

        /** Begins a frame. Rows asked for in it are not reused before the next. */
        void begin() {
            frame++;
        }

        /**
         * Returns the row of a light, computing it again if necessary.
         *
         * @param light its place in the list
         */
        int rowOf(int light, float x, float y, float radius) {
            long key = (long) x << 40 | (long) y << 16 | (long) radius;
            int guess = lastRows[light];
            if (keys[guess] == key && versions[guess] == occluders.version()) {
                lastUsed[guess] = frame;
                return guess;
            }
            int row = findRow(key, x, y, radius);
            lastRows[light] = row;
            return row;
        }

        private int findRow(long key, float x, float y, float radius) {
            int oldest = 1;
            for (int row = 1; row < ROWS; row++) {
                if (keys[row] == key && versions[row] == occluders.version()) {
                    lastUsed[row] = frame;
                    return row;
                }
                if (lastUsed[row] < lastUsed[oldest]) {
                    oldest = row;
                }
            }
            if (lastUsed[oldest] == frame) {
                return UNSTOPPED;
            }
            keys[oldest] = key;
            versions[oldest] = occluders.version();
            lastUsed[oldest] = frame;
            occluders.follow(x, y, radius, texture.bytes(), oldest * LightOccluders.DIRECTIONS);
            firstChanged = Math.min(firstChanged, oldest);
            lastChanged = Math.max(lastChanged, oldest);
            return oldest;
        }

        /** Ends a frame: hands all rows that were computed in it to the graphics card at once. */
        void end() {
            if (firstChanged <= lastChanged) {
                texture.upload(firstChanged, lastChanged - firstChanged + 1);
                firstChanged = ROWS;
                lastChanged = 0;
            }
        }

        void bind(int unit) {
            texture.bind(unit);
        }

        @Override
        public void dispose() {
            texture.dispose();
        }
    }

    public LightLayer(ShaderProgram shader, LightOccluders occluders) {
        this.shader = shader;
        shadows = new ShadowTexture(occluders);
        mesh = new Mesh(
                false,
                LightList.MOST * 4,
                LightList.MOST * 6,
                new VertexAttribute(Usage.Position, 2, ShaderProgram.POSITION_ATTRIBUTE),
                new VertexAttribute(Usage.Generic, 4, "a_light"),
                new VertexAttribute(Usage.Generic, 3, "a_strength"));
        mesh.setIndices(indices());
    }

    private static short[] indices() {
        short[] indices = new short[LightList.MOST * 6];
        int[] corners = {0, 1, 2, 2, 3, 0};
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (short) (i / 6 * 4 + corners[i % 6]);
        }
        return indices;
    }

    /** Draws the lights of a frame to a target of two pictures. */
    public void draw(LightList lights, ViewSection section, RenderTarget canvas) {
        gather(lights);
        canvas.beginClear();
        if (lights.size() == 0) {
            return;
        }
        Gdx.gl.glEnable(GL20.GL_BLEND);
        Gdx.gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE);
        shadows.bind(0);
        shader.bind();
        shader.setUniformi("u_shadows", 0);
        shader.setUniformf("u_scene", section.left(), section.bottom(), 2f / section.width(), 2f / section.height());
        mesh.setVertices(vertices, 0, lights.size() * FLOATS_A_LIGHT);
        mesh.render(shader, GL20.GL_TRIANGLES, 0, lights.size() * 6);
    }

    private void gather(LightList lights) {
        shadows.begin();
        for (int i = 0; i < lights.size(); i++) {
            float row = (shadows.rowOf(i, lights.x[i], lights.y[i], lights.radius[i]) + 0.5f) / ShadowTexture.ROWS;
            int at = i * FLOATS_A_LIGHT;
            corner(at, lights, i, -1, -1, row);
            corner(at + FLOATS_A_VERTEX, lights, i, -1, 1, row);
            corner(at + 2 * FLOATS_A_VERTEX, lights, i, 1, 1, row);
            corner(at + 3 * FLOATS_A_VERTEX, lights, i, 1, -1, row);
        }
        shadows.end();
    }

    private void corner(int at, LightList lights, int light, int signX, int signY, float row) {
        float dx = lights.radius[light] * signX;
        float dy = lights.radius[light] * signY / SQUASH;
        vertices[at] = lights.x[light] + dx;
        vertices[at + 1] = lights.y[light] + dy;
        vertices[at + 2] = dx;
        vertices[at + 3] = dy;
        vertices[at + 4] = lights.radius[light];
        vertices[at + 5] = row;
        vertices[at + 6] = lights.red[light];
        vertices[at + 7] = lights.green[light];
        vertices[at + 8] = lights.blue[light];
    }

    @Override
    public void dispose() {
        shadows.dispose();
        mesh.dispose();
    }
}
