package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.LakeRules;
import dev.orebound.content.floor.LakeRules.Where;
import dev.orebound.content.floor.PatchRules;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.ShortPathSearch;
import java.util.List;

/**
 * Floods parts of the floor: lakes of deep water and lava, chasms, the shallows round them, and puddles.
 *
 * <p>Source: the lakes of Brogue (B. Walker): blobs of a cellular automaton, kept where they cut nothing off, with a
 * wreath of something shallower.
 *
 * <p>Guarantees: every cell that could be walked to still can, all over the floor, within each trap and while every
 * trap is refused; rock stays rock; start, exits, chests, doorways and what touches them stay out of lakes, and without
 * any liquid themselves; an exit in the half of the floor farther from the start stays there; no chasm on a floor of
 * battles or of a guardian. A guardian's hall gets the lakes that its arena asks for first. A lake that finds no place
 * in the tries that the rules give is left out. Never gives up.
 */
public final class FloodLakes implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.REGIONS,
                FloorKeys.CHAMBERS,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.GUARDIAN_ROOMS);
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
        floodGuardianHall(floor, places, liquid, stream);
        boolean isInView = stream.chance(rules.inViewPercent());
        for (LakeRules.LakeKind kind : rules.kinds()) {
            boolean offBattles = kind.where() == Where.OUT_OF_BATTLES;
            int count = offBattles && isBattle ? 0 : FloorQueries.drawCount(kind.count(), floor, stream);
            for (int lake = 0; lake < count; lake++) {
                int filling = kinds.indexOf(kind.liquid());
                if (!(isInView && places.flood(filling, offBattles, places.groundInView(), liquid, stream))) {
                    places.flood(filling, offBattles, places.ground.all(), liquid, stream);
                }
                isInView = false;
                floor.show(PassRound.LAKE_FLOODED, FloorKeys.LIQUID, liquid);
            }
        }
        addShallows(floor, rules, liquid, stream);
        floor.put(FloorKeys.LIQUID, liquid.readOnly());
        return PassOutcome.DONE;
    }

    private static void floodGuardianHall(
            FloorBuilder floor, LakePlacer places, MutableIntLayer liquid, RandomStream stream) {
        ArenaKind hall = floor.guardianHall();
        String filling = hall == null ? null : hall.layout().liquid();
        if (hall == null || filling == null) {
            return;
        }
        Cells cells = FloorQueries.guardianRooms(floor).get(0).cells();
        for (int lake = 0; lake < hall.layout().lakes(); lake++) {
            places.flood(floor.content().terrains().indexOf(filling), false, cells, liquid, stream);
            floor.show(PassRound.LAKE_FLOODED, FloorKeys.LIQUID, liquid);
        }
    }

    /**
     * Returns true if the floor may have no chasm. A party that falls into one leaves for the next row, which must not
     * end a battle, and the last row has no next.
     */
    private static boolean isBattle(FloorBuilder floor) {
        FloorKind kind = floor.request().kind();
        return kind == FloorKind.BATTLE
                || kind == FloorKind.BOSS
                || floor.guardianHall() != null
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

    /**
     * Proves of a lake that it cuts nothing off.
     *
     * <p>Chests and the doorways of traps taken for shut, the floor falls into pieces: the inside of each trap, and
     * what can be walked while every trap is refused. A piece stays whole without a lake exactly if all cells of the
     * lake's shore still reach each other, which they mostly do within a few steps. So all that was joined before is
     * joined afterwards, and only the shore is searched. A lake must keep off doorways and chests by itself.
     */
    static final class LakeValidator {
        private final Grid grid;
        private final int longestWayRound;
        private final MutableBitLayer open;
        private final MutableBitLayer notDry;
        private final ShortPathSearch ways;
        private final FarExits exits;
        private final int[] shore;
        private int shoreCount;

        LakeValidator(FloorBuilder floor) {
            grid = floor.grid();
            longestWayRound = floor.content().cave().lakes().longestWayRound();
            WorkingMemory memory = floor.memory();
            open = memory.bitLayer();
            open.copyFrom(floor.get(FloorKeys.STRUCTURE));
            notDry = memory.bitLayer();
            notDry.copyInverse(open);
            floor.get(FloorKeys.PLACED_CHESTS).forEach(chest -> open.set(chest.at(), false));
            for (TrapRoom trap : floor.get(FloorKeys.TRAPS)) {
                for (Doorway doorway : floor.get(FloorKeys.DOORWAYS).get(trap.room() - 1)) {
                    open.set(doorway.cells(), false);
                }
            }
            ways = memory.shortWays();
            exits = new FarExits(floor, notDry);
            shore = memory.cells();
        }

        /** Floods the first so many cells, if that cuts nothing off and keeps every exit far from the start. */
        boolean admits(int[] lake, int count) {
            flood(lake, count, true);
            findShore(lake, count);
            boolean isHarmless = shoreCount > 0
                    && ways.joinAll(open, shore, shoreCount, longestWayRound)
                    && exits.staysFar(lake, count);
            if (!isHarmless) {
                flood(lake, count, false);
            }
            return isHarmless;
        }

        private void flood(int[] lake, int count, boolean isLake) {
            for (int i = 0; i < count; i++) {
                open.set(lake[i], !isLake);
                notDry.set(lake[i], isLake);
            }
        }

        /** While a cell of the shore is gathered it is shut, so that it is not gathered twice. */
        private void findShore(int[] lake, int count) {
            shoreCount = 0;
            for (int i = 0; i < count; i++) {
                for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
                    int beside = lake[i] + grid.offset(Direction.STRAIGHT.get(way));
                    if (open.at(beside)) {
                        open.set(beside, false);
                        shore[shoreCount++] = beside;
                    }
                }
            }
            for (int i = 0; i < shoreCount; i++) {
                open.set(shore[i], true);
            }
        }
    }
}
