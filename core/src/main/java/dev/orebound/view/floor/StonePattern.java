package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;

/**
 * Uneven stones that fill a square which joins at its edges: the share of light of the stone on each pixel, and its joints.
 *
 * <p>Source: the nearest of scattered points, as in Worley, A Cellular Texture Basis Function, 1996, with one point in each
 * field of a lattice and distances measured in stones.
 */
final class StonePattern {
    /** Side of the square, in pixels. */
    static final int SIDE = 512;

    /** A pixel amid a stone. */
    static final byte INSIDE = 0;

    /** A pixel at the lower or right edge of a stone, in the shade. */
    static final byte JOINT = 1;

    /** A pixel at the upper or left edge of a stone, in the light. */
    static final byte LIP = 2;

    private static final float STRAY = 0.42f;
    private static final float WOBBLE_PIXELS = 7;

    private final byte[] lightness = new byte[SIDE * SIDE];
    private final byte[] edges = new byte[SIDE * SIDE];
    private final int columns;
    private final int rows;
    private final float[] pointX;
    private final float[] pointY;

    /**
     * @param width of a stone, in pixels
     * @param height likewise
     */
    StonePattern(int width, int height, RandomStream stream) {
        columns = Math.max(3, SIDE / width);
        rows = Math.max(3, SIDE / height);
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
        int[] stones = stones(new TiledNoise(SIDE, 9, stream), new TiledNoise(SIDE, 9, stream));
        for (int i = 0; i < stones.length; i++) {
            int x = i % SIDE;
            int y = i / SIDE;
            lightness[i] = light[stones[i]];
            boolean isLower = stones[i] != stones[x + (y + SIDE - 1) % SIDE * SIDE];
            boolean isRight = stones[i] != stones[(x + 1) % SIDE + y * SIDE];
            boolean isUpper = stones[i] != stones[x + (y + 1) % SIDE * SIDE];
            boolean isLeft = stones[i] != stones[(x + SIDE - 1) % SIDE + y * SIDE];
            edges[i] = isLower || isRight ? JOINT : isUpper || isLeft ? LIP : INSIDE;
        }
    }

    private int[] stones(TiledNoise aside, TiledNoise up) {
        int[] stones = new int[SIDE * SIDE];
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                float u = (x + aside.at(x, y) * WOBBLE_PIXELS) * columns / SIDE;
                float v = (y + up.at(x, y) * WOBBLE_PIXELS) * rows / SIDE;
                stones[x + y * SIDE] = nearest(u, v);
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
            int row = Math.floorMod(fieldY, rows);
            for (int fieldX = homeX - 2; fieldX <= homeX + 1; fieldX++) {
                int column = Math.floorMod(fieldX, columns);
                int point = column + row * columns;
                float dx = pointX[point] + fieldX - column - u;
                float dy = pointY[point] + fieldY - row - v;
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

    private static int index(int x, int y) {
        return (x & SIDE - 1) + (y & SIDE - 1) * SIDE;
    }
}
