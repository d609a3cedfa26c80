package dev.orebound.cave;

import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Walk;
import java.util.List;

/** Which way leads out of a room. */
final class WayOut {
    private WayOut() {}

    /**
     * The first four-way step of a shortest way from a room's centre to one of its doorways. The centre must not touch the
     * border. Of equal steps the first counter-clockwise from east.
     */
    static Direction firstStep(Region region, BitLayer structure, List<Doorway> doorways) {
        MutableBitLayer blocked = new MutableBitLayer(structure.grid());
        blocked.fill(true);
        region.cells().stream().forEach(cell -> blocked.set(cell, false));
        DistanceMap toDoorway = new DistanceMap(structure.grid());
        for (Doorway doorway : doorways) {
            doorway.cells().stream().forEach(toDoorway::addSource);
        }
        toDoorway.spread(blocked, Walk.FOUR_WAY);
        Direction best = Direction.EAST;
        for (Direction way : Direction.STRAIGHT) {
            int here = structure.grid().neighbour(region.centre(), way);
            if (toDoorway.at(here) < toDoorway.at(structure.grid().neighbour(region.centre(), best))) {
                best = way;
            }
        }
        return best;
    }
}
