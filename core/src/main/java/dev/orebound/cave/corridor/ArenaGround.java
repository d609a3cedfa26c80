package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.content.floor.CaveRules.Traps;
import dev.orebound.grid.IntLayer;

/** Says by size and width alone which rooms a fight behind shut doors has room in. */
final class ArenaGround {
    private ArenaGround() {}

    /** True of a room that is large enough, not too large, and wide at its centre. */
    static boolean suits(RoomRegion region, IntLayer borderDistance, Traps rules) {
        return isRoomy(region, borderDistance, rules) && region.cells().size() <= rules.mostCells();
    }

    /** True of a room that is large enough and wide at its centre, however large it is. */
    static boolean isRoomy(RoomRegion region, IntLayer borderDistance, Traps rules) {
        return region.cells().size() >= rules.leastCells()
                && borderDistance.at(region.centre()) >= rules.leastCentreDistance();
    }
}
