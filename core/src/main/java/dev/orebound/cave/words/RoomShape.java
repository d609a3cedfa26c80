package dev.orebound.cave.words;

import dev.orebound.content.floor.WordRules;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;

/**
 * The size and form of a room's outline.
 *
 * @param size its size
 * @param form its form
 * @param breadth cells from its westernmost to its easternmost column, both counted; {@code height} likewise for rows
 * @param middleX the mean column of its cells; {@code middleY} the mean row
 */
public record RoomShape(Size size, Form form, int breadth, int height, int middleX, int middleY) {
    /** The sizes of rooms. */
    public enum Size {
        SMALL,
        MIDDLING,
        LARGE,
        VAST
    }

    /** The forms of rooms. */
    public enum Form {
        ROUND,
        LONG_WEST_EAST,
        LONG_NORTH_SOUTH,
        RAGGED
    }

    static RoomShape of(Cells cells, Grid grid, WordRules rules) {
        CellExtent outline = CellExtent.of(cells, grid);
        return new RoomShape(
                size(cells.size(), rules),
                form(cells.size(), outline.breadth(), outline.height(), rules),
                outline.breadth(),
                outline.height(),
                (int) (outline.sumX() / cells.size()),
                (int) (outline.sumY() / cells.size()));
    }

    private static Size size(int cells, WordRules rules) {
        if (cells >= rules.vastCells()) {
            return Size.VAST;
        }
        if (cells >= rules.largeCells()) {
            return Size.LARGE;
        }
        return cells >= rules.middlingCells() ? Size.MIDDLING : Size.SMALL;
    }

    private static Form form(int cells, int breadth, int height, WordRules rules) {
        if (breadth * 100 >= height * rules.longPercent()) {
            return Form.LONG_WEST_EAST;
        }
        if (height * 100 >= breadth * rules.longPercent()) {
            return Form.LONG_NORTH_SOUTH;
        }
        return cells * 100 >= breadth * height * rules.roundPercent() ? Form.ROUND : Form.RAGGED;
    }
}
