package dev.orebound.grid;

/**
 * A straight line over a grid: what it crosses. It does not pass between two blocked cells that touch at a corner.
 *
 * <p>Source: Amanatides and Woo, A Fast Voxel Traversal Algorithm for Ray Tracing, 1987, in two dimensions.
 */
public final class Ray {
    private Ray() {}

    /**
     * True if no blocked cell lies on the line between two places, in cells. The cell of the first place does not count,
     * that of the last does.
     */
    public static boolean isClear(BitLayer blocked, float fromX, float fromY, float toX, float toY) {
        int x = (int) Math.floor(fromX);
        int y = (int) Math.floor(fromY);
        int lastX = (int) Math.floor(toX);
        int lastY = (int) Math.floor(toY);
        float dx = Math.abs(toX - fromX);
        float dy = Math.abs(toY - fromY);
        int stepX = toX > fromX ? 1 : -1;
        int stepY = toY > fromY ? 1 : -1;
        // How far along each axis' next cell border lies, both scaled by dx * dy so that nothing is divided by zero.
        float toNextX = (stepX > 0 ? x + 1 - fromX : fromX - x) * dy;
        float toNextY = (stepY > 0 ? y + 1 - fromY : fromY - y) * dx;
        for (int left = Math.abs(lastX - x) + Math.abs(lastY - y); left > 0; left--) {
            if (x != lastX && y != lastY && toNextX == toNextY) {
                if (blocked.at(x + stepX, y, true) && blocked.at(x, y + stepY, true)) {
                    return false;
                }
                x += stepX;
                y += stepY;
                toNextX += dy;
                toNextY += dx;
                left--;
            } else if (y == lastY || (x != lastX && toNextX < toNextY)) {
                x += stepX;
                toNextX += dy;
            } else {
                y += stepY;
                toNextY += dx;
            }
            if (blocked.at(x, y, true)) {
                return false;
            }
        }
        return true;
    }
}
