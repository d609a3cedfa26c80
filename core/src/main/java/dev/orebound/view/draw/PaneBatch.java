package dev.orebound.view.draw;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Mesh;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.VertexAttribute;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.NumberUtils;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Draws the quads of menus and the HUD over the window, each over those before: pictures of up to four textures,
 * glyphs, blocks of one colour and spots of light, all in one draw call. Lengths are the window's real pixels, y grows
 * upwards.
 */
public final class PaneBatch implements Disposable {
    /** Textures in one draw call: sprites, glyphs, the place of a page, and one that changes, such as the map. */
    private static final int SLOTS = 4;

    private static final int BLOCK = 4;
    private static final int SPOT = 5;
    private static final int LIGHT = 6;
    private static final int RIM = 7;
    /** Added to a corner's u for each number of its shape; the vertex shader takes it off again. */
    private static final float SHAPE_STEP = 4;

    private static final int MOST_QUADS = 4096;
    private static final int FLOATS_A_VERTEX = 5;
    private static final int FLOATS_A_QUAD = 4 * FLOATS_A_VERTEX;
    /** Numbers of a glyph in {@link #glyphs}: left, bottom, right, top, u, v, u2, v2. */
    public static final int FLOATS_A_GLYPH = 8;

    private static final String VERTEX = """
            #version 150
            in vec2 a_position;
            in vec4 a_color;
            in vec2 a_texCoord0;
            uniform vec2 u_window; // 2 / width, 2 / height
            out vec4 v_colour;
            out vec2 v_place;
            flat out int v_shape;
            void main() {
                v_shape = int(floor(a_texCoord0.x / 4.0 + 0.5));
                v_place = vec2(a_texCoord0.x - 4.0 * float(v_shape), a_texCoord0.y);
                v_colour = vec4(a_color.rgb, a_color.a * (255.0 / 254.0)); // its lowest bit is never set
                gl_Position = vec4(a_position * u_window - 1.0, 0.0, 1.0);
            }
            """;
    private static final String FRAGMENT = """
            #version 150
            in vec4 v_colour;
            in vec2 v_place;
            flat in int v_shape; // a texture's number, or 4 a block, 5 a spot, 6 a spot that only lights, 7 a rim
            uniform sampler2D u_first;
            uniform sampler2D u_second;
            uniform sampler2D u_third;
            uniform sampler2D u_fourth;
            out vec4 o_colour; // premultiplied
            void main() {
                vec4 colour = v_colour;
                if (v_shape < 4) {
                    if (v_shape == 0) colour *= texture(u_first, v_place);
                    else if (v_shape == 1) colour *= texture(u_second, v_place);
                    else if (v_shape == 2) colour *= texture(u_third, v_place);
                    else colour *= texture(u_fourth, v_place);
                } else if (v_shape > 4) {
                    float far = length(v_place);
                    float part = v_shape == 7 ? clamp((far - 0.45) / 0.85, 0.0, 1.0) : max(0.0, 1.0 - far);
                    colour.a *= part * part;
                }
                o_colour = vec4(colour.rgb * colour.a, v_shape == 6 ? 0.0 : colour.a);
            }
            """;

    private final ShaderProgram shader = compileShader();
    private final Mesh mesh = new Mesh(
            false,
            MOST_QUADS * 4,
            MOST_QUADS * 6,
            new VertexAttribute(Usage.Position, 2, ShaderProgram.POSITION_ATTRIBUTE),
            VertexAttribute.ColorPacked(),
            new VertexAttribute(Usage.TextureCoordinates, 2, ShaderProgram.TEXCOORD_ATTRIBUTE + "0"));
    private final float[] vertices = new float[MOST_QUADS * FLOATS_A_QUAD];
    private final @Nullable Texture[] slots = new Texture[SLOTS];
    private @Nullable PaneObserver observer;
    private SignColours colours = SignColours.NONE;
    private int used;
    private int size;
    private int width = 1;
    private int height = 1;
    private float movedX;
    private float movedY;

