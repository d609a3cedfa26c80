package dev.orebound.cave;

import dev.orebound.content.CaveRules.Traps;
import dev.orebound.grid.IntLayer;

/** Which rooms a fight behind shut doors has room in, by shape alone. */
final class ArenaGround {
    private ArenaGround() {}

    /** True of a room that is large enough, not too large, and wide at its centre. */
    static boolean suits(Region region, IntLayer borderDistance, Traps rules) {
        int cells = region.cells().size();
        return cells >= rules.leastCells()
                && cells <= rules.mostCells()
                && borderDistance.at(region.centre()) >= rules.leastCentreDistance();
    }
}
