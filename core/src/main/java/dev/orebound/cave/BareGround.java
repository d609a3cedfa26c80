package dev.orebound.cave;

import dev.orebound.grid.MutableBitLayer;
import java.util.List;

/** The floor without what must stay as it is: start, exits, chests and doorways. */
final class BareGround {
    private BareGround() {}

    /** In a layer that is lent. For passes that read structure, start, exits, chests and doorways. */
    static MutableBitLayer of(FloorBuilder floor) {
        MutableBitLayer ground = floor.memory().bitLayer();
        ground.copyFrom(floor.get(Keys.STRUCTURE));
        ground.set(floor.get(Keys.START), false);
        floor.get(Keys.EXITS).forEach(exit -> ground.set(exit.at(), false));
        floor.get(Keys.CHESTS).forEach(chest -> ground.set(chest.at(), false));
        for (List<Doorway> doorways : floor.get(Keys.DOORWAYS)) {
            doorways.forEach(doorway -> ground.set(doorway.cells(), false));
        }
        return ground;
    }
}
