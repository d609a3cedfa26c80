package dev.orebound.cave;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.content.floor.PatchRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Lays what lies over the liquids and on the dry floor: edges round chasms, bridges, torches on the rock, grass, rubble,
 * bones and the like, in patches as the rules list them.
 *
 * <p>Guarantees: a cell has one terrain; doorways, chests, start and exits stay bare; each patch keeps to the ground that
 * its rule names, and off all liquid; nothing impassable lies on floor. What finds no place in the tries that the rules give
 * is left out. Never gives up.
 */
final class SpreadTerrain implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(
                Keys.STRUCTURE, Keys.ROOM, Keys.ARCS, Keys.DOORWAYS, Keys.START, Keys.EXITS, Keys.CHESTS, Keys.LIQUID);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.TERRAIN);
    }

    @Override
    public Outcome run(FloorBuilder floor, RandomStream stream) {
        ContentTable<Terrain> kinds = floor.content().terrains();
        IntLayer liquid = floor.get(Keys.LIQUID);
        MutableIntLayer terrain = new MutableIntLayer(floor.grid());
        Patches patches = new Patches(floor, freeGround(floor, liquid), List.of(liquid, terrain), Keys.TERRAIN);
        for (LakeRules.Kind lake : floor.content().cave().lakes().kinds()) {
            if (lake.wreath() != null && !kinds.get(lake.wreath().terrain()).isLiquid()) {
                patches.wreathe(lake, liquid, terrain, stream);
            }
        }
        new Bridges(floor).build(terrain, stream);
        new Torches(floor).light(terrain, stream);
        for (PatchRules patch : floor.content().cave().patches()) {
            if (!kinds.get(patch.terrain()).isLiquid()) {
                patches.grow(patch, terrain, stream);
            }
        }
        floor.put(Keys.TERRAIN, terrain.readOnly());
        return Outcome.DONE;
    }

    private static MutableBitLayer freeGround(FloorBuilder floor, IntLayer liquid) {
        MutableBitLayer free = BareGround.of(floor);
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (liquid.at(cell) != 0) {
                free.set(cell, false);
            }
        }
        return free;
    }
}
