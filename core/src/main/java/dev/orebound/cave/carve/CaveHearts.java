package dev.orebound.cave.carve;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Carving;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.Grid;
import java.util.Arrays;

/**
 * Points about which caves grow, spread over the floor, each with its own breadth and height.
 *
 * <p>Source: best-candidate sampling (Mitchell: Spectrally Optimal Sampling for Distribution Ray Tracing, 1991) for the
 * points; for what lies between them, the distances to the nearest two, measured in breadths and heights, as in
 * cellular noise (Worley, 1996).
 */
final class CaveHearts {
    private static final int CANDIDATES = 6;

    private final Grid grid;
    private final Carving rules;
    private final float[] x;
    private final float[] y;
    private final float[] reachX;
    private final float[] reachY;
    private final float[] nearestInRow;
    private final float[] secondInRow;

    /**
     * Draws the hearts.
     *
     * @param breadth of the part in which they lie, in cells from the west
     * @param height of that part, in cells from the north
     */
    CaveHearts(Grid grid, Carving rules, int count, int breadth, int height, RandomStream stream) {
        this.grid = grid;
        this.rules = rules;
        x = new float[count];
        y = new float[count];
        reachX = new float[count];
        reachY = new float[count];
        nearestInRow = new float[grid.width()];
        secondInRow = new float[grid.width()];
        for (int heart = 0; heart < count; heart++) {
            place(heart, breadth, height, stream);
            reachX[heart] = reach(rules.heartBreadth(), stream);
            reachY[heart] = reach(rules.heartHeight(), stream);
        }
    }

    private static float reach(IntRange cells, RandomStream stream) {
        return cells.lowest() + (cells.highest() - cells.lowest()) * stream.unit();
    }

    /** Takes the candidate that lies farthest from all hearts so far; half of its least reach lies inside the edge. */
    private void place(int heart, int breadth, int height, RandomStream stream) {
        float marginX = rules.edgeCells() + rules.heartBreadth().lowest() / 2f;
        float marginY = rules.edgeCells() + rules.heartHeight().lowest() / 2f;
        float aspect =
                rules.heartBreadth().highest() / (float) rules.heartHeight().highest();
        float farthest = -1;
        for (int candidate = 0; candidate < CANDIDATES; candidate++) {
            float candidateX = marginX + stream.unit() * Math.max(0, breadth - 2 * marginX);
            float candidateY = grid.height() - height + marginY + stream.unit() * Math.max(0, height - 2 * marginY);
            float nearest = Float.MAX_VALUE;
            for (int other = 0; other < heart; other++) {
                float dx = candidateX - x[other];
                float dy = (candidateY - y[other]) * aspect;
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
     * For each cell of a row from 0, at a heart, to 1, half-way between two or out of reach of all. The next call
     * changes the result.
     *
     * <p>A heart that a cell is out of reach of makes no difference to it, so each is measured only as far as it
     * reaches.
     */
    float[] remoteness(int row) {
        measureRow(row);
        float[] remoteness = secondInRow;
        for (int column = 0; column < remoteness.length; column++) {
            float nearest = nearestInRow[column];
            float between = nearest / secondInRow[column];
            remoteness[column] = Math.min(1, Math.max(between, nearest));
        }
        return remoteness;
    }

    private void measureRow(int row) {
        Arrays.fill(nearestInRow, Float.MAX_VALUE);
        Arrays.fill(secondInRow, Float.MAX_VALUE);
        for (int heart = 0; heart < x.length; heart++) {
            float dy = (row + 0.5f - y[heart]) / reachY[heart];
            float squaredDy = dy * dy;
            int last = Math.min(grid.width() - 1, (int) (x[heart] + reachX[heart]));
            for (int column = Math.max(0, (int) (x[heart] - reachX[heart]));
                    column <= last && squaredDy < 1;
                    column++) {
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
}
