package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.List;

/** Finds the shortest ways out of a room. */
public final class RoomWayOut {
    private final Grid grid;
    private final MutableBitLayer outside;
    private final DistanceMap toDoorway;

    public RoomWayOut(WorkingMemory memory) {
        grid = memory.grid();
        outside = memory.bitLayer();
        outside.fill(true);
        toDoorway = memory.distanceMap();
    }

    /**
     * Returns every four-way step with which a shortest way from a room's centre to one of its doorways begins. The
     * centre must not touch the border.
     */
    public List<Direction> firstSteps(RoomRegion region, List<Doorway> doorways) {
        measure(region, doorways);
        int left = toDoorway.at(region.centre()) - 1;
        return Direction.STRAIGHT.stream()
                .filter(way -> toDoorway.at(grid.neighbour(region.centre(), way)) == left)
                .toList();
    }

    /** Returns all cells of a shortest way that begins with one of these steps, both ends left out. */
    public Cells cells(RoomRegion region, List<Doorway> doorways, Direction firstStep) {
        measure(region, doorways);
        int[] way = new int[toDoorway.at(region.centre()) - 1];
        int cell = region.centre();
        for (int i = 0; i < way.length; i++) {
            cell = grid.neighbour(cell, i == 0 ? firstStep : stepDown(cell));
            way[i] = cell;
        }
        return Cells.of(way);
    }

    private void measure(RoomRegion region, List<Doorway> doorways) {
        toDoorway.clear();
        for (Doorway doorway : doorways) {
            Cells cells = doorway.cells();
            for (int i = 0; i < cells.size(); i++) {
                toDoorway.addSource(cells.at(i));
            }
        }
        outside.set(region.cells(), false);
        toDoorway.spread(outside, StepKind.FOUR_WAY);
        outside.set(region.cells(), true);
    }

    /** Returns the step to the nearest doorway, of equal ones the first counter-clockwise from east. */
    private Direction stepDown(int cell) {
        Direction best = Direction.EAST;
        for (Direction way : Direction.STRAIGHT) {
            if (toDoorway.at(grid.neighbour(cell, way)) < toDoorway.at(grid.neighbour(cell, best))) {
                best = way;
            }
        }
        return best;
    }
}
