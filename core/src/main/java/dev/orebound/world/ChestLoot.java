package dev.orebound.world;

import dev.orebound.cave.Chest;
import dev.orebound.cave.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;

/** Throws what is in a chest onto the cell before it. */
public final class ChestLoot {
    private final Floor floor;
    private final Grid grid;
    private final Content content;
    private final LootThrower loot;

    public ChestLoot(WorldParts parts) {
        floor = parts.floor();
        grid = parts.floor().grid();
        content = parts.content();
        loot = new LootThrower(parts);
    }

    /** Draws and throws it; {@code number} is the chest's on the floor. */
    public void throwFrom(int number) {
        loot.throwFrom(
                before(floor.chests().get(number)), content.cave().treasure().chest());
    }

    /** The cell that a chest faces; where that is no part of its room, its own, so that all stays in the room. */
    private int before(Chest chest) {
        int faced = grid.neighbour(chest.at(), chest.facing());
        return faced != Grid.NONE && floor.room().at(faced) == floor.room().at(chest.at()) ? faced : chest.at();
    }
}
