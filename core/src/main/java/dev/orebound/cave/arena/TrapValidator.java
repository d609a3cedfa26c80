package dev.orebound.cave.arena;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.List;

/**
 * Proves of a room that it may be a trap beside those added before it. Each proof is by search, on the very layers that
 * play will walk on, and trusts nothing that an earlier pass promised.
 */
final class TrapValidator {
    private final Grid grid;
    private final List<List<Doorway>> doorways;
    private final int start;
    private final List<Exit> exits;
    private final MutableBitLayer chests;
    private final MutableBitLayer rock;
    /** Rock, chests, and the traps so far with their doorways. */
    private final MutableBitLayer avoided;

    private final MutableBitLayer trapDoors;
    private final MutableBitLayer blocked;
    private final DistanceMap reach;

    TrapValidator(FloorBuilder floor) {
        grid = floor.grid();
        doorways = floor.get(FloorKeys.DOORWAYS);
        start = floor.get(FloorKeys.START);
        exits = floor.get(FloorKeys.EXITS);
        WorkingMemory memory = floor.memory();
        rock = memory.bitLayer();
        rock.copyInverse(floor.get(FloorKeys.STRUCTURE));
        chests = memory.bitLayer();
        avoided = memory.bitLayer();
        avoided.copyFrom(rock);
        for (Chest chest : floor.get(FloorKeys.PLACED_CHESTS)) {
            chests.set(chest.at(), true);
            avoided.set(chest.at(), true);
        }
        trapDoors = memory.bitLayer();
        blocked = memory.bitLayer();
        reach = memory.distanceMap();
    }

    /** True if the room may be a trap beside those that were added. */
    boolean admits(RoomRegion region) {
        List<Doorway> ways = doorways.get(region.id() - 1);
        return !sharesDoor(ways) && seals(region) && isRefusable(region, ways);
    }

    /** Counts a room as a trap from now on. */
    void add(RoomRegion region) {
        List<Doorway> ways = doorways.get(region.id() - 1);
        mark(region, ways, avoided);
        ways.forEach(way -> trapDoors.set(way.cells(), true));
    }

    private boolean sharesDoor(List<Doorway> ways) {
        return ways.stream().anyMatch(way -> way.cells().stream().anyMatch(trapDoors::at));
    }

    /**
     * True if the room has a doorway and, with all of them shut, one can walk over the room and nowhere else, to the very
     * sill of every doorway.
     */
    boolean seals(RoomRegion region) {
        List<Doorway> ways = doorways.get(region.id() - 1);
        if (ways.isEmpty()) {
            return false;
        }
        blocked.copyFrom(rock);
        ways.forEach(way -> blocked.set(way.cells(), true));
        int chestCount = 0;
        for (int i = 0; i < region.cells().size(); i++) {
            int cell = region.cells().at(i);
            if (chests.at(cell)) {
                blocked.set(cell, true);
                chestCount++;
            }
        }
        reach.spreadFrom(firstOpen(region), blocked, StepKind.FOUR_WAY);
        boolean isOnePiece = reach.reachedCount() == region.cells().size() - chestCount;
        return isOnePiece && isAllReached(region) && ways.stream().allMatch(this::isReachedBeside);
    }

    private boolean isAllReached(RoomRegion region) {
        for (int i = 0; i < region.cells().size(); i++) {
            int cell = region.cells().at(i);
            if (!reach.isReached(cell) && !chests.at(cell)) {
                return false;
            }
        }
        return true;
    }

    private int firstOpen(RoomRegion region) {
        return region.cells().stream()
                .filter(cell -> !chests.at(cell))
                .findFirst()
                .orElseThrow();
    }

    private boolean isReachedBeside(Doorway doorway) {
        return doorway.cells().stream().anyMatch(cell -> {
            for (Direction way : Direction.STRAIGHT) {
                int beside = grid.neighbour(cell, way);
                if (beside != Grid.NONE && reach.isReached(beside)) {
                    return true;
                }
            }
            return false;
        });
    }

    /** Start and exits lie outside, and some way joins them that enters no trap and steps into no door of one. */
    private boolean isRefusable(RoomRegion region, List<Doorway> ways) {
        blocked.copyFrom(avoided);
        mark(region, ways, blocked);
        if (blocked.at(start)) {
            return false;
        }
        reach.clear();
        reach.addSource(start);
        return exits.stream().allMatch(exit -> reach.spreadTo(exit.at(), blocked, StepKind.FOUR_WAY));
    }

    private static void mark(RoomRegion region, List<Doorway> ways, MutableBitLayer layer) {
        layer.set(region.cells(), true);
        ways.forEach(way -> layer.set(way.cells(), true));
    }
}
