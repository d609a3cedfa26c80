package dev.orebound.world.state;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.item.Loot;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.ChestComponent;
import java.util.List;

/** Throws the loot of chests and arenas onto the floor. */
public final class LootThrower {
    private final Floor floor;
    private final Content content;
    private final Grid grid;
    private final EntitySpawner spawner;
    private final FloorChanges changes;
    private final FreeCells freeCells;
    private final RandomStream chance;

    public LootThrower(PartRegistry parts) {
        floor = parts.get(Floor.class);
        content = parts.get(Content.class);
        grid = floor.grid();
        spawner = parts.get(EntitySpawner.class);
        changes = parts.get(FloorChanges.class);
        freeCells = new FreeCells(grid, parts.get(FloorState.class));
        chance = parts.get(WorldStreams.class).loot();
    }

    /** Draws the loot of a chest and throws it onto the cell before the chest, once; an empty chest gives nothing. */
    public void throwFrom(ChestComponent chest) {
        if (chest.isFull) {
            changes.emptyChest(chest);
            throwFrom(cellBefore(chest), content.cave().treasure().chest());
        }
    }

    /** Returns the cell that a chest faces, or its own cell if that one is outside of its room. */
    private int cellBefore(ChestComponent chest) {
        int faced = grid.neighbour(chest.cell, chest.facing);
        return faced != Grid.NONE && floor.room().at(faced) == chest.room ? faced : chest.cell;
    }

    /** Draws the number of each item, and throws them up from a cell, or from the nearest free one of its room. */
    public void throwFrom(int cell, List<Loot> lines) {
        int from = freeCells.nearest(cell);
        for (int i = 0; i < lines.size(); i++) {
            Loot line = lines.get(i);
            int item = content.items().indexOf(line.item());
            boolean isThere = line.percent() == 100 || chance.chance(line.percent());
            int count =
                    isThere ? chance.between(line.count().lowest(), line.count().highest()) : 0;
            for (int each = 0; each < count; each++) {
                spawner.item(item, grid.x(from) + 0.5f, grid.y(from) + 0.5f);
            }
        }
    }
}
