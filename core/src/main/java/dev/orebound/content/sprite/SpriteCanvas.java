package dev.orebound.content.sprite;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A frame that is being drawn. Row 0 is the uppermost, as in its file. */
final class SpriteCanvas {
    private final int width;
    private final int height;
    private final @Nullable SpritePixel[] pixels;

    SpriteCanvas(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new SpritePixel[width * height];
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Returns the pixel at a place, or null if it is clear. */
    @Nullable
    SpritePixel at(int x, int y) {
        return pixels[x + y * width];
    }

    void put(int x, int y, SpritePixel pixel) {
        pixels[x + y * width] = pixel;
    }

    /** Changes every pixel that is set. */
    void change(UnaryOperator<SpritePixel> change) {
        for (int i = 0; i < pixels.length; i++) {
            SpritePixel pixel = pixels[i];
            if (pixel != null) {
                pixels[i] = change.apply(pixel);
            }
        }
    }

    SpriteCanvas copy() {
        SpriteCanvas copy = new SpriteCanvas(width, height);
        copy.stamp(this, 0, 0);
        return copy;
    }

    /**
     * Lays another picture over this one, its upper left corner at (x, y).
     *
     * @return false if some of it lies outside, and is lost
     */
    boolean stamp(SpriteCanvas other, int x, int y) {
        boolean inside = true;
        for (int row = 0; row < other.height; row++) {
            for (int column = 0; column < other.width; column++) {
                SpritePixel pixel = other.at(column, row);
                if (pixel != null) {
                    inside &= stampPixel(x + column, y + row, pixel);
                }
            }
        }
        return inside;
    }

    private boolean stampPixel(int x, int y, SpritePixel pixel) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            return false;
        }
        put(x, y, pixel);
        return true;
    }

    /**
     * Draws a line one pixel wide round everything, on clear pixels alone.
     *
     * @return false if something touches the rim, where no line fits
     */
    boolean outline(SpritePixel ink) {
        SpriteCanvas before = copy();
        boolean fits = true;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (before.at(x, y) != null) {
                    fits &= x > 0 && y > 0 && x < width - 1 && y < height - 1;
                } else if (before.touches(x, y)) {
                    put(x, y, ink);
                }
            }
        }
        return fits;
    }

    /** Returns true if one of the four neighbours of a place is set. */
    private boolean touches(int x, int y) {
        return isThere(x - 1, y) || isThere(x + 1, y) || isThere(x, y - 1) || isThere(x, y + 1);
    }

    private boolean isThere(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && at(x, y) != null;
    }
}
