package dev.orebound.view.frame;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.world.state.FloorState;

/** The middle of the open cells that the player sees nearby; measured again only when the sight or the cell changes. */
final class VisibleMiddle {
    private static final int NEAR_COLUMNS = 16;
    private static final int NEAR_ROWS = 10;

    private final BitLayer structure;
    private final Grid grid;
    private final FloorState state;
    private int sightVersion = -1;
    private int cell = Grid.NONE;
    private boolean isKnown;
    private float x;
    private float y;

    VisibleMiddle(Floor floor, FloorState state) {
        structure = floor.structure();
        grid = floor.grid();
        this.state = state;
    }

    /** Measures for a player at a place, in world pixels. */
    void lookFrom(float playerX, float playerY) {
        int column = (int) Math.floor(playerX / SceneContext.CELL);
        int row = (int) Math.floor(playerY / SceneContext.CELL);
        int from = grid.contains(column, row) ? grid.cell(column, row) : Grid.NONE;
        if (sightVersion != state.sightVersion() || cell != from) {
            sightVersion = state.sightVersion();
            cell = from;
            measure(column, row);
        }
    }

    private void measure(int column, int row) {
        int count = 0;
        long columns = 0;
        long rows = 0;
        int lastRow = Math.min(grid.height() - 1, row + NEAR_ROWS);
        int lastColumn = Math.min(grid.width() - 1, column + NEAR_COLUMNS);
        for (int nextRow = Math.max(0, row - NEAR_ROWS); nextRow <= lastRow; nextRow++) {
            for (int next = Math.max(0, column - NEAR_COLUMNS); next <= lastColumn; next++) {
                int near = grid.cell(next, nextRow);
                if (structure.at(near) && state.isInSight(near)) {
                    count++;
                    columns += next;
                    rows += nextRow;
                }
            }
        }
        isKnown = count > 0;
        if (isKnown) {
            x = (columns / (float) count + 0.5f) * SceneContext.CELL;
            y = (rows / (float) count + 0.5f) * SceneContext.CELL;
        }
    }

    boolean isKnown() {
        return isKnown;
    }

    /** Returns the middle, in world pixels from the west edge. */
    float x() {
        return x;
    }

    /** Returns the middle, in world pixels from the south edge. */
    float y() {
        return y;
    }
}
