package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;

/**
 * Smooth noise over the pixels of a picture: random values on a coarse lattice, eased in between, from -0.5 to 0.5.
 *
 * <p>The lattice is drawn once and the easing tabled for each column and row, since a floor asks for millions of
 * values.
 */
final class ValueNoise {
    private final int spacing;
    private final float[] lattice;
    private final int stride;
    private final int[] columnOf;
    private final int[] rowOf;
    private final float[] easeX;
    private final float[] easeY;

    /**
     * @param width of the picture, in pixels
     * @param height likewise
     * @param spacing of the lattice, in pixels: the size of the blobs
     */
    ValueNoise(int width, int height, int spacing, RandomStream stream) {
        this.spacing = spacing;
        stride = width / spacing + 2;
        lattice = new float[stride * (height / spacing + 2)];
        for (int i = 0; i < lattice.length; i++) {
            lattice[i] = stream.unit() - 0.5f;
        }
        columnOf = new int[width];
        rowOf = new int[height];
        easeX = ease(columnOf, spacing);
        easeY = ease(rowOf, spacing);
    }

    private static float[] ease(int[] latticeIndex, int spacing) {
        float[] ease = new float[latticeIndex.length];
        for (int i = 0; i < ease.length; i++) {
            latticeIndex[i] = i / spacing;
            float t = (i % spacing) / (float) spacing;
            ease[i] = t * t * (3 - 2 * t);
        }
        return ease;
    }

    float at(int x, int y) {
        int corner = columnOf[x] + rowOf[y] * stride;
        float tx = easeX[x];
        float below = lattice[corner] + (lattice[corner + 1] - lattice[corner]) * tx;
        float above = lattice[corner + stride] + (lattice[corner + stride + 1] - lattice[corner + stride]) * tx;
        return below + (above - below) * easeY[y];
    }

    /** Writes the values of the columns {@code from} to {@code to}, exclusive, of a row to these places of a buffer. */
    void write(int y, int from, int to, float[] values) {
        float up = easeY[y];
        int x = from;
        while (x < to) {
            int corner = columnOf[x] + rowOf[y] * stride;
            float south = lattice[corner];
            float alongSouth = lattice[corner + 1] - south;
            float north = lattice[corner + stride];
            float alongNorth = lattice[corner + stride + 1] - north;
            int end = Math.min(to, (columnOf[x] + 1) * spacing);
            for (; x < end; x++) {
                float below = south + alongSouth * easeX[x];
                float above = north + alongNorth * easeX[x];
                values[x] = below + (above - below) * up;
            }
        }
    }
}
