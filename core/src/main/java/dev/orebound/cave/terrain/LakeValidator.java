package dev.orebound.cave.terrain;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.ShortPathSearch;
import dev.orebound.grid.StepKind;
import java.util.List;

/**
 * Proves of a lake that it cuts nothing off.
 *
 * <p>Chests and the doorways of traps taken for shut, the floor falls into pieces: the inside of each trap, and what can be
 * walked while every trap is refused. A piece stays whole without a lake exactly if all cells of the lake's shore still
 * reach each other, which they mostly do within a few steps. So all that was joined before is joined afterwards, and only
 * the shore is searched. A lake must keep off doorways and chests by itself.
 */
final class LakeValidator {
    private final Grid grid;
    private final int longestWayRound;
    private final int start;
    private final int[] farExits;
    private final MutableBitLayer open;
    private final MutableBitLayer notDry;
    private final ShortPathSearch ways;
    private final DistanceMap fromStart;
    private final int[] shore;
    private int shoreCount;

    LakeValidator(FloorBuilder floor) {
        grid = floor.grid();
        longestWayRound = floor.content().cave().lakes().longestWayRound();
        start = floor.get(FloorKeys.START);
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
        fromStart = memory.distanceMap();
        shore = memory.cells();
        farExits = farExits(floor.get(FloorKeys.EXITS));
    }

    /** With one exit, that lies at the other end of the map, and nothing is asked of the steps to it. */
    private int[] farExits(List<Exit> exits) {
        if (exits.size() < 2) {
            return new int[0];
        }
        fromStart.spreadFrom(start, notDry, StepKind.FOUR_WAY);
        return exits.stream().mapToInt(Exit::at).filter(this::isFar).toArray();
    }

    /** Floods the first so many cells, if that cuts nothing off and keeps every exit far from the start. */
    boolean admits(int[] lake, int count) {
        flood(lake, count, true);
        findShore(lake, count);
        boolean isHarmless =
                shoreCount > 0 && ways.joinAll(open, shore, shoreCount, longestWayRound) && farExitsAreFar();
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

    private boolean farExitsAreFar() {
        for (int i = 0; i < farExits.length; i++) {
            if (i == 0) {
                fromStart.spreadFrom(start, notDry, StepKind.FOUR_WAY);
            }
            if (!isFar(farExits[i])) {
                return false;
            }
        }
        return true;
    }

    /** True if at least half of the dry cells are nearer to the start. */
    private boolean isFar(int cell) {
        int half = fromStart.reached((fromStart.reachedCount() + 1) / 2 - 1);
        return fromStart.at(cell) > fromStart.at(half);
    }
}
