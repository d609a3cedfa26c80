package dev.orebound.world.path;

import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;

/** Answers questions of fighters about the terrain: whether a cell is narrow, and whether a straight way is free. */
public final class TerrainQueries {
    /** A cell of a crooked passage has no more open neighbours than this. */
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

    /** Returns the x coordinate of the middle of a cell. */
    public float centreX(int cell) {
        return grid.x(cell) + 0.5f;
    }

    /** Returns the y coordinate of the middle of a cell. */
    public float centreY(int cell) {
        return grid.y(cell) + 0.5f;
    }

    /** Returns the cell that holds a place. */
    public int cellAt(float x, float y) {
        return grid.cell((int) x, (int) y);
    }

    /** Returns whether a cell can be stood on. */
    public boolean isOpen(int cell) {
        return !unwalkable.at(cell);
    }

    /**
     * Returns whether two bodies can hardly stand abreast on a cell: it has two opposite walls or is a crooked passage.
     */
    public boolean isNarrow(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        boolean isWalled = (unwalkable.at(x - 1, y, true) && unwalkable.at(x + 1, y, true))
                || (unwalkable.at(x, y - 1, true) && unwalkable.at(x, y + 1, true));
        return isWalled || (openNeighbours(x, y) <= FEW && ArcCount.at(unwalkable, cell) >= ArcCount.HALLWAY);
    }

    /** Returns how many of the eight cells around a place can be stood on. */
    public int openNeighbours(int x, int y) {
        int open = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                open += (dx != 0 || dy != 0) && !unwalkable.at(x + dx, y + dy, true) ? 1 : 0;
            }
        }
        return open;
    }

    /** Returns whether a body can walk straight to a place, so that neither edge of its way touches a wall. */
    public boolean isWalkable(BodyComponent body, float x, float y) {
        return isWalkable(body.x, body.y, x, y, body.radius);
    }

    /** Returns the same for a body of some radius that would start anywhere. */
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
