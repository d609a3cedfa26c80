package dev.orebound.content.sprite;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A frame, ready to be put into a texture. Row 0 is the uppermost. */
public final class SpriteFrame {
    private final int width;
    private final int height;
    private final int[] rgba;
    private final int[] emissive;

    SpriteFrame(SpriteCanvas picture, SpritePalette palette) {
        this.width = picture.width();
        this.height = picture.height();
        this.rgba = new int[width * height];
        this.emissive = new int[width * height];
        for (int i = 0; i < rgba.length; i++) {
            rgba[i] = picture.rgba(i, palette);
            emissive[i] = picture.glows(i) ? rgba[i] : 0;
        }
    }

    /**
     * @param colours the number of each pixel's colour
     * @param rgba of each colour
     * @param emissive of each colour the same, or 0 if it does not glow
     */
    SpriteFrame(int width, int height, short[] colours, int[] rgba, int[] emissive) {
        this.width = width;
        this.height = height;
        this.rgba = new int[colours.length];
        this.emissive = new int[colours.length];
        for (int i = 0; i < colours.length; i++) {
            this.rgba[i] = rgba[colours[i]];
            this.emissive[i] = emissive[colours[i]];
        }
    }

    private SpriteFrame(SpriteFrame from, IntUnaryOperator colour) {
        width = from.width;
        height = from.height;
        rgba = Arrays.stream(from.rgba).map(colour).toArray();
        emissive = Arrays.stream(from.emissive).map(colour).toArray();
    }

    /** Returns the same frame in other colours, 0xRRGGBBAA. */
    public SpriteFrame recoloured(IntUnaryOperator colour) {
        return new SpriteFrame(this, each -> each == 0 ? 0 : colour.applyAsInt(each));
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
        return rgba[x + y * width];
    }

    /** Returns true if any pixel gives light of its own. */
    public boolean glows() {
        for (int light : emissive) {
            if (light != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the colour of a pixel that gives light of its own, 0xRRGGBBAA; 0 if it gives none. */
    public int emissive(int x, int y) {
        return emissive[x + y * width];
    }

    /** Writes the colours of a row, 0xRRGGBBAA each. */
    public void writeRow(int y, IntBuffer target) {
        target.put(rgba, y * width, width);
    }

    /** Writes the colours of the pixels of a row that give light of their own, 0xRRGGBBAA each; 0 for the others. */
    public void writeEmissiveRow(int y, IntBuffer target) {
        target.put(emissive, y * width, width);
    }

    /** Returns the rows from the lower edge up to the highest pixel that is not clear. */
    public int tallness() {
        int first = 0;
        while (first < rgba.length && (rgba[first] & 0xff) == 0) {
            first++;
        }
        return height - first / width;
    }
}
