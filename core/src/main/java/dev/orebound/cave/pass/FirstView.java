package dev.orebound.cave.pass;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.grid.FieldOfView;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;

/**
 * Finds the cells that a party sees as it arrives: those in sight of its cell, within a window's width and height about
 * it. Works in lent memory, so a pass makes one of its own. Reads structure.
 */
public final class FirstView {
    private static final int COLUMNS_ASIDE = 13;
    private static final int ROWS_ASIDE = 7;

    private final Grid grid;
    private final FieldOfView eye;
    private final MutableBitLayer rock;
    private final MutableBitLayer inSight;

    public FirstView(FloorBuilder floor) {
        grid = floor.grid();
        eye = new FieldOfView(grid);
        rock = floor.memory().bitLayer();
        rock.copyInverse(floor.get(FloorKeys.STRUCTURE));
        inSight = floor.memory().bitLayer();
    }

    /** Returns the cells that are seen from a cell, floor and the rock beside it. The next call changes the result. */
    public MutableBitLayer from(int cell) {
        eye.look(rock, cell, COLUMNS_ASIDE, inSight);
        for (int y = 0; y < grid.height(); y++) {
            boolean isBeyond = Math.abs(y - grid.y(cell)) > ROWS_ASIDE;
            for (int x = 0; x < grid.width() && isBeyond; x++) {
                inSight.set(grid.cell(x, y), false);
            }
        }
        return inSight;
    }
}
