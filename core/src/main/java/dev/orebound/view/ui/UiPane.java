package dev.orebound.view.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;

/**
 * Draws the shapes and pictures of menus and the HUD. Lengths are the window's real pixels, y grows upwards; colours
 * are 0xRRGGBB, alphas 0 to 1.
 */
public final class UiPane implements Disposable {
    private static final int MOST_SPRITES = 2000;
    private static final int SIDE = 64;
    private static final String VERTEX = """
            #version 150
            in vec4 a_position;
            in vec4 a_color;
            in vec2 a_texCoord0;
            uniform mat4 u_projTrans;
            out vec4 v_color;
            out vec2 v_texCoords;
            void main() {
                v_color = vec4(a_color.rgb, a_color.a * (255.0 / 254.0));
                v_texCoords = a_texCoord0;
                gl_Position = u_projTrans * a_position;
            }
            """;
    private static final String FRAGMENT = """
            #version 150
            in vec4 v_color;
            in vec2 v_texCoords;
            uniform sampler2D u_texture;
            out vec4 fragColor;
            void main() {
                fragColor = v_color * texture(u_texture, v_texCoords);
            }
            """;

    private final ShaderProgram shader = compileShader();
    private final SpriteBatch batch = new SpriteBatch(MOST_SPRITES, shader);
    private final Texture pixel = pixelTexture();
    private final Texture glow = glowTexture();
    private final Texture vignette = vignetteTexture();
    private final Color colour = new Color();

    /** Returns the batch for text and pictures; use it only between {@link #begin} and {@link #end}. */
    public SpriteBatch batch() {
        return batch;
    }

    /** Fits the pane to the window. */
    public void resize(int width, int height) {
        batch.getProjectionMatrix().setToOrtho2D(0, 0, width, height);
    }

    public void begin() {
        batch.begin();
        batch.setPackedColor(Color.WHITE_FLOAT_BITS);
    }

    public void end() {
        batch.end();
    }

    /** Fills a rectangle. */
    public void fill(float x, float y, float width, float height, int rgb, float alpha) {
        tint(rgb, alpha);
        batch.draw(pixel, x, y, width, height);
        untint();
    }

    /** Draws a straight stroke between two points. */
    public void line(float x, float y, float toX, float toY, float width, int rgb, float alpha) {
        float dx = toX - x;
        float dy = toY - y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        tint(rgb, alpha);
        float degrees = MathUtils.atan2(dy, dx) * MathUtils.radiansToDegrees;
        batch.draw(pixel, x, y - width / 2, 0, width / 2, length, width, 1, 1, degrees, 0, 0, 1, 1, false, false);
        untint();
    }

    /** Draws a spot of light with its middle at a place; it lights everything below and covers nothing. */
    public void glow(float x, float y, float radius, int rgb, float alpha) {
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE);
        tint(rgb, alpha);
        batch.draw(glow, x - radius, y - radius, radius * 2, radius * 2);
        untint();
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    /** Colours the rim of a rectangle, most of all its corners. */
    public void vignette(float x, float y, float width, float height, int rgb, float alpha) {
        tint(rgb, alpha);
        batch.draw(vignette, x, y, width, height);
        untint();
    }

    /** Draws a soft dark ground behind text. */
    public void shade(float x, float y, float width, float height, float alpha) {
        tint(0, alpha);
        batch.draw(glow, x, y, width, height);
        untint();
    }

    /** Draws a picture. */
    public void picture(TextureRegion picture, float x, float y, float width, float height, float alpha) {
        tint(0xffffff, alpha);
        batch.draw(picture, x, y, width, height);
        untint();
    }

    /**
     * Draws the lower rows of a picture in one colour.
     *
     * @param rows of the picture's own pixels, from its foot
     * @param grain how many real pixels each of them has
     */
    public void lowerRows(TextureRegion picture, float x, float y, int rows, int grain, int rgb, float alpha) {
        int width = picture.getRegionWidth();
        int height = picture.getRegionHeight();
        int shown = Math.max(0, Math.min(height, rows));
        float v = picture.getV2() + (picture.getV() - picture.getV2()) * shown / height;
        tint(rgb, alpha);
        batch.draw(
                picture.getTexture(),
                x,
                y,
                width * grain,
                shown * grain,
                picture.getU(),
                picture.getV2(),
                picture.getU2(),
                v);
        untint();
    }

