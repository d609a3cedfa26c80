package dev.orebound.world.path;

import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;

/** The lie of the land, as who fights on it sees it: what is narrow, and what can be walked straight. */
public final class TerrainQueries {
    /** No more open cells than this lie round a cell of a crooked passage. */
    private static final int FEW = 3;

    private final Grid grid;
    private final BitLayer unwalkable;

    public TerrainQueries(BitLayer unwalkable) {
        this.unwalkable = unwalkable;
        grid = unwalkable.grid();
    }

    public Grid grid() {
        return grid;
    }

    /** True if a cell can be stood on. */
    public boolean isOpen(int cell) {
        return !unwalkable.at(cell);
    }

    /** True if two can hardly stand abreast on a cell: walls on two opposite sides, or a crooked passage. */
    public boolean isNarrow(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        boolean isWalled = (unwalkable.at(x - 1, y, true) && unwalkable.at(x + 1, y, true))
                || (unwalkable.at(x, y - 1, true) && unwalkable.at(x, y + 1, true));
        return isWalled || (openRound(x, y) <= FEW && ArcCount.at(unwalkable, cell) >= ArcCount.HALLWAY);
    }

    /** How many of the eight cells round a place can be stood on. */
    public int openRound(int x, int y) {
        int open = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                open += (dx != 0 || dy != 0) && !unwalkable.at(x + dx, y + dy, true) ? 1 : 0;
            }
        }
        return open;
    }

    /** True if both edges of a body's straight way to a place are free. */
    public boolean isWalkable(BodyComponent body, float x, float y) {
        return isWalkable(body.x, body.y, x, y, body.radius);
    }

    /** The same from anywhere. */
    public boolean isWalkable(float fromX, float fromY, float x, float y, float radius) {
        float dx = x - fromX;
        float dy = y - fromY;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        if (length == 0) {
            return true;
        }
        float sideX = -dy / length * radius;
        float sideY = dx / length * radius;
        return LineTrace.isClear(unwalkable, fromX + sideX, fromY + sideY, x + sideX, y + sideY)
                && LineTrace.isClear(unwalkable, fromX - sideX, fromY - sideY, x - sideX, y - sideY);
    }
}
