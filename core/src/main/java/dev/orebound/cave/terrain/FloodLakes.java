package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.content.floor.LakeRules.Where;
import dev.orebound.content.floor.PatchRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Floods parts of the floor: lakes of deep water and lava, chasms, the shallows round them, and puddles.
 *
 * <p>Source: the lakes of Brogue (B. Walker): blobs of a cellular automaton, kept where they cut nothing off, with a wreath
 * of something shallower.
 *
 * <p>Guarantees: what could be walked to still can, all over the floor, within each trap and while every trap is refused;
 * rock stays rock; start, exits, chests, doorways and what touches them stay out of lakes, and without any liquid
 * themselves; an exit in the half of the floor farther from the start stays there; no chasm on a floor of battles. A lake
 * that finds no place in the tries that the rules give is left out. Never gives up.
 */
public final class FloodLakes implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.REGIONS,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.LIQUID);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        ContentTable<Terrain> kinds = floor.content().terrains();
        LakeRules rules = floor.content().cave().lakes();
        MutableIntLayer liquid = new MutableIntLayer(floor.grid());
        LakePlacer places = new LakePlacer(floor, rules);
        boolean isBattle = isBattle(floor);
        for (LakeRules.LakeKind kind : rules.kinds()) {
            boolean offBattles = kind.where() == Where.OUT_OF_BATTLES;
            int count = offBattles && isBattle ? 0 : FloorQueries.drawCount(kind.count(), floor, stream);
            for (int lake = 0; lake < count; lake++) {
                places.flood(kinds.indexOf(kind.liquid()), offBattles, liquid, stream);
                floor.show(PassRound.LAKE_FLOODED, FloorKeys.LIQUID, liquid);
            }
        }
        addShallows(floor, rules, liquid, stream);
        floor.put(FloorKeys.LIQUID, liquid.readOnly());
        return PassOutcome.DONE;
    }

    /** Whoever falls into a chasm leaves the floor, one row down: not out of a battle, and not where no row follows. */
    private static boolean isBattle(FloorBuilder floor) {
        FloorKind kind = floor.request().kind();
        return kind == FloorKind.BATTLE
                || kind == FloorKind.BOSS
                || floor.request().depth() >= floor.content().graph().rows();
    }

    private static void addShallows(FloorBuilder floor, LakeRules rules, MutableIntLayer liquid, RandomStream stream) {
        MutableBitLayer free = FloorQueries.bareFloorCells(floor);
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            if (liquid.at(cell) != 0) {
                free.set(cell, false);
            }
        }
        ContentTable<Terrain> kinds = floor.content().terrains();
        TerrainPatches patches = new TerrainPatches(floor, free, List.of(liquid), FloorKeys.LIQUID);
        for (LakeRules.LakeKind lake : rules.kinds()) {
            if (lake.wreath() != null && kinds.get(lake.wreath().terrain()).isLiquid()) {
                patches.wreathe(lake, liquid, liquid, stream);
            }
        }
        keepOffLakes(free, liquid, kinds);
        for (PatchRules puddles : floor.content().cave().patches()) {
            if (kinds.get(puddles.terrain()).isLiquid()) {
                patches.grow(puddles, liquid, stream);
            }
        }
    }

    /** A puddle leaves the shores to what lies round a lake. */
    private static void keepOffLakes(MutableBitLayer free, IntLayer liquid, ContentTable<Terrain> kinds) {
        for (int cell = 0; cell < free.grid().size(); cell++) {
            if (liquid.at(cell) != 0 && !kinds.at(liquid.at(cell)).isPassable()) {
                for (int way = 0; way < Direction.ALL.size(); way++) {
                    free.set(cell + free.grid().offset(Direction.ALL.get(way)), false);
                }
            }
        }
    }
}