    public PaneBatch() {
        mesh.setIndices(QuadBatch.quadIndices(MOST_QUADS));
    }

    /** Fits the batch to the window. */
    public void resize(int windowWidth, int windowHeight) {
        width = windowWidth;
        height = windowHeight;
    }

    /** Lets an observer hear of everything that is drawn from now on; null for none. */
    public void observe(@Nullable PaneObserver hears) {
        observer = hears;
    }

    /** Returns the observer, or null if there is none. */
    public @Nullable PaneObserver observer() {
        return observer;
    }

    /** Returns the shader, for a batch of libGDX that never draws with it. */
    public ShaderProgram shader() {
        return shader;
    }

    /** Moves everything that is drawn from now on. */
    public void move(float x, float y) {
        movedX = x;
        movedY = y;
    }

    public float movedX() {
        return movedX;
    }

    public float movedY() {
        return movedY;
    }

    /** Begins to draw over the window. */
    public void begin() {
        size = 0;
        used = 0;
    }

    /** Draws everything that was added since {@link #begin}. */
    public void end() {
        flush();
        Arrays.fill(slots, null);
        Gdx.gl.glDisable(GL20.GL_BLEND);
    }

    /** Sets what replaces the colours that tell something. */
    public void use(SignColours wanted) {
        colours = wanted;
    }

    /** Returns what replaces the colours that tell something. */
    public SignColours colours() {
        return colours;
    }

    /**
     * Returns a colour as a vertex holds it, or the one that the player has chosen in its place.
     *
     * @param rgb 0xRRGGBB
     * @param alpha from 0 to 1; values beyond count as those
     */
    public float packed(int rgb, float alpha) {
        int shown = colours.of(rgb);
        int opacity = (int) (255 * Math.max(0, Math.min(1, alpha)));
        return NumberUtils.intToFloatColor(
                opacity << 24 | (shown & 0xff) << 16 | (shown & 0xff00) | (shown >> 16 & 0xff));
    }

    /**
     * Draws a rectangle of a texture. Its colours are multiplied by {@code colour}, which comes from {@link #packed}.
     */
    public void picture(
            Texture texture,
            float x,
            float y,
            float wide,
            float high,
            float u,
            float v,
            float u2,
            float v2,
            float colour) {
        float shift = slotOf(texture) * SHAPE_STEP;
        corners(x, y, x + wide, y + high, u + shift, v, u2 + shift, v2, colour, colour);
    }

    /** Fills a rectangle with a colour from {@link #packed}. */
    public void block(float x, float y, float wide, float high, float colour) {
        float shape = BLOCK * SHAPE_STEP;
        corners(x, y, x + wide, y + high, shape, 0, shape, 0, colour, colour);
    }

    /** Fills a quad of any form with a colour from {@link #packed}. */
    public void block(float x, float y, float x2, float y2, float x3, float y3, float x4, float y4, float colour) {
        int at = next();
        float shape = BLOCK * SHAPE_STEP;
        vertex(at, x, y, shape, 0, colour);
        vertex(at + FLOATS_A_VERTEX, x2, y2, shape, 0, colour);
        vertex(at + 2 * FLOATS_A_VERTEX, x3, y3, shape, 0, colour);
        vertex(at + 3 * FLOATS_A_VERTEX, x4, y4, shape, 0, colour);
    }

    /** Draws a spot that fades towards the sides of a rectangle. */
    public void spot(float x, float y, float wide, float high, float colour) {
        shape(SPOT, x, y, wide, high, colour);
    }

    /** Draws a spot that adds its colour to everything below and covers nothing. */
    public void light(float x, float y, float wide, float high, float colour) {
        shape(LIGHT, x, y, wide, high, colour);
    }

    /** Colours the rim of a rectangle, most of all its corners. */
    public void rim(float x, float y, float wide, float high, float colour) {
        shape(RIM, x, y, wide, high, colour);
    }

    private void shape(int shape, float x, float y, float wide, float high, float colour) {
        float middle = shape * SHAPE_STEP;
        corners(x, y, x + wide, y + high, middle - 1, -1, middle + 1, 1, colour, colour);
    }

