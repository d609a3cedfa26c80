package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;

/**
 * Uneven stones that fill a square which joins at its edges: the share of light of the stone on each pixel, and its
 * joints.
 *
 * <p>Source: the nearest of scattered points, as in Worley, A Cellular Texture Basis Function, 1996, with one point in
 * each field of a lattice and distances measured in stones.
 */
final class StonePattern {
    /** A pixel amid a stone. */
    static final byte INSIDE = 0;

    /** A pixel at the lower or right edge of a stone, in the shade. */
    static final byte JOINT = 1;

    /** A pixel at the upper or left edge of a stone, in the light. */
    static final byte LIP = 2;

    private static final float STRAY = 0.42f;
    private static final float WOBBLE_PIXELS = 7;

    private final int side;
    private final byte[] lightness;
    private final byte[] edges;
    private final int columns;
    private final int rows;
    private final float[] pointX;
    private final float[] pointY;

    /**
     * @param side of the square, in pixels: a power of two
     * @param width of a stone, in pixels
     * @param height likewise
     */
    StonePattern(int side, int width, int height, RandomStream stream) {
        this.side = side;
        lightness = new byte[side * side];
        edges = new byte[side * side];
        columns = Math.max(3, side / width);
        rows = Math.max(3, side / height);
        pointX = new float[columns * rows];
        pointY = new float[columns * rows];
        byte[] light = new byte[columns * rows];
        for (int i = 0; i < light.length; i++) {
            // Every other row is shifted by half a stone, as masons and sediments do.
            int row = i / columns;
            float shift = (row & 1) * 0.5f;
            pointX[i] = i % columns + 0.5f + shift + (stream.unit() - 0.5f) * 2 * STRAY;
            pointY[i] = row + 0.5f + (stream.unit() - 0.5f) * 2 * STRAY;
            light[i] = (byte) stream.below(256);
        }
        int[] stones = stones(new TiledNoise(side, 9, stream), new TiledNoise(side, 9, stream));
        for (int i = 0; i < stones.length; i++) {
            int x = i & side - 1;
            int row = i - x;
            int last = stones.length - 1;
            lightness[i] = light[stones[i]];
            boolean isLower = stones[i] != stones[i - side & last];
            boolean isRight = stones[i] != stones[row + (x + 1 & side - 1)];
            boolean isUpper = stones[i] != stones[i + side & last];
            boolean isLeft = stones[i] != stones[row + (x - 1 & side - 1)];
            edges[i] = isLower || isRight ? JOINT : isUpper || isLeft ? LIP : INSIDE;
        }
    }

    private int[] stones(TiledNoise aside, TiledNoise up) {
        int[] stones = new int[side * side];
        float perX = columns / (float) side;
        float perY = rows / (float) side;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                float u = (x + aside.at(x, y) * WOBBLE_PIXELS) * perX;
                float v = (y + up.at(x, y) * WOBBLE_PIXELS) * perY;
                stones[x + y * side] = nearest(u, v);
            }
        }
        return stones;
    }

    private int nearest(float u, float v) {
        int homeX = (int) Math.floor(u);
        int homeY = (int) Math.floor(v);
        int best = 0;
        float least = Float.MAX_VALUE;
        for (int fieldY = homeY - 1; fieldY <= homeY + 1; fieldY++) {
            int wrapY = fieldY < 0 ? rows : fieldY >= rows ? -rows : 0;
            int row = (fieldY + wrapY) * columns;
            for (int fieldX = homeX - 2; fieldX <= homeX + 1; fieldX++) {
                int wrapX = fieldX < 0 ? columns : fieldX >= columns ? -columns : 0;
                int point = row + fieldX + wrapX;
                float dx = pointX[point] - wrapX - u;
                float dy = pointY[point] - wrapY - v;
                float far = dx * dx + dy * dy;
                if (far < least) {
                    least = far;
                    best = point;
                }
            }
        }
        return best;
    }

    /** Returns the lightness of the stone at a pixel, from 0 to 1. Any pixel is accepted: the square repeats. */
    float lightness(int x, int y) {
        return (lightness[index(x, y)] & 0xff) / 255f;
    }

    /** Returns {@link #INSIDE}, {@link #JOINT} or {@link #LIP} for any pixel. */
    byte edge(int x, int y) {
        return edges[index(x, y)];
    }

    private int index(int x, int y) {
        return (x & side - 1) + (y & side - 1) * side;
    }
}
