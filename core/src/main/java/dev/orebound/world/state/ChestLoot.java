package dev.orebound.world.state;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.ChestComponent;

/** Throws what is in a chest onto the cell before it. */
public final class ChestLoot {
    private final Floor floor;
    private final Grid grid;
    private final Content content;
    private final FloorChanges changes;
    private final LootThrower loot;

    public ChestLoot(FloorContext context, FloorChanges changes, EntitySpawner spawner, WorldStreams chance) {
        floor = context.floor();
        grid = context.floor().grid();
        content = context.content();
        this.changes = changes;
        loot = new LootThrower(context.content(), context.floor(), context.state(), spawner, chance);
    }

    /** Draws and throws what a chest holds, once; an empty chest gives nothing. */
    public void throwFrom(ChestComponent chest) {
        if (chest.isFull) {
            changes.emptyChest(chest);
            loot.throwFrom(before(chest), content.cave().treasure().chest());
        }
    }

    /** The cell that a chest faces; where that is no part of its room, its own, so that all stays in the room. */
    private int before(ChestComponent chest) {
        int faced = grid.neighbour(chest.cell, chest.facing);
        return faced != Grid.NONE && floor.room().at(faced) == chest.room ? faced : chest.cell;
    }
}
