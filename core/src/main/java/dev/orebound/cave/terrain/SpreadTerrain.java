package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.content.floor.PatchRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Lays what lies over the liquids and on the dry floor: edges round chasms, bridges, torches on the rock, grass,
 * rubble, bones and the like, in patches as the rules list them.
 *
 * <p>Guarantees: a cell has one terrain; doorways, chests, start and exits stay bare; each patch keeps to the ground
 * that its rule names, and off all liquid; nothing impassable lies on floor. What finds no place in the tries that the
 * rules give is left out. Never gives up.
 */
public final class SpreadTerrain implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.LIQUID);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.TERRAIN);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        ContentTable<Terrain> kinds = floor.content().terrains();
        IntLayer liquid = floor.get(FloorKeys.LIQUID);
        MutableIntLayer terrain = new MutableIntLayer(floor.grid());
        TerrainPatches patches =
                new TerrainPatches(floor, freeGround(floor, liquid), List.of(liquid, terrain), FloorKeys.TERRAIN);
        for (LakeRules.LakeKind lake : floor.content().cave().lakes().kinds()) {
            if (lake.wreath() != null && !kinds.get(lake.wreath().terrain()).isLiquid()) {
                patches.wreathe(lake, liquid, terrain, stream);
            }
        }
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            int grass = kinds.indexOf(firstRoom.grass());
            firstRoom.cellsOf(FirstRoom.GRASS).stream().forEach(cell -> terrain.set(cell, grass));
        }
        new BridgeBuilder(floor).build(terrain, stream);
        new TorchPlacer(floor).light(terrain, stream);
        for (PatchRules patch : floor.content().cave().patches()) {
            if (!kinds.get(patch.terrain()).isLiquid()) {
                patches.grow(patch, terrain, stream);
            }
        }
        floor.put(FloorKeys.TERRAIN, terrain.readOnly());
        return PassOutcome.DONE;
    }

    private static MutableBitLayer freeGround(FloorBuilder floor, IntLayer liquid) {
        MutableBitLayer free = FloorQueries.bareFloorCells(floor);
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (liquid.at(cell) != 0) {
                free.set(cell, false);
            }
        }
        return free;
    }
}
