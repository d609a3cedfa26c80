package dev.orebound.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;

/**
 * Draws many quads at once: sprites and the shapes of {@link QuadShape}, in world pixels, each over those before. How the next
 * ones look is set beforehand and stays: {@link #colour}, {@link #effect}, {@link #plain}.
 */
public final class QuadBatch implements Disposable {
    private static final int MOST_QUADS = 2048;
    private static final int FLOATS_A_VERTEX = 6;
    private static final int FLOATS_A_QUAD = 4 * FLOATS_A_VERTEX;

    private final ShaderProgram shader;
    private final Mesh mesh;
    private final float[] vertices = new float[MOST_QUADS * FLOATS_A_QUAD];
    private int size;
    private float colour = PackedColour.of(0xffffff, 1);
    private float effect = PackedColour.ofBytes(0, 1, 0, 0);

    public QuadBatch(ShaderProgram shader) {
        this.shader = shader;
        mesh = new Mesh(
                false,
                MOST_QUADS * 4,
                MOST_QUADS * 6,
                new VertexAttribute(Usage.Position, 2, ShaderProgram.POSITION_ATTRIBUTE),
                new VertexAttribute(Usage.TextureCoordinates, 2, ShaderProgram.TEXCOORD_ATTRIBUTE + "0"),
                VertexAttribute.ColorPacked(),
                new VertexAttribute(Usage.Generic, 4, GL20.GL_UNSIGNED_BYTE, true, "a_effect"));
        mesh.setIndices(quadIndices(MOST_QUADS));
        mesh.setAutoBind(true);
    }

    static short[] quadIndices(int quads) {
        short[] indices = new short[quads * 6];
        for (int i = 0; i < quads; i++) {
            int first = i * 4;
            indices[i * 6] = (short) first;
            indices[i * 6 + 1] = (short) (first + 1);
            indices[i * 6 + 2] = (short) (first + 2);
            indices[i * 6 + 3] = (short) (first + 2);
            indices[i * 6 + 4] = (short) (first + 3);
            indices[i * 6 + 5] = (short) first;
        }
        return indices;
    }

    /** Begins on the canvas that is begun. */
    public void begin(ViewSection section, Texture sprites, Texture emissive) {
        Gdx.gl.glEnable(GL20.GL_BLEND);
        Gdx.gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        emissive.bind(1);
        sprites.bind(0);
        shader.bind();
        shader.setUniformi("u_sprites", 0);
        shader.setUniformi("u_emissive", 1);
        shader.setUniformf("u_scene", section.left(), section.bottom(), 2f / section.width(), 2f / section.height());
        plain();
    }

    /** Draws all that was given since {@link #begin}. */
    public void end() {
        flush();
    }

    /** Sprites as they are painted. */
    public void plain() {
        colour(0xffffff, 1);
        effect(QuadShape.SPRITE, 0, 1, 0);
    }

    /**
     * Colours what comes next.
     *
     * @param rgb 0xRRGGBB, by which a sprite's own colours are multiplied
     * @param alpha from 0, clear, to 1
     */
    public void colour(int rgb, float alpha) {
        colour = PackedColour.of(rgb, alpha);
    }

    /** What the quad shows, and its measures from 0 to 1 as the shape says. */
    public void effect(QuadShape shape, float first, float glow, float own) {
        effect = PackedColour.ofBytes(first, glow, own, shape.ordinal());
    }

    /** A picture in its own size, its lower left corner on a whole pixel. */
    public void sprite(TextureRegion region, int x, int y) {
        quad(
                x,
                y,
                region.getRegionWidth(),
                region.getRegionHeight(),
                region.getU(),
                region.getV2(),
                region.getU2(),
                region.getV());
    }

    /**
     * Some rows of a picture; what is drawn of it stays in its place.
     *
     * @param from the lowest row that is drawn, counted from below
     * @param to the first that is no longer
     */
    public void rows(TextureRegion region, int x, int y, int from, int to) {
        quad(
                x,
                y + from,
                region.getRegionWidth(),
                to - from,
                region.getU(),
                cut(region, from),
                region.getU2(),
                cut(region, to));
    }

    /** As {@link #rows}, with left and right changed over. */
    public void rowsMirrored(TextureRegion region, int x, int y, int from, int to) {
        quad(
                x,
                y + from,
                region.getRegionWidth(),
                to - from,
                region.getU2(),
                cut(region, from),
                region.getU(),
                cut(region, to));
    }

    /** A picture made smaller by a whole number, its lower left corner on a whole pixel. */
    public void smaller(TextureRegion region, int x, int y, int divisor) {
        int width = (region.getRegionWidth() + divisor - 1) / divisor;
        int height = (region.getRegionHeight() + divisor - 1) / divisor;
        quad(x, y, width, height, region.getU(), region.getV2(), region.getU2(), region.getV());
    }

