package dev.orebound.world.state;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;

/** Decides which cells are within the player's reach: near enough, with nothing opaque between. */
public final class PlayerReach {
    private final Grid grid;
    private final FloorState state;
    private final BitLayer opaque;
    private final Player player;
    private final float cells;

    public PlayerReach(PartRegistry parts) {
        grid = parts.get(Floor.class).grid();
        state = parts.get(FloorState.class);
        opaque = state.opaque();
        player = parts.get(Player.class);
        cells = parts.get(Content.class).player().reachCells();
    }

    /** Returns whether the middle of a cell is within reach. */
    public boolean holds(int cell) {
        float x = grid.x(cell) + 0.5f;
        float y = grid.y(cell) + 0.5f;
        return squaredTo(cell) <= cells * cells && LineTrace.isClear(opaque, player.body().x, player.body().y, x, y);
    }

    /** Returns the squared distance of the player from the middle of a cell. */
    public float squaredTo(int cell) {
        float dx = grid.x(cell) + 0.5f - player.body().x;
        float dy = grid.y(cell) + 0.5f - player.body().y;
        return dx * dx + dy * dy;
    }

    /**
     * Returns whether a cell is within reach or beside the player's, straight or diagonal; the cell itself may be
     * opaque.
     */
    public boolean holdsOrTouches(int cell) {
        float dx = grid.x(cell) + 0.5f - player.body().x;
        float dy = grid.y(cell) + 0.5f - player.body().y;
        boolean isBeside = Math.abs(grid.x(cell) - grid.x(player.body().cell)) <= 1
                && Math.abs(grid.y(cell) - grid.y(player.body().cell)) <= 1;
        return (isBeside || dx * dx + dy * dy <= cells * cells)
                && state.isOpenTo(cell, player.body().x, player.body().y);
    }
}