    /**
     * Draws glyphs of one texture.
     *
     * @param glyphs {@link #FLOATS_A_GLYPH} numbers for each, their places counted from (x, y)
     * @param from the first number; {@code to} the number after the last
     */
    public void glyphs(Texture texture, float[] glyphs, int from, int to, float x, float y, float colour) {
        float shift = slotOf(texture) * SHAPE_STEP;
        for (int i = from; i < to; i += FLOATS_A_GLYPH) {
            corners(
                    x + glyphs[i],
                    y + glyphs[i + 1],
                    x + glyphs[i + 2],
                    y + glyphs[i + 3],
                    shift + glyphs[i + 4],
                    glyphs[i + 5],
                    shift + glyphs[i + 6],
                    glyphs[i + 7],
                    colour,
                    colour);
        }
    }

    /** Draws one of such glyphs with a colour at its lower side and another one at its upper side. */
    public void glyph(Texture texture, float[] glyphs, int at, float x, float y, float lower, float upper) {
        float shift = slotOf(texture) * SHAPE_STEP;
        corners(
                x + glyphs[at],
                y + glyphs[at + 1],
                x + glyphs[at + 2],
                y + glyphs[at + 3],
                shift + glyphs[at + 4],
                glyphs[at + 5],
                shift + glyphs[at + 6],
                glyphs[at + 7],
                lower,
                upper);
    }

    private int slotOf(Texture texture) {
        for (int slot = 0; slot < used; slot++) {
            if (slots[slot] == texture) {
                return slot;
            }
        }
        if (used == SLOTS) {
            flush();
        }
        slots[used] = texture;
        return used++;
    }

    private void corners(
            float x, float y, float x2, float y2, float u, float v, float u2, float v2, float lower, float upper) {
        int at = next();
        vertex(at, x, y, u, v, lower);
        vertex(at + FLOATS_A_VERTEX, x, y2, u, v2, upper);
        vertex(at + 2 * FLOATS_A_VERTEX, x2, y2, u2, v2, upper);
        vertex(at + 3 * FLOATS_A_VERTEX, x2, y, u2, v, lower);
    }

    private int next() {
        if (size == vertices.length) {
            draw();
        }
        int at = size;
        size += FLOATS_A_QUAD;
        return at;
    }

    private void vertex(int at, float x, float y, float u, float v, float colour) {
        vertices[at] = x + movedX;
        vertices[at + 1] = y + movedY;
        vertices[at + 2] = colour;
        vertices[at + 3] = u;
        vertices[at + 4] = v;
    }

    /** Draws everything, and frees the slots of the textures. */
    public void flush() {
        draw();
        used = 0;
    }

    private void draw() {
        if (size == 0) {
            return;
        }
        for (int slot = used - 1; slot >= 0; slot--) {
            Texture texture = slots[slot];
            if (texture != null) {
                texture.bind(slot);
            }
        }
        Gdx.gl.glActiveTexture(GL20.GL_TEXTURE0);
        Gdx.gl.glEnable(GL20.GL_BLEND);
        Gdx.gl.glBlendFunc(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
        shader.bind();
        shader.setUniformi("u_first", 0);
        shader.setUniformi("u_second", 1);
        shader.setUniformi("u_third", 2);
        shader.setUniformi("u_fourth", 3);
        shader.setUniformf("u_window", 2f / width, 2f / height);
        mesh.setVertices(vertices, 0, size);
        mesh.render(shader, GL20.GL_TRIANGLES, 0, size / FLOATS_A_QUAD * 6);
        size = 0;
    }

    @Override
    public void dispose() {
        mesh.dispose();
        shader.dispose();
    }

    /** @throws IllegalStateException with the driver's words, if it refuses */
    private static ShaderProgram compileShader() {
        ShaderProgram shader = new ShaderProgram(VERTEX, FRAGMENT);
        if (!shader.isCompiled()) {
            throw new IllegalStateException("the pane's shader does not compile: " + shader.getLog());
        }
        return shader;
    }
}
