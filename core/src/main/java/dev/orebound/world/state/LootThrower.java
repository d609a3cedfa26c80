package dev.orebound.world.state;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.item.Loot;
import dev.orebound.grid.Grid;
import java.util.List;

/** Throws what chests and arenas give onto the floor. */
public final class LootThrower {
    private final Content content;
    private final Grid grid;
    private final EntitySpawner spawner;
    private final FreeCells freeCells;
    private final RandomStream chance;

    public LootThrower(Content content, Floor floor, FloorState state, EntitySpawner spawner, WorldStreams chance) {
        this.content = content;
        grid = floor.grid();
        this.spawner = spawner;
        freeCells = new FreeCells(grid, state);
        this.chance = chance.loot();
    }

    /** Draws how many there are of each, and throws them up from a cell, or the nearest of its room that is free. */
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
