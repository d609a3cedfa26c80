package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;

/** Smooth noise like {@link ValueNoise} over a square that joins at its edges, from -0.5 to 0.5. */
final class TiledNoise {
    private final int side;
    private final int points;
    private final float[] lattice;

    /**
     * @param side of the square, in pixels
     * @param spacing of the lattice, in pixels: the size of the blobs
     */
    TiledNoise(int side, int spacing, RandomStream stream) {
        this.side = side;
        points = Math.max(1, side / spacing);
        lattice = new float[points * points];
        for (int i = 0; i < lattice.length; i++) {
            lattice[i] = stream.unit() - 0.5f;
        }
    }

    /** Returns the value at a pixel of the square. */
    float at(int x, int y) {
        float u = x * (float) points / side;
        float v = y * (float) points / side;
        int left = (int) u;
        int bottom = (int) v;
        float tx = ease(u - left);
        float ty = ease(v - bottom);
        int right = (left + 1) % points;
        int row = bottom * points;
        int rowAbove = (bottom + 1) % points * points;
        float below = lattice[row + left] + (lattice[row + right] - lattice[row + left]) * tx;
        float above = lattice[rowAbove + left] + (lattice[rowAbove + right] - lattice[rowAbove + left]) * tx;
        return below + (above - below) * ty;
    }

    private static float ease(float t) {
        return t * t * (3 - 2 * t);
    }
}
