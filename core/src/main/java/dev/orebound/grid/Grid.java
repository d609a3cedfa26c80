package dev.orebound.grid;

import org.jspecify.annotations.Nullable;

/**
 * The shape of a map: {@code width} by {@code height} cells. A cell is an int, {@code x + y * width}; north is +y, east
 * is +x.
 *
 * <p>Columns and rows are found by multiplying, since a division takes longer than most of what is done with them.
 */
public final class Grid {
    /** Stands for "no cell". */
    public static final int NONE = -1;

    private static final int LARGEST = 4096;

    /** One part in so many, as a power of two, is far less than a cell of the largest grid. */
    private static final int FINE = 38;

    private final int width;
    private final int height;

    /** A width's part of 2^{@value #FINE}, rounded up. */
    private final long rowsACell;

    /**
     * Creates a shape.
     *
     * @param width cells from west to east, 1 to 4096
     * @param height cells from south to north, 1 to 4096
     * @throws IllegalArgumentException beyond these bounds
     */
    public Grid(int width, int height) {
        if (width < 1 || width > LARGEST || height < 1 || height > LARGEST) {
            throw new IllegalArgumentException("a grid is 1x1 to 4096x4096 cells, not " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        rowsACell = ((1L << FINE) + width - 1) / width;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Returns the number of cells; every cell is below it. */
    public int size() {
        return width * height;
    }

    public int cell(int x, int y) {
        return x + y * width;
    }

    public int x(int cell) {
        return cell - y(cell) * width;
    }

    public int y(int cell) {
        return (int) ((cell * rowsACell) >> FINE);
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
        edge.setEdge(true);
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

    /** Returns a grid that is as high as this one is wide, and as wide as this one is high. */
    public Grid turned() {
        int breadth = height;
        return new Grid(breadth, width);
    }

    /** Returns the column of another grid on which column 0 of this one lies, if both have the same middle. */
    public int columnWithin(Grid other) {
        return Math.floorDiv(other.width - width, 2);
    }

    /** Returns the row of another grid on which row 0 of this one lies, if both have the same middle. */
    public int rowWithin(Grid other) {
        return Math.floorDiv(other.height - height, 2);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Grid that && width == that.width && height == that.height;
    }

    @Override
    public int hashCode() {
        return width * 31 + height;
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
