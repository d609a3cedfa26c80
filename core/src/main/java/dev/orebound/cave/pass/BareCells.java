package dev.orebound.cave.pass;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/** The dry cells off start, exits, chests and doorways: where things can still be put. */
final class BareCells {
    private BareCells() {}

    /** In a layer that is lent. For passes that read those, and what {@link DryCells} asks for. */
    static MutableBitLayer of(FloorBuilder floor) {
        MutableBitLayer bare = DryCells.of(floor);
        bare.set(floor.get(FloorKeys.START), false);
        floor.get(FloorKeys.EXITS).forEach(exit -> bare.set(exit.at(), false));
        floor.get(FloorKeys.CHESTS).forEach(chest -> bare.set(chest.at(), false));
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            doorways.forEach(doorway -> bare.set(doorway.cells(), false));
        }
        return bare;
    }
}
