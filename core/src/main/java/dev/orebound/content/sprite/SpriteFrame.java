package dev.orebound.content.sprite;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A frame, ready to be put into a texture. Row 0 is the uppermost. */
public final class SpriteFrame {
    private final int width;
    private final int height;
    /** The number of each pixel's colour. */
    private final short[] pixels;
    /** Each colour, 0xRRGGBBAA. */
    private final int[] rgba;
    /** The same for colours that give light of their own, else 0. */
    private final int[] emissive;

    SpriteFrame(int width, int height, short[] pixels, int[] rgba, int[] emissive) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
        this.rgba = rgba;
        this.emissive = emissive;
    }

    /** Returns the same frame in other colours, 0xRRGGBBAA. */
    public SpriteFrame recoloured(IntUnaryOperator colour) {
        IntUnaryOperator change = each -> each == 0 ? 0 : colour.applyAsInt(each);
        return new SpriteFrame(
                width,
                height,
                pixels,
                Arrays.stream(rgba).map(change).toArray(),
                Arrays.stream(emissive).map(change).toArray());
    }

    /** In pixels. */
    public int width() {
        return width;
    }

    /** In pixels. */
    public int height() {
        return height;
    }

    /** Returns the colour of a pixel, 0xRRGGBBAA; 0 if the frame is clear there. */
    public int rgba(int x, int y) {
        return rgba[pixels[x + y * width]];
    }

    /** Returns true if any pixel gives light of its own. */
    public boolean glows() {
        for (short pixel : pixels) {
            if (emissive[pixel] != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the colour of a pixel that gives light of its own, 0xRRGGBBAA; 0 if it gives none. */
    public int emissive(int x, int y) {
        return emissive[pixels[x + y * width]];
    }

    /** Writes the colours of a row, 0xRRGGBBAA each. */
    public void writeRow(int y, IntBuffer target) {
        int[] row = new int[width];
        for (int x = 0; x < width; x++) {
            row[x] = rgba[pixels[x + y * width]];
        }
        target.put(row);
    }

    /** Returns the rows from the lower edge up to the highest pixel that is not clear. */
    public int tallness() {
        int first = 0;
        while (first < pixels.length && (rgba[pixels[first]] & 0xff) == 0) {
            first++;
        }
        return height - first / width;
    }
}
