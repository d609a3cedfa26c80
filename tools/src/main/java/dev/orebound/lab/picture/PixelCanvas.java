package dev.orebound.lab.picture;

import dev.orebound.content.sprite.SpriteFrame;
import java.util.Arrays;

/**
 * A picture in memory that can be drawn on with smooth edges. Positions are in pixels from the top left; colours are
 * 0xRRGGBB.
 */
public final class PixelCanvas {
    private final int width;
    private final int height;
    private final int[] pixels;

    public PixelCanvas(int width, int height, int ground) {
        this(width, height, new int[width * height]);
        Arrays.fill(pixels, ground);
    }

    /**
     * Creates a canvas that draws on the pixels of another picture.
     *
     * @param pixels row by row from the top left
     */
    public PixelCanvas(int width, int height, int[] pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    /** Returns the picture as a PNG file. */
    public byte[] png() {
        return PngEncoder.encode(width, height, pixels);
    }

    /** Fills a rectangle, as far as it lies in the picture. */
    public void fill(int left, int top, int across, int down, int colour) {
        for (int y = Math.max(0, top); y < Math.min(height, top + down); y++) {
            for (int x = Math.max(0, left); x < Math.min(width, left + across); x++) {
                pixels[x + y * width] = colour;
            }
        }
    }

    /** Draws a sprite over the picture. */
    public void lay(SpriteFrame picture, int left, int top) {
        for (int y = Math.max(0, -top); y < picture.height() && top + y < height; y++) {
            for (int x = Math.max(0, -left); x < picture.width() && left + x < width; x++) {
                int rgba = picture.rgba(x, y);
                blend(left + x, top + y, rgba >>> 8, (rgba & 0xFF) * 100 / 0xFF);
            }
        }
    }

    /**
     * Draws a mark over the picture.
     *
     * @param grain pixels along a side of each of its own
     */
    public void stamp(CellStamp stamp, int left, int top, int grain) {
        for (int y = Math.max(0, -top); y < CellStamp.SIZE * grain && top + y < height; y++) {
            for (int x = Math.max(0, -left); x < CellStamp.SIZE * grain && left + x < width; x++) {
                int pixel = left + x + (top + y) * width;
                pixels[pixel] = stamp.over(pixels[pixel], x / grain, y / grain);
            }
        }
    }

    /** Draws a disc around a point. */
    public void disc(int x, int y, double radius, int colour) {
        line(x, y, x, y, 2 * radius, colour);
    }

    /** Draws a line with round ends from one point to another. */
    public void line(int fromX, int fromY, int toX, int toY, double thickness, int colour) {
        int reach = (int) thickness / 2 + 2;
        int left = Math.max(0, Math.min(fromX, toX) - reach);
        int right = Math.min(width - 1, Math.max(fromX, toX) + reach);
        int top = Math.max(0, Math.min(fromY, toY) - reach);
        int bottom = Math.min(height - 1, Math.max(fromY, toY) + reach);
        for (int y = top; y <= bottom; y++) {
            for (int x = left; x <= right; x++) {
                double inside = thickness / 2 - distance(x - fromX, y - fromY, toX - fromX, toY - fromY) + 0.5;
                blend(x, y, colour, (int) (100 * Math.max(0, Math.min(1, inside))));
            }
        }
    }

    /** Returns the distance from a point to the nearest point of a line that begins at 0, 0. */
    private static double distance(int x, int y, int lineX, int lineY) {
        int length = lineX * lineX + lineY * lineY;
        double along = length == 0 ? 0 : Math.max(0, Math.min(1, (x * lineX + y * lineY) / (double) length));
        double besideX = x - along * lineX;
        double besideY = y - along * lineY;
        return Math.sqrt(besideX * besideX + besideY * besideY);
    }

    private void blend(int x, int y, int colour, int percent) {
        int pixel = x + y * width;
        pixels[pixel] = ColourMixer.mix(pixels[pixel], colour, percent);
    }

    /**
     * Writes a word from its top left on, as far as it lies in the picture.
     *
     * @param grain pixels along a side of each dot of a letter
     */
    public void write(String word, int left, int top, int grain, int colour) {
        for (int i = 0; i < word.length(); i++) {
            for (int row = 0; row < PixelLettering.HEIGHT; row++) {
                for (int column = 0; column < PixelLettering.WIDTH; column++) {
                    if (PixelLettering.isInk(word.charAt(i), column, row)) {
                        int x = left + (i * (PixelLettering.WIDTH + 1) + column) * grain;
                        fill(x, top + row * grain, grain, grain, colour);
                    }
                }
            }
        }
    }

    /** Writes a word centred on a point. */
    public void writeAbout(String word, int x, int y, int grain, int colour) {
        write(word, x - PixelLettering.width(word) * grain / 2, y - PixelLettering.HEIGHT * grain / 2, grain, colour);
    }
}
