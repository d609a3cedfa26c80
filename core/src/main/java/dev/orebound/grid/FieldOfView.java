package dev.orebound.grid;

/**
 * Computes the cells in sight of a cell: each open cell that {@link LineOfSight} joins to it, and each opaque cell that
 * touches one of those in eight directions, so that walls, their corners and shut doors are seen with the floor next to
 * them.
 *
 * <p>Nothing is allocated. The work grows with the square of the radius times the length of an unhindered line: at a
 * radius of 20 about 10,000 steps if nothing is in the way, far fewer in a cave.
 */
public final class FieldOfView {
    private final Grid grid;

    public FieldOfView(Grid grid) {
        this.grid = grid;
    }

    /**
     * Computes the cells in sight.
     *
     * @param opaque cells that block the view
     * @param from the cell of the eye, always in sight
     * @param radiusCells the radius of the circle in which open cells are seen, in cells; 0 or more
     * @param inSight receives the result: true for cells in sight
     */
    public void look(BitLayer opaque, int from, int radiusCells, MutableBitLayer inSight) {
        inSight.fill(false);
        see(from, opaque, inSight);
        int fromX = grid.x(from);
        int fromY = grid.y(from);
        int lastY = Math.min(grid.height() - 1, fromY + radiusCells);
        int lastX = Math.min(grid.width() - 1, fromX + radiusCells);
        for (int y = Math.max(0, fromY - radiusCells); y <= lastY; y++) {
            for (int x = Math.max(0, fromX - radiusCells); x <= lastX; x++) {
                int cell = grid.cell(x, y);
                boolean near = isWithin(x - fromX, y - fromY, radiusCells);
                if (near && !opaque.values[cell] && LineOfSight.isClear(opaque, fromX, fromY, x, y)) {
                    see(cell, opaque, inSight);
                }
            }
        }
    }

    /** Returns true within a circle slightly wider than its radius, which lacks the four spikes of an exact one. */
    private static boolean isWithin(int dx, int dy, int radius) {
        return dx * dx + dy * dy <= radius * (radius + 1);
    }

    private void see(int cell, BitLayer opaque, MutableBitLayer inSight) {
        inSight.values[cell] = true;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE && opaque.values[beside]) {
                inSight.values[beside] = true;
            }
        }
    }
}
