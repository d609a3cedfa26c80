package dev.orebound.cave.words;

import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;

/**
 * The extent of some cells.
 *
 * @param breadth cells from the westernmost to the easternmost column, both counted; {@code height} likewise for rows
 * @param sumX the sum of the columns of all cells; {@code sumY} that of the rows
 */
record CellExtent(int breadth, int height, long sumX, long sumY) {
    static CellExtent of(Cells cells, Grid grid) {
        int west = Integer.MAX_VALUE;
        int south = Integer.MAX_VALUE;
        int east = 0;
        int north = 0;
        long sumX = 0;
        long sumY = 0;
        for (int i = 0; i < cells.size(); i++) {
            int x = grid.x(cells.at(i));
            int y = grid.y(cells.at(i));
            west = Math.min(west, x);
            east = Math.max(east, x);
            south = Math.min(south, y);
            north = Math.max(north, y);
            sumX += x;
            sumY += y;
        }
        return new CellExtent(east - west + 1, north - south + 1, sumX, sumY);
    }
}
