package dev.orebound.lab.arena;

import dev.orebound.grid.BitLayer;
import dev.orebound.world.World;

/**
 * Finds the cells that block the player. Standing in lava, where nobody walks, the player can wade to everything that is not
 * solid.
 */
final class PlayerBarriers {
    private PlayerBarriers() {}

    /** The cells that the player cannot come through from where they stand. */
    static BitLayer barsPlayer(World world) {
        BitLayer unwalkable = world.floorState().unwalkable();
        return unwalkable.at(world.player().body().cell) ? world.floorState().solid() : unwalkable;
    }
}
