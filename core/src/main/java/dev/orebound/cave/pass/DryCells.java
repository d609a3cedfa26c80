package dev.orebound.cave.pass;

import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;

/** The one place that says where a walker without help can be: floor on which neither terrain nor liquid is impassable. */
final class DryCells {
    private DryCells() {}

    /**
     * The dry cells, before anything stands on them, in a layer that is lent. For passes that read structure, terrain and
     * liquid.
     */
    static MutableBitLayer of(FloorBuilder floor) {
        BitLayer structure = floor.get(FloorKeys.STRUCTURE);
        IntLayer terrain = floor.get(FloorKeys.TERRAIN);
        IntLayer liquid = floor.get(FloorKeys.LIQUID);
        ContentTable<Terrain> kinds = floor.content().terrains();
        boolean[] isPassable = new boolean[kinds.size()];
        for (int kind = 0; kind < isPassable.length; kind++) {
            isPassable[kind] = kinds.at(kind).isPassable();
        }
        MutableBitLayer dry = floor.memory().bitLayer();
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            dry.set(cell, structure.at(cell) && isPassable[terrain.at(cell)] && isPassable[liquid.at(cell)]);
        }
        return dry;
    }
}
