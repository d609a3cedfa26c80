package dev.orebound.view.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.utils.Disposable;

/**
 * What menus and the HUD are drawn on. Lengths are the window's real pixels, y grows upwards; colours are 0xRRGGBB, alphas
 * 0 to 1.
 */
public final class UiPane implements Disposable {
    private static final int MOST_SPRITES = 2000;

    private final ShaderProgram shader = UiShader.compile();
    private final SpriteBatch batch = new SpriteBatch(MOST_SPRITES, shader);
    private final Texture pixel = SoftShapes.pixel();
    private final Texture glow = SoftShapes.glow();
    private final Texture vignette = SoftShapes.vignette();
    private final Color colour = new Color();

    /** The batch, for text and pictures; between {@link #begin} and {@link #end} alone. */
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

    /** A straight stroke of one width between two points. */
    public void line(float x, float y, float toX, float toY, float width, int rgb, float alpha) {
        float dx = toX - x;
        float dy = toY - y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        tint(rgb, alpha);
        float degrees = MathUtils.atan2(dy, dx) * MathUtils.radiansToDegrees;
        batch.draw(pixel, x, y - width / 2, 0, width / 2, length, width, 1, 1, degrees, 0, 0, 1, 1, false, false);
        untint();
    }

    /** A spot of light with its middle at a place; what lies beneath is lit, never covered. */
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

    /** A soft dark ground behind text. */
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
     * The same with its colours multiplied by one: white becomes it, black stays. It has a name of its own, since whole numbers for
     * a width and a height would otherwise be taken for a grain and a colour.
     */
    public void tinted(TextureRegion picture, float x, float y, int grain, int rgb, float alpha) {
        tint(rgb, alpha);
        batch.draw(picture, x, y, picture.getRegionWidth() * grain, picture.getRegionHeight() * grain);
        untint();
    }

    /**
     * A panel in the manner of the pixel art: a dark ground, a rim and corners cut by one pixel of the art.
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
}