    private static float cut(TextureRegion region, int rows) {
        return region.getV2() - (region.getV2() - region.getV()) * rows / region.getRegionHeight();
    }

    /** As {@link #sprite}, with left and right changed over. */
    public void mirrored(TextureRegion region, int x, int y) {
        quad(
                x,
                y,
                region.getRegionWidth(),
                region.getRegionHeight(),
                region.getU2(),
                region.getV2(),
                region.getU(),
                region.getV());
    }

    /** One of the shapes that do not turn: it fills the rectangle. */
    public void shape(float x, float y, float width, float height) {
        quad(x, y, width, height, -1, -1, 1, 1);
    }

    /**
     * One of the shapes about a centre, turned into a direction.
     *
     * @param reach its radius
     * @param directionX of a unit vector
     */
    public void turned(float x, float y, float reach, float directionX, float directionY) {
        int at = next();
        corner(at, x, y, -reach, -reach, directionX, directionY, reach);
        corner(at + FLOATS_A_VERTEX, x, y, -reach, reach, directionX, directionY, reach);
        corner(at + 2 * FLOATS_A_VERTEX, x, y, reach, reach, directionX, directionY, reach);
        corner(at + 3 * FLOATS_A_VERTEX, x, y, reach, -reach, directionX, directionY, reach);
    }

    /** As {@link #turned}, with its left and right changed over: what sweeps does so the other way. */
    public void turnedBack(float x, float y, float reach, float directionX, float directionY) {
        int at = next();
        backCorner(at, x, y, -reach, -reach, directionX, directionY, reach);
        backCorner(at + FLOATS_A_VERTEX, x, y, -reach, reach, directionX, directionY, reach);
        backCorner(at + 2 * FLOATS_A_VERTEX, x, y, reach, reach, directionX, directionY, reach);
        backCorner(at + 3 * FLOATS_A_VERTEX, x, y, reach, -reach, directionX, directionY, reach);
    }

    /**
     * One of the shapes that run along a way: from 0, where it begins, to 1, and from -1 to 1 across.
     *
     * @param halfWidth in pixels, likewise
     * @param directionX of a unit vector
     */
    public void strip(float x, float y, float length, float halfWidth, float directionX, float directionY) {
        float endX = x + directionX * length;
        float endY = y + directionY * length;
        float asideX = -directionY * halfWidth;
        float asideY = directionX * halfWidth;
        int at = next();
        vertex(at, x - asideX, y - asideY, 0, -1);
        vertex(at + FLOATS_A_VERTEX, x + asideX, y + asideY, 0, 1);
        vertex(at + 2 * FLOATS_A_VERTEX, endX + asideX, endY + asideY, 1, 1);
        vertex(at + 3 * FLOATS_A_VERTEX, endX - asideX, endY - asideY, 1, -1);
    }

    private void backCorner(
            int at, float x, float y, float dx, float dy, float directionX, float directionY, float reach) {
        float along = (dx * directionX + dy * directionY) / reach;
        float across = (dx * directionY - dy * directionX) / reach;
        vertex(at, x + dx, y + dy, along, across);
    }

    private void corner(int at, float x, float y, float dx, float dy, float directionX, float directionY, float reach) {
        float along = (dx * directionX + dy * directionY) / reach;
        float across = (dy * directionX - dx * directionY) / reach;
        vertex(at, x + dx, y + dy, along, across);
    }

    private void quad(float x, float y, float width, float height, float u, float v, float u2, float v2) {
        int at = next();
        vertex(at, x, y, u, v);
        vertex(at + FLOATS_A_VERTEX, x, y + height, u, v2);
        vertex(at + 2 * FLOATS_A_VERTEX, x + width, y + height, u2, v2);
        vertex(at + 3 * FLOATS_A_VERTEX, x + width, y, u2, v);
    }

    private int next() {
        if (size == vertices.length) {
            flush();
        }
        int at = size;
        size += FLOATS_A_QUAD;
        return at;
    }

    private void vertex(int at, float x, float y, float u, float v) {
        vertices[at] = x;
        vertices[at + 1] = y;
        vertices[at + 2] = u;
        vertices[at + 3] = v;
        vertices[at + 4] = colour;
        vertices[at + 5] = effect;
    }

    private void flush() {
        if (size > 0) {
            mesh.setVertices(vertices, 0, size);
            mesh.render(shader, GL20.GL_TRIANGLES, 0, size / FLOATS_A_QUAD * 6);
            size = 0;
        }
    }

    @Override
    public void dispose() {
        mesh.dispose();
    }
}
