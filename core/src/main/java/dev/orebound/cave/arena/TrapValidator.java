package dev.orebound.cave.arena;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Proves of a room that it may be a trap beside those added before it. Each proof is by search, on the very layers that
 * play will walk on, and trusts nothing that an earlier pass promised.
 */
final class TrapValidator {
    private final Grid grid;
    private final List<List<Doorway>> doorways;
    private final int start;
    /** The exits, or a cell before the guardian's hall. */
    private final List<Integer> goals;

    private final MutableBitLayer chests;
    private final MutableBitLayer rock;
    /** Rock, chests, and the traps so far with their doorways. */
    private final MutableBitLayer avoided;

    private final MutableBitLayer trapDoors;
    private final MutableBitLayer blocked;
    private final DistanceMap reach;
    /** Ways from the start to all exits that enter no trap so far, once they have been looked for. */
    private final MutableBitLayer onWay;

    private boolean hasWays;

    TrapValidator(FloorBuilder floor) {
        grid = floor.grid();
        doorways = floor.get(FloorKeys.DOORWAYS);
        start = floor.get(FloorKeys.START);
        goals = new ArrayList<>(
                floor.get(FloorKeys.EXITS).stream().map(Exit::at).toList());
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
        onWay = memory.bitLayer();
    }

    /** True if the room may be a trap beside those that were added. */
    boolean admits(RoomRegion region) {
        List<Doorway> ways = doorways.get(region.id() - 1);
        return !sharesDoor(ways) && seals(region) && isRefusable(region, ways);
    }

    /**
     * Counts the guardian's hall as a trap from now on, if it seals and bars the way to every exit. From then on the
     * way that must stay free leads to the cell before its nearest doorway.
     */
    boolean addHall(RoomRegion hall) {
        if (!seals(hall)) {
            return false;
        }
        add(hall);
        reach.spreadFrom(start, avoided, StepKind.FOUR_WAY);
        if (goals.stream().anyMatch(reach::isReached)) {
            return false;
        }
        int before = Grid.NONE;
        for (Doorway doorway : doorways.get(hall.id() - 1)) {
            for (int i = 0; i < doorway.cells().size(); i++) {
                for (Direction way : Direction.STRAIGHT) {
                    int beside = doorway.cells().at(i) + grid.offset(way);
                    if (reach.isReached(beside) && (before == Grid.NONE || reach.at(beside) < reach.at(before))) {
                        before = beside;
                    }
                }
            }
        }
        goals.clear();
        goals.add(before);
        return before != Grid.NONE;
    }

    /** Counts a room as a trap from now on. */
    void add(RoomRegion region) {
        List<Doorway> ways = doorways.get(region.id() - 1);
        mark(region, ways, avoided);
        ways.forEach(way -> trapDoors.set(way.cells(), true));
    }

    private boolean sharesDoor(List<Doorway> ways) {
        for (Doorway way : ways) {
            for (int i = 0; i < way.cells().size(); i++) {
                if (trapDoors.at(way.cells().at(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * True if the room has a doorway and, with all of them shut, one can walk over the room and nowhere else, to the
     * very sill of every doorway.
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
        int first = 0;
        while (chests.at(region.cells().at(first))) {
            first++;
        }
        return region.cells().at(first);
    }

    private boolean isReachedBeside(Doorway doorway) {
        for (int i = 0; i < doorway.cells().size(); i++) {
            for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
                int beside = grid.neighbour(doorway.cells().at(i), Direction.STRAIGHT.get(way));
                if (beside != Grid.NONE && reach.isReached(beside)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Start and exits lie outside, and some way joins them that enters no trap and steps into no door of one. The ways
     * found last still do unless the room or one of its doorways lies on them.
     */
    private boolean isRefusable(RoomRegion region, List<Doorway> ways) {
        if (hasWays && !liesOnWay(region.cells()) && ways.stream().noneMatch(way -> liesOnWay(way.cells()))) {
            return true;
        }
        blocked.copyFrom(avoided);
        mark(region, ways, blocked);
        if (blocked.at(start)) {
            return false;
        }
        reach.clear();
        reach.addSource(start);
        for (int goal : goals) {
            if (blocked.at(goal) || !reach.spreadTo(goal, blocked, StepKind.FOUR_WAY)) {
                return false;
            }
        }
        markWays();
        return true;
    }

    private boolean liesOnWay(Cells cells) {
        for (int i = 0; i < cells.size(); i++) {
            if (onWay.at(cells.at(i))) {
                return true;
            }
        }
        return false;
    }

    /** Marks a shortest way from each exit to the start. */
    private void markWays() {
        hasWays = true;
        onWay.fill(false);
        for (int goal : goals) {
            int cell = goal;
            while (!onWay.at(cell)) {
                onWay.set(cell, true);
                cell = nearer(cell);
            }
        }
    }

    /** Returns a neighbour that is one step nearer to the start, or the start itself. */
    private int nearer(int cell) {
        for (int way = 0; way < Direction.STRAIGHT.size(); way++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(way));
            if (beside != Grid.NONE && reach.at(beside) == reach.at(cell) - 1) {
                return beside;
            }
        }
        return cell;
    }

    private static void mark(RoomRegion region, List<Doorway> ways, MutableBitLayer layer) {
        layer.set(region.cells(), true);
        ways.forEach(way -> layer.set(way.cells(), true));
    }
}
