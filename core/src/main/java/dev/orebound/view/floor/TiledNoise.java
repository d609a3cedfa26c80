package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;

/** Smooth noise like {@link ValueNoise} over a square that joins at its edges, from -0.5 to 0.5. */
final class TiledNoise {
    private final int points;
    private final float[] lattice;
    private final int[] before;
    private final float[] eased;

    /**
     * @param side of the square, in pixels
     * @param spacing of the lattice, in pixels: the size of the blobs
     */
    TiledNoise(int side, int spacing, RandomStream stream) {
        points = Math.max(1, side / spacing);
        lattice = new float[points * points];
        for (int i = 0; i < lattice.length; i++) {
            lattice[i] = stream.unit() - 0.5f;
        }
        before = new int[side];
        eased = new float[side];
        for (int i = 0; i < side; i++) {
            float place = i * (float) points / side;
            before[i] = (int) place;
            float t = place - before[i];
            eased[i] = t * t * (3 - 2 * t);
        }
    }

    /** Returns the value at a pixel of the square. */
    float at(int x, int y) {
        int left = before[x];
        int right = left + 1 == points ? 0 : left + 1;
        int row = before[y] * points;
        int rowAbove = row + points == lattice.length ? 0 : row + points;
        float tx = eased[x];
        float below = lattice[row + left] + (lattice[row + right] - lattice[row + left]) * tx;
        float above = lattice[rowAbove + left] + (lattice[rowAbove + right] - lattice[rowAbove + left]) * tx;
        return below + (above - below) * eased[y];
    }
}
