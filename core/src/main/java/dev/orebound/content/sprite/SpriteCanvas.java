package dev.orebound.content.sprite;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A frame that is being drawn. Row 0 is the uppermost, as in its file. A pixel is a number: its letter in the lowest 7
 * bits, then whether it gives light of its own, then its opacity in hundredths; 0 is clear.
 */
final class SpriteCanvas {
    /** All letters of palettes are below this. */
    static final int LETTERS = 128;

    private static final int GLOWS = 1 << 7;
    private static final int OPACITY_SHIFT = 8;
    private static final int OPAQUE = 100;

    private final int width;
    private final int height;
    private final int[] pixels;

    SpriteCanvas(int width, int height) {
        this(width, height, new int[width * height]);
    }

    private SpriteCanvas(int width, int height, int[] pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Sets a pixel that does not glow and hides what is behind it. */
    void put(int x, int y, char letter) {
        pixels[x + y * width] = letter | OPAQUE << OPACITY_SHIFT;
    }

    /** Returns the frame in the colours of a palette. */
    SpriteFrame frame(SpritePalette palette) {
        Map<Integer, Short> numbers = new LinkedHashMap<>();
        short[] colours = new short[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            colours[i] = numbers.computeIfAbsent(pixels[i], each -> (short) numbers.size());
        }
        int[] rgba = new int[numbers.size()];
        int[] emissive = new int[rgba.length];
        numbers.forEach((pixel, number) -> {
            rgba[number] = rgba(pixel, palette);
            emissive[number] = (pixel & GLOWS) != 0 ? rgba[number] : 0;
        });
        return new SpriteFrame(width, height, colours, rgba, emissive);
    }

    private static int rgba(int pixel, SpritePalette palette) {
        return pixel == 0
                ? 0
                : palette.rgb((char) (pixel % LETTERS)) << 8 | Math.round((pixel >> OPACITY_SHIFT) * 2.55f);
    }

    /** Lets the pixels of these letters glow. */
    void glow(boolean[] letters) {
        for (int i = 0; i < pixels.length; i++) {
            if (letters[pixels[i] % LETTERS]) {
                pixels[i] |= GLOWS;
            }
        }
    }

    /** Gives the pixels of each letter an opacity in hundredths; 0 leaves them as they are. */
    void thin(int[] opacities) {
        for (int i = 0; i < pixels.length; i++) {
            int opacity = opacities[pixels[i] % LETTERS];
            if (opacity > 0) {
                pixels[i] = pixels[i] % (1 << OPACITY_SHIFT) | opacity << OPACITY_SHIFT;
            }
        }
    }

    /** Returns a copy with each letter changed for another; 0 stands for no change. */
    SpriteCanvas recoloured(char[] changes) {
        SpriteCanvas copy = copy();
        for (int i = 0; i < pixels.length; i++) {
            int letter = pixels[i] % LETTERS;
            if (changes[letter] != 0) {
                copy.pixels[i] += changes[letter] - letter;
            }
        }
        return copy;
    }

    /** Returns a copy with left and right exchanged. */
    SpriteCanvas mirrored() {
        SpriteCanvas copy = new SpriteCanvas(width, height);
        for (int i = 0; i < pixels.length; i++) {
            copy.pixels[i] = pixels[i - 2 * (i % width) + width - 1];
        }
        return copy;
    }

    private SpriteCanvas copy() {
        return new SpriteCanvas(width, height, Arrays.copyOf(pixels, pixels.length));
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
                int pixel = other.pixels[column + row * other.width];
                if (pixel != 0) {
                    inside &= stampPixel(x + column, y + row, pixel);
                }
            }
        }
        return inside;
    }

    private boolean stampPixel(int x, int y, int pixel) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            return false;
        }
        pixels[x + y * width] = pixel;
        return true;
    }

    /**
     * Draws a line one pixel wide round everything, on clear pixels alone.
     *
     * @return false if something touches the rim, where no line fits
     */
    boolean outline(char ink) {
        SpriteCanvas before = copy();
        boolean fits = true;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (before.isThere(x, y)) {
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
        return x >= 0 && y >= 0 && x < width && y < height && pixels[x + y * width] != 0;
    }
}
