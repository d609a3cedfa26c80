package dev.orebound.cave.carve;

import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Grid;
import java.util.Arrays;

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
    private final float[] nearestInRow;
    private final float[] secondInRow;
    private int measuredRow = -1;

    /**
     * Draws the hearts.
     *
     * @param breadth of the part in which they lie, in cells from the west
     * @param height of that part, in cells from the north
     */
    CaveHearts(Grid grid, int count, int breadth, int height, RandomStream stream) {
        this.grid = grid;
        x = new float[count];
        y = new float[count];
        reachX = new float[count];
        reachY = new float[count];
        nearestInRow = new float[grid.width()];
        secondInRow = new float[grid.width()];
        for (int heart = 0; heart < count; heart++) {
            place(heart, breadth, height, stream);
            reachX[heart] = LEAST_REACH + MORE_REACH * stream.unit();
            reachY[heart] = LEAST_REACH + MORE_REACH * stream.unit();
        }
    }

    /** Takes the candidate that lies farthest from all hearts so far. */
    private void place(int heart, int breadth, int height, RandomStream stream) {
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

    /**
     * From 0, at a heart, to 1, half-way between two or out of reach of all. Quick when asked row by row.
     *
     * <p>A heart that a cell is out of reach of makes no difference to it, so each is measured only as far as it reaches.
     */
    float remoteness(int cell) {
        if (grid.y(cell) != measuredRow) {
            measureRow(grid.y(cell));
        }
        float nearest = nearestInRow[grid.x(cell)];
        float between = nearest / secondInRow[grid.x(cell)];
        return Math.min(1, Math.max(between, nearest));
    }

    private void measureRow(int row) {
        measuredRow = row;
        Arrays.fill(nearestInRow, Float.MAX_VALUE);
        Arrays.fill(secondInRow, Float.MAX_VALUE);
        for (int heart = 0; heart < x.length; heart++) {
            float dy = (row + 0.5f - y[heart]) / reachY[heart];
            if (dy * dy < 1) {
                measureRow(heart, dy * dy);
            }
        }
    }

    private void measureRow(int heart, float squaredDy) {
        int last = Math.min(grid.width() - 1, (int) (x[heart] + reachX[heart]));
        for (int column = Math.max(0, (int) (x[heart] - reachX[heart])); column <= last; column++) {
            float dx = (column + 0.5f - x[heart]) / reachX[heart];
            float squared = dx * dx + squaredDy;
            if (squared < nearestInRow[column]) {
                secondInRow[column] = nearestInRow[column];
                nearestInRow[column] = squared;
            } else if (squared < secondInRow[column]) {
                secondInRow[column] = squared;
            }
        }
    }
}
