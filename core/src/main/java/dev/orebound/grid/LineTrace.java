package dev.orebound.grid;

/**
 * Traces straight lines over a grid. A line does not pass between two blocked cells that touch at a corner.
 *
 * <p>Source: Amanatides and Woo, A Fast Voxel Traversal Algorithm for Ray Tracing, 1987, in two dimensions.
 */
public final class LineTrace {
    private LineTrace() {}

    /**
     * Returns true if no blocked cell lies on the line between two points, in cells. The cell of the first point does
     * not count, that of the last does. Returns false if one of them is beyond the edge.
     */
    public static boolean isClear(BitLayer blocked, float fromX, float fromY, float toX, float toY) {
        int x = (int) Math.floor(fromX);
        int y = (int) Math.floor(fromY);
        int lastX = (int) Math.floor(toX);
        int lastY = (int) Math.floor(toY);
        Grid grid = blocked.grid;
        if (!grid.contains(x, y) || !grid.contains(lastX, lastY)) {
            return false;
        }
        // Every cell between two cells of the grid is on the grid, so that no cell needs a check.
        boolean[] walls = blocked.values;
        int stepX = toX > fromX ? 1 : -1;
        int stepY = toY > fromY ? 1 : -1;
        int row = stepY * grid.width();
        int cell = grid.cell(x, y);
        float dx = Math.abs(toX - fromX);
        float dy = Math.abs(toY - fromY);
        // The distance of the next cell border along each axis, both scaled by dx * dy so that nothing is divided by
        // zero.
        float toNextX = (stepX > 0 ? x + 1 - fromX : fromX - x) * dy;
        float toNextY = (stepY > 0 ? y + 1 - fromY : fromY - y) * dx;
        int leftX = Math.abs(lastX - x);
        int leftY = Math.abs(lastY - y);
        while (leftX > 0 || leftY > 0) {
            boolean isCorner = leftX > 0 && leftY > 0 && toNextX == toNextY;
            if (isCorner && walls[cell + stepX] && walls[cell + row]) {
                return false;
            }
            boolean isAlongX = leftY == 0 || (leftX > 0 && toNextX < toNextY);
            if (isCorner || isAlongX) {
                cell += stepX;
                toNextX += dy;
                leftX--;
            }
            if (isCorner || !isAlongX) {
                cell += row;
                toNextY += dx;
                leftY--;
            }
            if (walls[cell]) {
                return false;
            }
        }
        return true;
    }
}
