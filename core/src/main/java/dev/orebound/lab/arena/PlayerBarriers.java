package dev.orebound.lab.arena;

import dev.orebound.grid.BitLayer;
import dev.orebound.world.World;

/** What is in a player's way. Who stands in lava, where nobody walks, can wade to all that is not solid. */
final class PlayerBarriers {
    private PlayerBarriers() {}

    /** The cells that the player cannot come through from where they stand. */
    static BitLayer barsPlayer(World world) {
        BitLayer unwalkable = world.floorState().unwalkable();
        return unwalkable.at(world.player().body().cell) ? world.floorState().solid() : unwalkable;
    }
}
