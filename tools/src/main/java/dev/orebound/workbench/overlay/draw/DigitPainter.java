package dev.orebound.workbench.overlay.draw;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPane;

/**
 * Draws whole numbers with outlined pixel digits in any colour. Cheap enough for hundreds a frame; does not allocate.
 */
public final class DigitPainter {
    private static final int BASE = 10;

    private final TextureRegion[] digits = new TextureRegion[BASE];
    private final TextureRegion stroke;
    private final int step;
    private final int high;

    public DigitPainter(SpriteAtlas sprites) {
        for (int i = 0; i < BASE; i++) {
            digits[i] = sprites.frame("hud_digits", i);
        }
        stroke = sprites.frame("hud_digits", BASE);
        // Outlines of neighbours share a column.
        step = digits[0].getRegionWidth() - 1;
        high = digits[0].getRegionHeight();
    }

    /** Returns the height with outlines, in art pixels. */
    int high() {
        return high;
    }

    /** Returns the width of a number with its outline, in art pixels. */
    int wide(int number) {
        int count = 1;
        for (int rest = number / BASE; rest > 0; rest /= BASE) {
            count++;
        }
        return count * step + 1;
    }

    /** Returns the width of the slash between two numbers. */
    int strokeWide() {
        return step + 1;
    }

    /**
     * Draws a number at a lower left corner.
     *
     * @param number 0 or more
     * @param grain size of an art pixel in real pixels
     */
    void draw(UiPane pane, int number, float x, float y, int grain, int rgb, float alpha) {
        float at = x + (wide(number) - 1 - step) * grain;
        int rest = number;
        do {
            pane.tinted(digits[rest % BASE], at, y, grain, rgb, alpha);
            at -= step * grain;
            rest /= BASE;
        } while (rest > 0);
    }

    void drawStroke(UiPane pane, float x, float y, int grain, int rgb, float alpha) {
        pane.tinted(stroke, x, y, grain, rgb, alpha);
    }
}
