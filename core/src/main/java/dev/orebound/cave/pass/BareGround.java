package dev.orebound.cave.pass;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/** The floor without what must stay as it is: start, exits, chests and doorways. */
final class BareGround {
    private BareGround() {}

    /** In a layer that is lent. For passes that read structure, start, exits, chests and doorways. */
    static MutableBitLayer of(FloorBuilder floor) {
        MutableBitLayer ground = floor.memory().bitLayer();
        ground.copyFrom(floor.get(FloorKeys.STRUCTURE));
        ground.set(floor.get(FloorKeys.START), false);
        floor.get(FloorKeys.EXITS).forEach(exit -> ground.set(exit.at(), false));
        floor.get(FloorKeys.CHESTS).forEach(chest -> ground.set(chest.at(), false));
        for (List<Doorway> doorways : floor.get(FloorKeys.DOORWAYS)) {
            doorways.forEach(doorway -> ground.set(doorway.cells(), false));
        }
        return ground;
    }
}
