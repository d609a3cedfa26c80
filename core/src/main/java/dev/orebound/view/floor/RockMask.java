package dev.orebound.view.floor;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import java.util.Arrays;

/**
 * Computes how near to rock each pixel is: the cells of rock, blurred by a Gaussian, so that corners are round. From 0,
 * open ground, to 255, deep rock; the rim runs at about a half. Beyond the edge of the floor everything is rock.
 */
final class RockMask {
    /** Pixels along a cell. */
    static final int CELL = 16;

    /** Width of the Gaussian in pixels; its part beyond the next cell is negligible. */
    private static final double SIGMA = 4.2;

    private static final int OPEN = 255;

    private final Grid grid;
    private final BitLayer open;
    private final int width;
    /** 255 less the density of each pixel, so that the deep rock that most of a floor is need not be written. */
    private final byte[] openness;

    /** @param open true where the floor can be walked, false on rock */
    RockMask(BitLayer open) {
        this.open = open;
        grid = open.grid();
        width = grid.width() * CELL;
        openness = new byte[width * grid.height() * CELL];
        float[][] weights = weights();
        float[] around = new float[9];
        for (int cellY = 0; cellY < grid.height(); cellY++) {
            for (int cellX = 0; cellX < grid.width(); cellX++) {
                fillCell(cellX, cellY, around, weights);
            }
        }
    }

    /**
     * Returns for each pixel of a cell the shares of the Gaussian that lie in the cell before, the cell itself and the
     * next.
     */
    private static float[][] weights() {
        float[][] weights = new float[CELL][3];
        for (int pixel = 0; pixel < CELL; pixel++) {
            double centre = pixel + 0.5;
            double below = normal((0 - centre) / SIGMA);
            double above = normal((CELL - centre) / SIGMA);
            weights[pixel][0] = (float) below;
            weights[pixel][1] = (float) (above - below);
            weights[pixel][2] = (float) (1 - above);
        }
        return weights;
    }

    /** Computes the normal distribution by the logistic approximation of Bowling and others (2009), exact to 0.0002. */
    private static double normal(double z) {
        return 1 / (1 + Math.exp(-(0.07056 * z * z * z + 1.5976 * z)));
    }

    private void fillCell(int cellX, int cellY, float[] around, float[][] weights) {
        float sum = 0;
        for (int i = 0; i < 9; i++) {
            around[i] = open.at(cellX + i % 3 - 1, cellY + i / 3 - 1, false) ? 0 : 1;
            sum += around[i];
        }
        for (int y = 0; y < CELL && sum < 9; y++) {
            int row = (cellY * CELL + y) * width + cellX * CELL;
            if (sum == 0) {
                Arrays.fill(openness, row, row + CELL, (byte) OPEN);
                continue;
            }
            for (int x = 0; x < CELL; x++) {
                openness[row + x] = (byte) (OPEN - (int) (blur(around, weights[x], weights[y]) * OPEN + 0.5f));
            }
        }
    }

    private static float blur(float[] around, float[] wx, float[] wy) {
        float sum = wy[0] * (wx[0] * around[0] + wx[1] * around[1] + wx[2] * around[2]);
        sum += wy[1] * (wx[0] * around[3] + wx[1] * around[4] + wx[2] * around[5]);
        return sum + wy[2] * (wx[0] * around[6] + wx[1] * around[7] + wx[2] * around[8]);
    }

    int width() {
        return width;
    }

    int height() {
        return grid.height() * CELL;
    }

    /** Returns the density of a pixel, from 0, open ground, to 255, deep rock. */
    int at(int index) {
        return OPEN - (openness[index] & 0xff);
    }

    /** Returns the change of density towards the east, in density a pixel; at the edge of the picture 0. */
    float slopeX(int index) {
        int x = index % width;
        return x == 0 || x == width - 1 ? 0 : (at(index + 1) - at(index - 1)) * 0.5f;
    }

    /** Returns the change of density towards the north. */
    float slopeY(int index) {
        return index < width || index >= openness.length - width ? 0 : (at(index + width) - at(index - width)) * 0.5f;
    }
}
