package dev.orebound.view.floor;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;

/**
 * Computes the depth of each pixel in a liquid: its cells, blurred as {@link RockMask} blurs rock, so that banks are
 * round. From 0, dry, to 255; the bank runs at about a half.
 *
 * <p>A liquid goes on beneath the rock that it touches: else it would shrink from walls as it does from ground.
 */
final class LiquidMask {
    private final RockMask dry;
    private final MutableBitLayer grown;

    /**
     * @param liquid the cells that hold it
     * @param open true on floor, false on rock
     */
    LiquidMask(BitLayer liquid, BitLayer open) {
        grown = liquid.copy();
        Grid grid = liquid.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            grown.set(cell, liquid.at(cell) || (!open.at(cell) && isMostly(liquid, open, grid.x(cell), grid.y(cell))));
        }
        dry = new RockMask(grown);
    }

    /** Returns true for rock if at least half of its open neighbours hold the liquid. */
    private static boolean isMostly(BitLayer liquid, BitLayer open, int x, int y) {
        int wet = 0;
        int all = 0;
        for (int i = 0; i < 9; i++) {
            int nextX = x + i % 3 - 1;
            int nextY = y + i / 3 - 1;
            all += open.at(nextX, nextY, false) ? 1 : 0;
            wet += liquid.at(nextX, nextY, false) ? 1 : 0;
        }
        return wet > 0 && wet * 2 >= all;
    }

    /** Returns true if a cell holds some of it or borders on a cell that does; everywhere else the depth is 0. */
    boolean reaches(int cellX, int cellY) {
        for (int i = 0; i < 9; i++) {
            if (grown.at(cellX + i % 3 - 1, cellY + i / 3 - 1, false)) {
                return true;
            }
        }
        return false;
    }

    int at(int index) {
        return 255 - dry.at(index);
    }
}
