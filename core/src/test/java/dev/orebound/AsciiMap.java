package dev.orebound;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A map drawn as text, for tests: the first line is the north edge, and all lines have the same length. Any character
 * that the list below does not name is floor and can serve as a label.
 *
 * <ul>
 *   <li>{@code #} rock
 *   <li>anything else: floor
 * </ul>
 */
public final class AsciiMap {
    private final Grid grid;
    private final List<String> lines;

    private AsciiMap(List<String> lines) {
        this.lines = lines;
        this.grid = new Grid(lines.get(0).length(), lines.size());
        for (String line : lines) {
            if (line.length() != grid.width()) {
                throw new IllegalArgumentException("'" + line + "' is not " + grid.width() + " cells wide");
            }
        }
    }

    /** Reads a drawing. */
    public static AsciiMap of(String drawing) {
        return new AsciiMap(drawing.stripTrailing().lines().toList());
    }

    public Grid grid() {
        return grid;
    }

    /** Returns the character on a cell. */
    public char glyph(int cell) {
        return lines.get(grid.height() - 1 - grid.y(cell)).charAt(grid.x(cell));
    }

    /**
     * Returns the only cell with this label.
     *
     * @throws IllegalArgumentException if no cell or several cells have it
     */
    public int cell(char label) {
        int found = Grid.NONE;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (glyph(cell) == label) {
                if (found != Grid.NONE) {
                    throw new IllegalArgumentException("label " + label + " stands twice");
                }
                found = cell;
            }
        }
        if (found == Grid.NONE) {
            throw new IllegalArgumentException("no label " + label);
        }
        return found;
    }

    /** Returns a layer that is true on cells with one of these characters. */
    public MutableBitLayer where(String glyphs) {
        MutableBitLayer layer = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            layer.set(cell, glyphs.indexOf(glyph(cell)) >= 0);
        }
        return layer;
    }

    /** Returns a layer that is true on rock. */
    public MutableBitLayer rock() {
        return where("#");
    }

    /** Returns a layer that is true on floor. */
    public MutableBitLayer floor() {
        MutableBitLayer layer = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            layer.set(cell, glyph(cell) != '#');
        }
        return layer;
    }

    /** Draws a grid as text, the north edge first, each line ended by a line feed. */
    public static String draw(Grid grid, IntFunction<Object> glyphOfCell) {
        StringBuilder text = new StringBuilder();
        for (int y = grid.height() - 1; y >= 0; y--) {
            for (int x = 0; x < grid.width(); x++) {
                text.append(glyphOfCell.apply(grid.cell(x, y)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** Draws a layer with one character for true and one for false. */
    public static String draw(BitLayer layer, char yes, char no) {
        return draw(layer.grid(), cell -> layer.at(cell) ? yes : no);
    }
}
