package dev.orebound.autoplay.run;

import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;

/** How many steps it is to anywhere that is known, measured anew now and then rather than in every tick. */
final class StepDistances {
    /** Steps to where nothing known leads. */
    static final int UNREACHED = DistanceMap.UNREACHED;

    private static final int LASTING_TICKS = 40;

    private final KnownFloorView sight;
    private final DistanceMap around;
    private long version = -1;
    private long measuredAt = -LASTING_TICKS;

    StepDistances(KnownFloorView sight) {
        this.sight = sight;
        around = new DistanceMap(sight.grid());
    }

    /** The map of steps from about where the player is. */
    DistanceMap around() {
        long tick = sight.world().tick();
        boolean isOld = tick - measuredAt >= LASTING_TICKS;
        if (isOld || sight.wallsVersion() != version) {
            around.spreadFrom(sight.self().cell, sight.walls());
            version = sight.wallsVersion();
            measuredAt = tick;
        }
        return around;
    }

    /** Steps to a cell, or to the nearest beside it where something stands on it; {@link #UNREACHED} if there is no way. */
    int to(int cell) {
        DistanceMap map = around();
        if (map.isReached(cell)) {
            return map.at(cell);
        }
        int least = UNREACHED;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = sight.grid().neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside != Grid.NONE && map.isReached(beside)) {
                least = Math.min(least, map.at(beside) + 1);
            }
        }
        return least;
    }
}
