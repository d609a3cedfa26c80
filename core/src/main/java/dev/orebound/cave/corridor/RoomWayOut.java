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

/** Which way leads out of a room. */
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
     * The first four-way step of a shortest way from a room's centre to one of its doorways. The centre must not touch the
     * border. Of equal steps the first counter-clockwise from east.
     */
    public Direction firstStep(RoomRegion region, List<Doorway> doorways) {
        measure(region, doorways);
        return stepDown(region.centre());
    }

    /** All cells of the way that begins with the first step, both ends left out. */
    public Cells cells(RoomRegion region, List<Doorway> doorways) {
        measure(region, doorways);
        int[] way = new int[toDoorway.at(region.centre()) - 1];
        int cell = region.centre();
        for (int i = 0; i < way.length; i++) {
            cell = grid.neighbour(cell, stepDown(cell));
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
