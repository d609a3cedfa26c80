package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.content.CaveRules.Patches;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Spreads grass, rubble, bones and the like over the floor, in patches as the rules list them. All of it can be walked on;
 * the liquid layer is nothing throughout.
 *
 * <p>Source: each patch grows from one cell by cells drawn at random along its rim (Eden: A Two-dimensional Growth Process,
 * 1961).
 *
 * <p>Guarantees: a cell has one terrain; doorways, chests, start and exits stay bare; each patch keeps to the ground that
 * its rule names. A patch without room stays small, after 60 tries for its first cell it is left out. Never gives up.
 */
final class SpreadTerrain implements Pass {
    private static final int TRIES = 60;

    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.STRUCTURE, Keys.ARCS, Keys.DOORWAYS, Keys.START, Keys.EXITS, Keys.CHESTS);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.TERRAIN, Keys.LIQUID);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        MutableBitLayer bare = bareFloor(floor);
        MutableIntLayer terrain = new MutableIntLayer(floor.grid());
        int[] rim = new int[floor.grid().size() * Direction.STRAIGHT.size()];
        for (Patches patches : floor.content().cave().patches()) {
            int kind = floor.content().terrains().indexOf(patches.terrain());
            int count = stream.between(patches.count().lowest(), patches.count().highest());
            for (int patch = 0; patch < count; patch++) {
                grow(kind, patches, bare, floor.get(Keys.ARCS), terrain, rim, stream);
            }
        }
        floor.put(Keys.TERRAIN, terrain.readOnly());
        floor.put(Keys.LIQUID, new MutableIntLayer(floor.grid()).readOnly());
        return Outcome.DONE;
    }

    private static MutableBitLayer bareFloor(FloorBuilder floor) {
        MutableBitLayer bare = floor.get(Keys.STRUCTURE).copy();
        bare.set(floor.get(Keys.START), false);
        floor.get(Keys.EXITS).forEach(exit -> bare.set(exit.at(), false));
        floor.get(Keys.CHESTS).forEach(chest -> bare.set(chest.at(), false));
        for (List<Doorway> doorways : floor.get(Keys.DOORWAYS)) {
            doorways.forEach(doorway -> doorway.cells().stream().forEach(cell -> bare.set(cell, false)));
        }
        return bare;
    }

    private static void grow(
            int kind,
            Patches patches,
            MutableBitLayer bare,
            IntLayer arcs,
            MutableIntLayer terrain,
            int[] rim,
            Stream stream) {
        int first = firstCell(patches, bare, arcs, stream);
        if (first == Grid.NONE) {
            return;
        }
        int left = stream.between(patches.cells().lowest(), patches.cells().highest());
        int rimCount = 0;
        rim[rimCount++] = first;
        while (rimCount > 0 && left > 0) {
            int drawn = stream.below(rimCount);
            int cell = rim[drawn];
            rim[drawn] = rim[--rimCount];
            if (!bare.at(cell) || !suits(patches.ground(), arcs.at(cell))) {
                continue;
            }
            bare.set(cell, false);
            terrain.set(cell, kind);
            left--;
            for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
                rim[rimCount++] = bare.grid().neighbour(cell, Direction.STRAIGHT.get(i));
            }
        }
    }

    private static int firstCell(Patches patches, MutableBitLayer bare, IntLayer arcs, Stream stream) {
        for (int i = 0; i < TRIES; i++) {
            int cell = stream.below(bare.grid().size());
            if (bare.at(cell) && suits(patches.ground(), arcs.at(cell))) {
                return cell;
            }
        }
        return Grid.NONE;
    }

    private static boolean suits(Patches.Ground ground, int arcs) {
        return switch (ground) {
            case ANY -> true;
            case OPEN -> arcs == 0;
            case BY_ROCK -> arcs > 0;
        };
    }
}
