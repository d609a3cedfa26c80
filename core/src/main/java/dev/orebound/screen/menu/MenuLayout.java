package dev.orebound.screen.menu;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.layout.InterfaceSize;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the rows of a menu go. Pure arithmetic.
 *
 * @param rows from the uppermost to the lowest
 * @param grain how many real pixels a pixel of the art has
 */
public record MenuLayout(List<LayoutBox> rows, int grain) {
    private static final int ROW_UNITS = 46;
    private static final int GAP_UNITS = 4;

    public MenuLayout {
        rows = List.copyOf(rows);
    }

    /**
     * Rows below each other from the top of an area, centred within it; closer together where the area is low.
     *
     * @param widthUnits of a row, in interface units
     */
    public static MenuLayout within(LayoutBox area, int count, int widthUnits, InterfaceSize size) {
        int width = Math.min(area.width(), size.pixels(widthUnits));
        int step = Math.min(size.pixels(ROW_UNITS + GAP_UNITS), area.height() / Math.max(1, count));
        int height = Math.min(step, size.pixels(ROW_UNITS));
        int x = area.x() + (area.width() - width) / 2;
        List<LayoutBox> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            rows.add(new LayoutBox(x, area.top() - i * step - height, width, height));
        }
        return new MenuLayout(rows, size.grain());
    }

    /** How high so many rows are at their usual size, in interface units. */
    public static int unitsHigh(int count) {
        return count * (ROW_UNITS + GAP_UNITS) - GAP_UNITS;
    }

    /** The number of the row at a place, or -1. */
    public int rowAt(float x, float y) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).contains(x, y)) {
                return i;
            }
        }
        return -1;
    }
}
