package dev.orebound.film;

import java.util.Arrays;

/**
 * Figures of a picture. The luminance of a pixel is 0.2126 R + 0.7152 G + 0.0722 B of its sRGB values as they are, each
 * from 0 to 1: a relative brightness as a screen is told it, from 0 to 1.
 *
 * @param dark share of pixels whose luminance is under {@value #DARK}
 * @param bright share of pixels whose luminance is over {@value #BRIGHT}
 * @param median the median of all luminances
 * @param flat share of tiles of {@value #TILE_WIDTH} by {@value #TILE_HEIGHT} pixels in which the standard deviation of
 *     the luminance is under {@value #FLAT}; a tile that the picture cuts off counts, too
 */
public record PictureFigures(double dark, double bright, double median, double flat) {
    static final double DARK = 0.06;
    static final double BRIGHT = 0.95;
    static final double FLAT = 0.015;
    static final int TILE_WIDTH = 32;
    static final int TILE_HEIGHT = 40;
    /** Pixels of the cave about the hero that are the hero's surroundings. */
    private static final int RING = 2;

    private static final int STEPS = 4096;

    /** Measures a picture. */
    public static PictureFigures of(FilmPicture picture) {
        int[] times = new int[STEPS + 1];
        int dark = 0;
        int bright = 0;
        int[] pixels = picture.pixels();
        for (int pixel : pixels) {
            double luminance = luminance(pixel);
            dark += luminance < DARK ? 1 : 0;
            bright += luminance > BRIGHT ? 1 : 0;
            times[(int) Math.round(luminance * STEPS)]++;
        }
        int median = 0;
        int within = times[0];
        while (within * 2 < pixels.length) {
            median++;
            within += times[median];
        }
        return new PictureFigures(
                dark / (double) pixels.length, bright / (double) pixels.length, median / (double) STEPS, flat(picture));
    }

    /** Returns the luminance of a colour 0xRRGGBB. */
    static double luminance(int rgb) {
        return (0.2126 * (rgb >> 16 & 0xff) + 0.7152 * (rgb >> 8 & 0xff) + 0.0722 * (rgb & 0xff)) / 255;
    }

    private static double flat(FilmPicture picture) {
        int tiles = 0;
        int flat = 0;
        for (int top = 0; top < picture.height(); top += TILE_HEIGHT) {
            for (int left = 0; left < picture.width(); left += TILE_WIDTH) {
                tiles++;
                flat += deviation(picture, left, top) < FLAT ? 1 : 0;
            }
        }
        return flat / (double) tiles;
    }

    private static double deviation(FilmPicture picture, int left, int top) {
        int right = Math.min(picture.width(), left + TILE_WIDTH);
        int bottom = Math.min(picture.height(), top + TILE_HEIGHT);
        double sum = 0;
        double squares = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                double luminance = luminance(picture.pixels()[x + y * picture.width()]);
                sum += luminance;
                squares += luminance * luminance;
            }
        }
        int count = (right - left) * (bottom - top);
        double mean = sum / count;
        return Math.sqrt(Math.max(0, squares / count - mean * mean));
    }

    /** Pixels of a picture, such as those of the hero; others may be added at any place. */
    static final class PixelMask {
        private final int width;
        private final int height;
        private final boolean[] set;

        PixelMask(int width, int height) {
            this.width = width;
            this.height = height;
            set = new boolean[width * height];
        }

        /** Adds a square, as far as it lies in the picture; {@code top} counts from the picture's upper edge. */
        void add(int left, int top, int side) {
            for (int y = Math.max(0, top); y < Math.min(height, top + side); y++) {
                int from = Math.max(0, left);
                int to = Math.min(width, left + side);
                if (from < to) {
                    Arrays.fill(set, from + y * width, to + y * width, true);
                }
            }
        }

        /**
         * Returns the absolute difference between the mean luminance of its pixels and that of the ring about them: all
         * other pixels within {@value #RING} pixels of the cave, across or along.
         *
         * @param scale width of a pixel of the cave
         * @return the contrast from 0 to 1, or NaN if there are no such pixels or no ring
         */
        double contrast(FilmPicture picture, int scale) {
            PixelMask wide = new PixelMask(width, height);
            int reach = RING * scale;
            double body = 0;
            int bodyPixels = 0;
            for (int i = 0; i < set.length; i++) {
                if (set[i]) {
                    body += luminance(picture.pixels()[i]);
                    bodyPixels++;
                    if (isEdge(i)) {
                        wide.add(i % width - reach, i / width - reach, 2 * reach + 1);
                    }
                }
            }
            double ring = 0;
            int ringPixels = 0;
            for (int i = 0; i < set.length; i++) {
                if (wide.set[i] && !set[i]) {
                    ring += luminance(picture.pixels()[i]);
                    ringPixels++;
                }
            }
            return Math.abs(body / bodyPixels - ring / ringPixels);
        }

        private boolean isEdge(int pixel) {
            int x = pixel % width;
            return x == 0
                    || x == width - 1
                    || pixel < width
                    || pixel >= set.length - width
                    || !(set[pixel - 1] && set[pixel + 1] && set[pixel - width] && set[pixel + width]);
        }
    }
}
