package dev.orebound.grid;

/**
 * Decides whether one cell sees another: the straight line between their centres must neither cross an opaque cell nor
 * slip through a corner at which two opaque cells touch. The two end cells do not matter. Symmetric: both see each
 * other, or neither does.
 *
 * <p>Source: exact integer walk over every cell that the line crosses (Amanatides, Woo: A Fast Voxel Traversal
 * Algorithm for Ray Tracing, 1987, in two dimensions).
 */
public final class LineOfSight {
    private LineOfSight() {}

    /** Returns true if no opaque cell lies between the two cells. */
    public static boolean isClear(BitLayer opaque, int from, int to) {
        int width = opaque.grid.width();
        return isClear(opaque, from % width, from / width, to % width, to / width);
    }

    static boolean isClear(BitLayer opaque, int fromX, int fromY, int toX, int toY) {
        boolean[] walls = opaque.values;
        int width = opaque.grid.width();
        int stepX = toX > fromX ? 1 : -1;
        int stepY = toY > fromY ? width : -width;
        int columns = Math.abs(toX - fromX);
        int rows = Math.abs(toY - fromY);
        int cell = fromX + fromY * width;
        int last = toX + toY * width;
        // Above zero the line leaves the cell through its side, below zero through top or bottom, at zero through a
        // corner.
        int lead = columns - rows;
        while (cell != last) {
            if (lead > 0) {
                cell += stepX;
                lead -= 2 * rows;
            } else if (lead < 0) {
                cell += stepY;
                lead += 2 * columns;
            } else {
                if (walls[cell + stepX] && walls[cell + stepY]) {
                    return false;
                }
                cell += stepX + stepY;
                lead += 2 * (columns - rows);
            }
            if (cell != last && walls[cell]) {
                return false;
            }
        }
        return true;
    }
}
