package dev.orebound.view.sprite;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.view.ui.UiPane;

/** Draws whole numbers with pixel digits, which are clearer than those of any font. Allocates nothing. */
public final class PixelDigits {
    private static final int STROKE = 10;
    private static final int WHITE = 0xffffff;

    private final TextureRegion[] pictures = new TextureRegion[STROKE + 1];
    private final int step;
    private final int high;

    public PixelDigits(SpriteAtlas sprites) {
        for (int i = 0; i < pictures.length; i++) {
            pictures[i] = sprites.frame("hud_digits", i);
        }
        // Outlines of neighbours share a column.
        step = pictures[0].getRegionWidth() - 1;
        high = pictures[0].getRegionHeight();
    }

    /** Returns the height of the digits with their outlines, in art pixels. */
    public int high() {
        return high;
    }

    /** Returns the width of a number with its outline, in art pixels. */
    public int wide(int number) {
        int digits = 1;
        for (int rest = number / 10; rest > 0; rest /= 10) {
            digits++;
        }
        return digits * step + 1;
    }

    /** Returns the width of the slash between two numbers, in art pixels. */
    public int strokeWide() {
        return step + 1;
    }

    /** Draws a slash at a lower left corner. */
    public void drawStroke(UiPane pane, float x, float y, int grain, int rgb) {
        pane.tinted(pictures[STROKE], x, y, grain, rgb, 1);
    }

    /** Draws a number as the sprites are. */
    public void draw(UiPane pane, int number, float x, float y, int grain) {
        draw(pane, number, x, y, grain, WHITE);
    }

    /**
     * Draws a number at a lower left corner, its digits in a colour and their outlines dark.
     *
     * @param number 0 or more
     * @param grain size of an art pixel in real pixels
     */
    public void draw(UiPane pane, int number, float x, float y, int grain, int rgb) {
        draw(pane, number, x, y, grain, rgb, 1);
    }

    /** Draws a number likewise, with an opacity. */
    public void draw(UiPane pane, int number, float x, float y, int grain, int rgb, float alpha) {
        float at = x + (wide(number) - 1 - step) * grain;
        int rest = number;
        do {
            pane.tinted(pictures[rest % 10], at, y, grain, rgb, alpha);
            at -= step * grain;
            rest /= 10;
        } while (rest > 0);
    }

    /** Returns the width of a number, a slash and another number, in art pixels. */
    public int wideOf(int number, int whole) {
        return wide(number) + wide(whole) + step;
    }

    /** Draws a number, a slash and another number, centred on a point. */
    public void drawOf(UiPane pane, int number, int whole, int middle, int y, int grain) {
        int width = wideOf(number, whole) * grain;
        int x = middle - width / 2;
        draw(pane, number, x, y, grain);
        x += (wide(number) - 1) * grain;
        drawStroke(pane, x, y, grain, WHITE);
        draw(pane, whole, x + step * grain, y, grain);
    }
}
