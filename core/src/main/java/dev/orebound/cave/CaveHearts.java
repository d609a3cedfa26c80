package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.grid.Grid;

/**
 * Points about which caves grow, spread over the floor, each with its own breadth and height.
 *
 * <p>Source: best-candidate sampling (Mitchell: Spectrally Optimal Sampling for Distribution Ray Tracing, 1991) for the
 * points; for what lies between them, the distances to the nearest two, measured in breadths and heights, as in cellular
 * noise (Worley, 1996).
 */
final class CaveHearts {
    private static final int CANDIDATES = 6;
    private static final int MARGIN = 5;
    private static final float LEAST_REACH = 5;
    private static final float MORE_REACH = 7;

    private final Grid grid;
    private final float[] x;
    private final float[] y;
    private final float[] reachX;
    private final float[] reachY;

    /**
     * Draws the hearts.
     *
     * @param breadth of the part in which they lie, in cells from the west
     * @param height of that part, in cells from the north
     */
    CaveHearts(Grid grid, int count, int breadth, int height, Stream stream) {
        this.grid = grid;
        x = new float[count];
        y = new float[count];
        reachX = new float[count];
        reachY = new float[count];
        for (int heart = 0; heart < count; heart++) {
            place(heart, breadth, height, stream);
            reachX[heart] = LEAST_REACH + MORE_REACH * stream.unit();
            reachY[heart] = LEAST_REACH + MORE_REACH * stream.unit();
        }
    }

    /** Takes the candidate that lies farthest from all hearts so far. */
    private void place(int heart, int breadth, int height, Stream stream) {
        float farthest = -1;
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            float candidateX = MARGIN + stream.unit() * (breadth - 2 * MARGIN);
            float candidateY = grid.height() - height + MARGIN + stream.unit() * (height - 2 * MARGIN);
            float nearest = Float.MAX_VALUE;
            for (int other = 0; other < heart; other++) {
                float dx = candidateX - x[other];
                float dy = candidateY - y[other];
                nearest = Math.min(nearest, dx * dx + dy * dy);
            }
            if (nearest > farthest) {
                farthest = nearest;
                x[heart] = candidateX;
                y[heart] = candidateY;
            }
        }
    }

    /** From 0, at a heart, to 1, half-way between two or out of reach of all. */
    float remoteness(int cell) {
        float nearest = Float.MAX_VALUE;
        float second = Float.MAX_VALUE;
        for (int heart = 0; heart < x.length; heart++) {
            float dx = (grid.x(cell) + 0.5f - x[heart]) / reachX[heart];
            float dy = (grid.y(cell) + 0.5f - y[heart]) / reachY[heart];
            float squared = dx * dx + dy * dy;
            if (squared < nearest) {
                second = nearest;
                nearest = squared;
            } else if (squared < second) {
                second = squared;
            }
        }
        float between = nearest / second;
        return Math.min(1, Math.max(between, nearest));
    }
}