    /** Draws a picture with each of its pixels as large as so many real ones. */
    public void picture(TextureRegion picture, float x, float y, int grain, float alpha) {
        picture(picture, x, y, picture.getRegionWidth() * grain, picture.getRegionHeight() * grain, alpha);
    }

    /**
     * Draws a picture with its colours multiplied by one: white becomes it, black stays. It has a name of its own,
     * since whole numbers for a width and a height would otherwise be taken for a grain and a colour.
     */
    public void tinted(TextureRegion picture, float x, float y, int grain, int rgb, float alpha) {
        tint(rgb, alpha);
        batch.draw(picture, x, y, picture.getRegionWidth() * grain, picture.getRegionHeight() * grain);
        untint();
    }

    /**
     * Draws a panel in the style of the pixel art: a dark ground, a rim and corners cut by one pixel of the art.
     *
     * @param grain how many real pixels a pixel of the art has
     */
    public void panel(float x, float y, float width, float height, int grain, int ground, int rim, float alpha) {
        float inner = width - 2 * grain;
        fill(x + grain, y, inner, grain, rim, alpha);
        fill(x + grain, y + height - grain, inner, grain, rim, alpha);
        fill(x, y + grain, grain, height - 2 * grain, rim, alpha);
        fill(x + width - grain, y + grain, grain, height - 2 * grain, rim, alpha);
        fill(x + grain, y + grain, inner, height - 2 * grain, ground, alpha);
    }

    /** Clears the whole window. */
    public void clear(int rgb) {
        colour.set(rgb << 8 | 0xff);
        Gdx.gl.glClearColor(colour.r, colour.g, colour.b, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    }

    private void tint(int rgb, float alpha) {
        colour.set(rgb << 8 | 0xff);
        batch.setColor(colour.r, colour.g, colour.b, Math.max(0, Math.min(1, alpha)));
    }

    private void untint() {
        batch.setPackedColor(Color.WHITE_FLOAT_BITS);
    }

    @Override
    public void dispose() {
        batch.dispose();
        shader.dispose();
        pixel.dispose();
        glow.dispose();
        vignette.dispose();
    }

    /** Returns one white pixel. */
    private static Texture pixelTexture() {
        Pixmap pixmap = new Pixmap(1, 1, Pixmap.Format.RGBA8888);
        pixmap.setColor(1, 1, 1, 1);
        pixmap.fill();
        return upload(pixmap);
    }

    /** Returns a spot of light that fades towards its rim. */
    private static Texture glowTexture() {
        Pixmap pixmap = blank();
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                float fade = Math.max(0, 1 - fromMiddle(x, y));
                pixmap.drawPixel(x, y, white(fade * fade));
            }
        }
        return upload(pixmap);
    }

    /** Returns a texture that is clear in the middle and full in the corners. */
    private static Texture vignetteTexture() {
        Pixmap pixmap = blank();
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                float rim = Math.max(0, Math.min(1, (fromMiddle(x, y) - 0.45f) / 0.85f));
                pixmap.drawPixel(x, y, white(rim * rim));
            }
        }
        return upload(pixmap);
    }

    private static Pixmap blank() {
        Pixmap pixmap = new Pixmap(SIDE, SIDE, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        return pixmap;
    }

    /** Returns the distance of a pixel from the middle; it is 1 at the sides. */
    private static float fromMiddle(int x, int y) {
        float half = SIDE / 2f;
        float dx = (x + 0.5f - half) / half;
        float dy = (y + 0.5f - half) / half;
        return (float) Math.sqrt(dx * dx + dy * dy);
    }

    private static int white(float alpha) {
        return 0xffffff00 | Math.round(alpha * 255);
    }

    private static Texture upload(Pixmap pixmap) {
        Texture texture = new Texture(pixmap);
        texture.setFilter(TextureFilter.Linear, TextureFilter.Linear);
        pixmap.dispose();
        return texture;
    }

    /**
     * Compiles the shader of the batch, since libGDX's own does not suit a core profile of OpenGL.
     *
     * @throws IllegalStateException with the driver's words, if it refuses
     */
    private static ShaderProgram compileShader() {
        ShaderProgram shader = new ShaderProgram(VERTEX, FRAGMENT);
        if (!shader.isCompiled()) {
            throw new IllegalStateException("the pane's shader does not compile: " + shader.getLog());
        }
        return shader;
    }
}
