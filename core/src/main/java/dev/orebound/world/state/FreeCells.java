package dev.orebound.world.state;

import dev.orebound.grid.Grid;

/** Finds the nearest walkable cell of a room. */
public final class FreeCells {
    private static final int WIDEST_RING = 12;

    private final Grid grid;
    private final FloorState state;

    public FreeCells(Grid grid, FloorState state) {
        this.grid = grid;
        this.state = state;
    }

    /**
     * Returns the nearest cell that can be walked on and belongs to the same room as {@code wanted}, ring by ring;
     * {@code wanted} itself if it is free, or if nothing is within twelve cells.
     */
    public int nearest(int wanted) {
        int room = state.floor.room().at(wanted);
        for (int ring = 0; ring <= WIDEST_RING; ring++) {
            for (int dy = -ring; dy <= ring; dy++) {
                int step = Math.abs(dy) == ring ? 1 : Math.max(1, 2 * ring);
                for (int dx = -ring; dx <= ring; dx += step) {
                    int x = grid.x(wanted) + dx;
                    int y = grid.y(wanted) + dy;
                    if (grid.contains(x, y) && isFree(grid.cell(x, y), room)) {
                        return grid.cell(x, y);
                    }
                }
            }
        }
        return wanted;
    }

    private boolean isFree(int cell, int room) {
        return state.isWalkable(cell) && state.floor.room().at(cell) == room;
    }
}
