package dev.orebound.cave.vein;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Grows ore on the floor above the veins, thicker towards a vein's heart.
 *
 * <p>Each dry floor cell within a vein has ore with a chance of so many percent for each step from the vein's border, but
 * not on doorways, chests, fixtures, start or exits, and never if {@link OpenWayKeeper} says that it would shut a way off. A refused
 * cell stays bare; nothing makes up for it.
 *
 * <p>Guarantees: the dry cells without ore are one piece, with chests and fixtures and without them, and those of a trap room
 * likewise, to the sill of each of its doorways; whoever refuses every trap need not mine either. Never gives up.
 */
public final class GrowOre implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.REGIONS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.VEIN,
                FloorKeys.VEIN_DISTANCE,
                FloorKeys.VEINS,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.FIXTURES);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.ORES);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        int percent = floor.content().cave().veins().orePercentADistance();
        IntLayer vein = floor.get(FloorKeys.VEIN);
        IntLayer distance = floor.get(FloorKeys.VEIN_DISTANCE);
        List<Vein> veins = floor.get(FloorKeys.VEINS);
        MutableBitLayer dry = FloorQueries.dryCells(floor);
        MutableBitLayer soil = FloorQueries.bareDryCells(floor);
        floor.get(FloorKeys.FIXTURES).forEach(fixture -> soil.set(fixture.at(), false));
        OpenWayKeeper ways = new OpenWayKeeper(floor, dry);
        List<OreSpot> ores = new ArrayList<>();
        int shown = 0;
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            boolean grows = soil.at(cell) && vein.at(cell) != 0 && stream.chance(percent * distance.at(cell));
            if (grows && ways.shutIfHarmless(cell)) {
                int id = vein.at(cell);
                ores.add(new OreSpot(cell, Vein.withId(veins, id).ore(), id, distance.at(cell)));
            }
            boolean isEndOfRow = floor.grid().x(cell) == floor.grid().width() - 1;
            if (isEndOfRow && ores.size() > shown) {
                shown = ores.size();
                floor.show(PassRound.ORE_ROW_GREW, FloorKeys.ORES, ores);
            }
        }
        floor.put(FloorKeys.ORES, List.copyOf(ores));
        return PassOutcome.DONE;
    }

    /**
     * Keeps all ways open while things are put on the floor, one by one.
     *
     * <p>A cell may be shut if whatever could be walked to can be walked to afterwards, by four-way steps: with chests and fixtures
     * taken for open and for shut; without entering a trap; within a trap, to the sill of each of its doorways; and up to each of them.
     * Most cells are decided by the ring of their neighbours; only for the rest is the floor searched.
     */
    public static final class OpenWayKeeper {
        private final Grid grid;
        private final MutableBitLayer open;
        private final MutableBitLayer inTraps;
        /** The walkable cells of several views of the floor, and in the same order the cells that are not walkable. */
        private final List<MutableBitLayer> layers;

        private final List<MutableBitLayer> blocked;
        private final List<Integer> standing = new ArrayList<>();
        private final List<List<Doorway>> trapDoorways;
        private final DistanceMap reach;

        /** Starts from the dry cells of a floor; chests and fixtures stand, nothing else does. */
        public OpenWayKeeper(FloorBuilder floor, MutableBitLayer dry) {
            grid = floor.grid();
            floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> standing.add(chest.at()));
            floor.get(FloorKeys.FIXTURES).forEach(fixture -> standing.add(fixture.at()));
            trapDoorways = floor.get(FloorKeys.TRAPS).stream()
                    .map(trap -> floor.get(FloorKeys.DOORWAYS).get(trap.room() - 1))
                    .toList();
            WorkingMemory memory = floor.memory();
            open = copy(dry, memory);
            standing.forEach(cell -> open.set(cell, false));
            inTraps = memory.bitLayer();
            MutableBitLayer aroundTraps = copy(open, memory);
            for (TrapRoom trap : floor.get(FloorKeys.TRAPS)) {
                Cells cells = floor.get(FloorKeys.REGIONS).get(trap.room() - 1).cells();
                cells.stream().forEach(cell -> inTraps.set(cell, open.at(cell)));
                aroundTraps.set(cells, false);
            }
            layers = List.of(open, copy(dry, memory), inTraps, aroundTraps);
            blocked = layers.stream().map(layer -> inverse(layer, memory)).toList();
            reach = memory.distanceMap();
        }

        private static MutableBitLayer copy(MutableBitLayer layer, WorkingMemory memory) {
            MutableBitLayer copy = memory.bitLayer();
            copy.copyFrom(layer);
            return copy;
        }

        private static MutableBitLayer inverse(MutableBitLayer layer, WorkingMemory memory) {
            MutableBitLayer inverse = memory.bitLayer();
            inverse.copyInverse(layer);
            return inverse;
        }

        /** Shuts a cell that is open and bears neither, if that shuts nothing off. Returns whether it did. */
        public boolean shutIfHarmless(int cell) {
            if (!allStayInReach(cell) || !sillsStayOpen(cell)) {
                return false;
            }
            for (int i = 0; i < layers.size(); i++) {
                if (!staysWhole(layers.get(i), blocked.get(i), cell)) {
                    return false;
                }
            }
            layers.forEach(layer -> layer.set(cell, false));
            blocked.forEach(layer -> layer.set(cell, true));
            return true;
        }

        /** A piece stays one without a cell exactly if the cell's neighbours in it still reach each other. */
        private boolean staysWhole(MutableBitLayer layer, MutableBitLayer blocked, int cell) {
            if (!layer.at(cell) || ArcCount.canShut(layer, cell)) {
                return true;
            }
            blocked.set(cell, true);
            boolean staysWhole = joinsNeighbours(layer, blocked, cell);
            blocked.set(cell, false);
            return staysWhole;
        }

        private boolean joinsNeighbours(MutableBitLayer layer, MutableBitLayer blocked, int cell) {
            reach.clear();
            for (Direction way : Direction.STRAIGHT) {
                int beside = grid.neighbour(cell, way);
                if (layer.at(beside) && reach.reachedCount() == 0) {
                    reach.addSource(beside);
                } else if (layer.at(beside) && !reach.spreadTo(beside, blocked, StepKind.FOUR_WAY)) {
                    return false;
                }
            }
            return true;
        }

        private boolean allStayInReach(int shut) {
            for (int cell : standing) {
                if (!touches(open, cell, shut)) {
                    return false;
                }
            }
            return true;
        }

        private boolean sillsStayOpen(int shut) {
            for (List<Doorway> doorways : trapDoorways) {
                for (Doorway doorway : doorways) {
                    if (!touchesInTraps(doorway.cells(), shut)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean touchesInTraps(Cells sills, int except) {
            for (int i = 0; i < sills.size(); i++) {
                if (touches(inTraps, sills.at(i), except)) {
                    return true;
                }
            }
            return false;
        }

        /** True if a cell of the layer other than {@code except} lies beside. */
        private boolean touches(MutableBitLayer layer, int cell, int except) {
            for (Direction way : Direction.STRAIGHT) {
                int beside = grid.neighbour(cell, way);
                if (beside != Grid.NONE && beside != except && layer.at(beside)) {
                    return true;
                }
            }
            return false;
        }
    }
}
