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
import com.badlogic.gdx.utils.NumberUtils;

/**
 * Draws many quads at once: sprites and the shapes of {@link QuadShape}, in world pixels, each over those before. The
 * look of the next ones is set beforehand and stays: {@link #colour}, {@link #effect}, {@link #plain}.
 */
public final class QuadBatch implements Disposable {
    private static final int MOST_QUADS = 2048;
    private static final int FLOATS_A_VERTEX = 6;
    private static final int FLOATS_A_QUAD = 4 * FLOATS_A_VERTEX;

    private final ShaderProgram shader;
    private final Mesh mesh;
    private final FlashLimiter flashes = new FlashLimiter();
    private SignColours colours = SignColours.NONE;
    private final float[] vertices = new float[MOST_QUADS * FLOATS_A_QUAD];
    private int size;
    private float colour = packedColour(0xffffff, 1);
    private float effect = packedBytes(0, 1, 0, 0);

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

    /**
     * Begins on the target that is begun.
     *
     * @param shines 1 where a pixel of the sprites gives light of its own, else 0
     */
    public void begin(ViewSection section, Texture sprites, ByteTexture shines) {
        Gdx.gl.glEnable(GL20.GL_BLEND);
        Gdx.gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        shines.bind(1);
        sprites.bind(0);
        shader.bind();
        shader.setUniformi("u_sprites", 0);
        shader.setUniformi("u_shines", 1);
        shader.setUniformf("u_scene", section.left(), section.bottom(), 2f / section.width(), 2f / section.height());
        plain();
    }

    /** Draws everything that was added since {@link #begin}. */
    public void end() {
        flush();
    }

    /** Lets the next sprites look as they were painted. */
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
        colour = packedColour(colours.of(rgb), alpha);
    }

    /** Sets what replaces the colours that tell something. */
    public void use(SignColours wanted) {
        colours = wanted;
    }

    /** Returns what replaces the colours that tell something. */
    public SignColours colours() {
        return colours;
    }

    /** Returns the limits of all that flashes in this picture. */
    public FlashLimiter flashes() {
        return flashes;
    }

    /**
     * Sets what the next quads show, and the measures of the shape from 0 to 1. White that is added counts as a flash.
     */
    public void effect(QuadShape shape, float first, float glow, float own) {
        boolean isWhiteness = shape == QuadShape.SPRITE || shape == QuadShape.BLOCK;
        effect = packedBytes(isWhiteness ? flashes.flash(first) : first, glow, own, shape.ordinal());
    }

    /**
     * Draws a picture in its own size, its lower left corner on a whole pixel, if asked for with left and right
     * exchanged.
     */
    public void sprite(TextureRegion region, int x, int y, boolean isMirrored) {
        quad(
                x,
                y,
                region.getRegionWidth(),
                region.getRegionHeight(),
                isMirrored ? region.getU2() : region.getU(),
                region.getV2(),
                isMirrored ? region.getU() : region.getU2(),
                region.getV());
    }

    /**
     * Draws some rows of a picture in their place.
     *
     * @param from the lowest row that is drawn, counted from below
     * @param to the first that is no longer
     * @param isMirrored whether left and right are exchanged
     */
    public void rows(TextureRegion region, int x, int y, int from, int to, boolean isMirrored) {
        quad(
                x,
                y + from,
                region.getRegionWidth(),
                to - from,
                isMirrored ? region.getU2() : region.getU(),
                cut(region, from),
                isMirrored ? region.getU() : region.getU2(),
                cut(region, to));
    }

    /** Draws a picture made smaller by a whole number, its lower left corner on a whole pixel. */
    public void smaller(TextureRegion region, int x, int y, int divisor) {
        int width = (region.getRegionWidth() + divisor - 1) / divisor;
        int height = (region.getRegionHeight() + divisor - 1) / divisor;
        quad(x, y, width, height, region.getU(), region.getV2(), region.getU2(), region.getV());
    }

    private static float cut(TextureRegion region, int rows) {
        return region.getV2() - (region.getV2() - region.getV()) * rows / region.getRegionHeight();
    }

    /** Draws one of the shapes that do not turn; it fills the rectangle. */
    public void shape(float x, float y, float width, float height) {
        quad(x, y, width, height, -1, -1, 1, 1);
    }

    /**
     * Draws one of the shapes round a centre, turned into a direction.
     *
     * @param reach its radius
     * @param directionX of a unit vector
     */
    public void turned(float x, float y, float reach, float directionX, float directionY) {
        turned(x, y, reach, directionX, directionY, 1);
    }

    /** Draws a turned shape with left and right exchanged, so that a sweep goes the other way. */
    public void turnedBack(float x, float y, float reach, float directionX, float directionY) {
        turned(x, y, reach, directionX, directionY, -1);
    }

    private void turned(float x, float y, float reach, float directionX, float directionY, int side) {
        int at = next();
        corner(at, x, y, -reach, -reach, directionX, directionY, reach, side);
        corner(at + FLOATS_A_VERTEX, x, y, -reach, reach, directionX, directionY, reach, side);
        corner(at + 2 * FLOATS_A_VERTEX, x, y, reach, reach, directionX, directionY, reach, side);
        corner(at + 3 * FLOATS_A_VERTEX, x, y, reach, -reach, directionX, directionY, reach, side);
    }

    /**
     * Draws one of the shapes along a way: from 0, where it begins, to 1, and from -1 to 1 across.
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

    private void corner(
            int at, float x, float y, float dx, float dy, float directionX, float directionY, float reach, int side) {
        float along = (dx * directionX + dy * directionY) / reach;
        float across = (dy * directionX - dx * directionY) / reach;
        vertex(at, x + dx, y + dy, along, side * across);
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

    /**
     * Returns a colour as four bytes in the bits of a float, as a vertex holds it.
     *
     * @param rgb 0xRRGGBB
     * @param alpha 0 to 1, kept in steps of a 127th: its lowest bit must stay clear, so that the float is a number
     */
    static float packedColour(int rgb, float alpha) {
        int bits = byteOf(alpha) << 24 | (rgb & 0xff) << 16 | (rgb & 0xff00) | (rgb >> 16 & 0xff);
        return NumberUtils.intToFloatColor(bits);
    }

    /**
     * Returns three parts of 0 to 1, and a whole number below 63, which is doubled for the same reason, as four bytes
     * in the bits of a float.
     */
    static float packedBytes(float first, float second, float third, int fourth) {
        return NumberUtils.intToFloatColor(fourth << 25 | byteOf(third) << 16 | byteOf(second) << 8 | byteOf(first));
    }

    private static int byteOf(float value) {
        return Math.max(0, Math.min(255, (int) (value * 255 + 0.5f)));
    }
}
