package dev.orebound.grid;

import java.util.Arrays;

/**
 * The shape of a map: {@code width} by {@code height} cells. A cell is an int, {@code x + y * width}; north is +y, east is
 * +x.
 *
 * @param width cells from west to east, 1 to 4096
 * @param height cells from south to north, 1 to 4096
 */
public record Grid(int width, int height) {
    /** Stands for "no cell". */
    public static final int NONE = -1;

    private static final int LARGEST = 4096;

    public Grid {
        if (width < 1 || width > LARGEST || height < 1 || height > LARGEST) {
            throw new IllegalArgumentException("a grid is 1x1 to 4096x4096 cells, not " + width + "x" + height);
        }
    }

    /** Returns the number of cells; every cell is below it. */
    public int size() {
        return width * height;
    }

    public int cell(int x, int y) {
        return x + y * width;
    }

    public int x(int cell) {
        return cell % width;
    }

    public int y(int cell) {
        return cell / width;
    }

    public boolean contains(int x, int y) {
        return x >= 0 && x < width && y >= 0 && y < height;
    }

    /** Returns true for a cell on the outermost ring. */
    public boolean isEdge(int cell) {
        int x = x(cell);
        int y = y(cell);
        return x == 0 || y == 0 || x == width - 1 || y == height - 1;
    }

    /** Returns a layer that is set on the outermost ring of cells. */
    public MutableBitLayer edge() {
        MutableBitLayer edge = new MutableBitLayer(this);
        Arrays.fill(edge.values, 0, width, true);
        Arrays.fill(edge.values, size() - width, size(), true);
        for (int cell = 0; cell < size(); cell += width) {
            edge.values[cell] = true;
            edge.values[cell + width - 1] = true;
        }
        return edge;
    }

    /** Returns the cell next to this one in a direction, or {@link #NONE} beyond the edge. */
    public int neighbour(int cell, Direction direction) {
        int x = x(cell) + direction.dx();
        int beside = cell + direction.dx() + direction.dy() * width;
        return x >= 0 && x < width && beside >= 0 && beside < size() ? beside : NONE;
    }

    /** Returns the number to add to a cell that is not on the edge to get its neighbour in a direction. */
    public int offset(Direction direction) {
        return direction.dx() + direction.dy() * width;
    }

    /** Returns the steps between two cells if a diagonal counts as one (Chebyshev). */
    public int steps8(int from, int to) {
        return Math.max(Math.abs(x(from) - x(to)), Math.abs(y(from) - y(to)));
    }

    /** Returns the steps between two cells if a diagonal counts as two (Manhattan). */
    public int steps4(int from, int to) {
        return Math.abs(x(from) - x(to)) + Math.abs(y(from) - y(to));
    }
}
