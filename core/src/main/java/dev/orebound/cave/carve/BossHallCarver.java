package dev.orebound.cave.carve;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;

/**
 * The great hall at the far end of the boss's floor: an ellipse with a ragged rim, which the automaton smooths, and nothing
 * but rock beside it. All other caves lie nearer to the start.
 */
final class BossHallCarver {
    private static final int ROCK_AT_THE_EDGE = 3;
    private static final float SURE_SHARE = 0.72f;

    private final Grid grid;
    private final float middleX;
    private final float middleY;
    private final float reachX;
    private final float reachY;

    BossHallCarver(Grid grid, CaveRules.BossHallRules rules, RandomStream stream) {
        this.grid = grid;
        int most = Math.min(grid.width() / 2, grid.height()) - 2 * ROCK_AT_THE_EDGE;
        reachX = Math.min(
                        most,
                        stream.between(rules.breadth().lowest(), rules.breadth().highest()))
                / 2f;
        reachY = Math.min(
                        most,
                        stream.between(rules.height().lowest(), rules.height().highest()))
                / 2f;
        boolean isWide = grid.width() >= grid.height();
        float spareX = grid.width() - 2 * (ROCK_AT_THE_EDGE + reachX);
        float spareY = grid.height() - 2 * (ROCK_AT_THE_EDGE + reachY);
        middleX = ROCK_AT_THE_EDGE + reachX + (isWide ? spareX : spareX * stream.unit());
        middleY = ROCK_AT_THE_EDGE + reachY + (isWide ? spareY * stream.unit() : 0);
    }

    /** How many columns (rows, where the floor is taller than wide) are left for all else. */
    int cellsBefore() {
        return grid.width() >= grid.height()
                ? (int) (middleX - reachX) - 2 * ROCK_AT_THE_EDGE
                : grid.height() - (int) (middleY + reachY) - 2 * ROCK_AT_THE_EDGE;
    }

    /** Fills its end of the floor with rock, and opens the hall in it. */
    void open(MutableBitLayer open, RandomStream stream) {
        for (int cell = 0; cell < grid.size(); cell++) {
            int along = grid.width() >= grid.height() ? grid.x(cell) : grid.height() - 1 - grid.y(cell);
            if (along >= cellsBefore()) {
                float share = share(cell);
                boolean isRagged = share > SURE_SHARE && !stream.chance(50);
                open.set(cell, share < 1 && !isRagged && !grid.isEdge(cell));
            }
        }
    }

    /** Below 1 inside the ellipse, 0 in its middle. */
    private float share(int cell) {
        float dx = (grid.x(cell) + 0.5f - middleX) / reachX;
        float dy = (grid.y(cell) + 0.5f - middleY) / reachY;
        return dx * dx + dy * dy;
    }
}
