package dev.orebound.cave;

import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Walk;
import java.util.List;

/** Which way leads out of a room. */
final class WayOut {
    private final Grid grid;
    private final MutableBitLayer outside;
    private final DistanceMap toDoorway;

    WayOut(WorkingMemory memory) {
        grid = memory.grid();
        outside = memory.bitLayer();
        outside.fill(true);
        toDoorway = memory.distanceMap();
    }

    /**
     * The first four-way step of a shortest way from a room's centre to one of its doorways. The centre must not touch the
     * border. Of equal steps the first counter-clockwise from east.
     */
    Direction firstStep(Region region, List<Doorway> doorways) {
        toDoorway.clear();
        for (Doorway doorway : doorways) {
            Cells cells = doorway.cells();
            for (int i = 0; i < cells.size(); i++) {
                toDoorway.addSource(cells.at(i));
            }
        }
        outside.set(region.cells(), false);
        toDoorway.spread(outside, Walk.FOUR_WAY);
        outside.set(region.cells(), true);
        Direction best = Direction.EAST;
        for (Direction way : Direction.STRAIGHT) {
            int here = grid.neighbour(region.centre(), way);
            if (toDoorway.at(here) < toDoorway.at(grid.neighbour(region.centre(), best))) {
                best = way;
            }
        }
        return best;
    }
}
