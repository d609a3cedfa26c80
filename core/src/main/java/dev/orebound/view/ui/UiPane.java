package dev.orebound.view.ui;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.draw.PaneBatch;
import dev.orebound.view.draw.PaneObserver;

/**
 * Draws the shapes and pictures of menus and the HUD. Lengths are the window's real pixels, y grows upwards; colours
 * are 0xRRGGBB, alphas 0 to 1.
 */
public final class UiPane implements Disposable {
    private final PaneBatch batch = new PaneBatch();
    private final FlashLimiter flashes = new FlashLimiter();
    private final Color colour = new Color();

    /** Returns the batch for text and pictures; use it only between {@link #begin} and {@link #end}. */
    public PaneBatch batch() {
        return batch;
    }

    /** Returns the limits of all that flashes in what is drawn on the window. */
    public FlashLimiter flashes() {
        return flashes;
    }

    /** Fits the pane to the window. */
    public void resize(int width, int height) {
        batch.resize(width, height);
    }

    public void begin() {
        batch.begin();
    }

    public void end() {
        batch.end();
    }

    /** Fills a rectangle. */
    public void fill(float x, float y, float width, float height, int rgb, float alpha) {
        PaneObserver observer = batch.observer();
        if (observer != null) {
            observer.fill(x + batch.movedX(), y + batch.movedY(), width, height, alpha);
        }
        block(x, y, width, height, rgb, alpha);
    }

    private void block(float x, float y, float width, float height, int rgb, float alpha) {
        batch.block(x, y, width, height, batch.packed(rgb, alpha));
    }

    /** Draws a straight stroke between two points. */
    public void line(float x, float y, float toX, float toY, float width, int rgb, float alpha) {
        float dx = toX - x;
        float dy = toY - y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length > 0) {
            float asideX = -dy / length * width / 2;
            float asideY = dx / length * width / 2;
            batch.block(
                    x - asideX,
                    y - asideY,
                    x + asideX,
                    y + asideY,
                    toX + asideX,
                    toY + asideY,
                    toX - asideX,
                    toY - asideY,
                    batch.packed(rgb, alpha));
        }
    }

    /** Draws a spot of light with its middle at a place; it lights everything below and covers nothing. */
    public void glow(float x, float y, float radius, int rgb, float alpha) {
        batch.light(x - radius, y - radius, radius * 2, radius * 2, batch.packed(rgb, alpha));
    }

    /** Colours the rim of a rectangle, most of all its corners. */
    public void vignette(float x, float y, float width, float height, int rgb, float alpha) {
        batch.rim(x, y, width, height, batch.packed(rgb, alpha));
    }

    /** Draws a soft dark ground behind text. */
    public void shade(float x, float y, float width, float height, float alpha) {
        batch.spot(x, y, width, height, batch.packed(0, alpha));
    }

    /** Draws a picture. */
    public void picture(TextureRegion picture, float x, float y, float width, float height, float alpha) {
        draw(picture, x, y, width, height, batch.packed(0xffffff, alpha));
    }

    private void draw(TextureRegion picture, float x, float y, float width, float height, float colour) {
        batch.picture(
                picture.getTexture(),
                x,
                y,
                width,
                height,
                picture.getU(),
                picture.getV2(),
                picture.getU2(),
                picture.getV(),
                colour);
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
        batch.picture(
                picture.getTexture(),
                x,
                y,
                width * grain,
                shown * grain,
                picture.getU(),
                picture.getV2(),
                picture.getU2(),
                v,
                batch.packed(rgb, alpha));
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
        draw(
                picture,
                x,
                y,
                picture.getRegionWidth() * grain,
                picture.getRegionHeight() * grain,
                batch.packed(rgb, alpha));
    }

    /**
     * Draws a panel in the style of the pixel art: a dark ground, a rim and corners cut by one pixel of the art.
     *
     * @param grain how many real pixels a pixel of the art has
     */
    public void panel(float x, float y, float width, float height, int grain, int ground, int rim, float alpha) {
        PaneObserver observer = batch.observer();
        if (observer != null) {
            observer.panel(x + batch.movedX(), y + batch.movedY(), width, height, alpha);
        }
        float inner = width - 2 * grain;
        block(x + grain, y, inner, grain, rim, alpha);
        block(x + grain, y + height - grain, inner, grain, rim, alpha);
        block(x, y + grain, grain, height - 2 * grain, rim, alpha);
        block(x + width - grain, y + grain, grain, height - 2 * grain, rim, alpha);
        block(x + grain, y + grain, inner, height - 2 * grain, ground, alpha);
    }

    /** Clears the whole window. */
    public void clear(int rgb) {
        colour.set(rgb << 8 | 0xff);
        Gdx.gl.glClearColor(colour.r, colour.g, colour.b, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    }

    @Override
    public void dispose() {
        batch.dispose();
    }
}
