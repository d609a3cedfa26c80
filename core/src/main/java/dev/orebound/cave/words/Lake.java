package dev.orebound.cave.words;

import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * A connected piece of one impassable liquid, with the cells below its bridges.
 *
 * @param liquid the id of its terrain
 * @param cells how many it has
 * @param breadth cells from its westernmost to its easternmost column, both counted; {@code height} likewise for rows
 * @param middleX twice the mean column of its cells, rounded to the nearest whole number; {@code middleY} twice the
 *     mean row
 */
public record Lake(String liquid, int cells, int breadth, int height, int middleX, int middleY) {

    static Lake of(String liquid, Cells cells, Grid grid) {
        CellExtent outline = CellExtent.of(cells, grid);
        int count = cells.size();
        return new Lake(
                liquid,
                count,
                outline.breadth(),
                outline.height(),
                (int) ((4 * outline.sumX() + count) / (2L * count)),
                (int) ((4 * outline.sumY() + count) / (2L * count)));
    }

    /**
     * The side of the lake on which a place lies, seen from the lake's middle, or null in the middle. A long lake is
     * thought of as a round one, so that the whole of its long bank does not count as its ends.
     */
    @Nullable
    CompassDirection side(int x, int y) {
        int dx = (2 * x - middleX) * height;
        int dy = (2 * y - middleY) * breadth;
        return dx == 0 && dy == 0 ? null : CompassDirection.of(dx, dy);
    }
}
