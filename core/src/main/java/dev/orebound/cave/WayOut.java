package dev.orebound.cave;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Walk;
import java.util.List;

/** Which way leads out of a room. */
final class WayOut {
    private WayOut() {}

    /**
     * A shortest way from a room's centre to one of its doorways, by four-way steps within the room, both ends left out. The
     * centre must not touch the border.
     */
    static Cells cells(Region region, BitLayer structure, List<Doorway> doorways) {
        DistanceMap toDoorway = distances(region, structure, doorways);
        int[] way = new int[toDoorway.at(region.centre()) - 1];
        int cell = region.centre();
        for (int i = 0; i < way.length; i++) {
            cell = structure.grid().neighbour(cell, stepDown(cell, toDoorway, structure.grid()));
            way[i] = cell;
        }
        return Cells.of(way);
    }

    /**
     * The first four-way step of a shortest way from a room's centre to one of its doorways. The centre must not touch the
     * border. Of equal steps the first counter-clockwise from east.
     */
    static Direction firstStep(Region region, BitLayer structure, List<Doorway> doorways) {
        return stepDown(region.centre(), distances(region, structure, doorways), structure.grid());
    }

    private static DistanceMap distances(Region region, BitLayer structure, List<Doorway> doorways) {
        MutableBitLayer blocked = new MutableBitLayer(structure.grid());
        blocked.fill(true);
        region.cells().stream().forEach(cell -> blocked.set(cell, false));
        DistanceMap toDoorway = new DistanceMap(structure.grid());
        for (Doorway doorway : doorways) {
            doorway.cells().stream().forEach(toDoorway::addSource);
        }
        toDoorway.spread(blocked, Walk.FOUR_WAY);
        return toDoorway;
    }

    private static Direction stepDown(int cell, DistanceMap toDoorway, Grid grid) {
        Direction best = Direction.EAST;
        for (Direction way : Direction.STRAIGHT) {
            if (toDoorway.at(grid.neighbour(cell, way)) < toDoorway.at(grid.neighbour(cell, best))) {
                best = way;
            }
        }
        return best;
    }
}
