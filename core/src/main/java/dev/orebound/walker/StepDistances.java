package dev.orebound.walker;

import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;

/** Step distances to all known cells, measured anew now and then instead of in every tick. */
public final class StepDistances {
    /** The distance of cells that no known way leads to. */
    public static final int UNREACHED = DistanceMap.UNREACHED;

    private static final int LASTING_TICKS = 40;

    private final WalkerView view;
    private final DistanceMap around;
    private long version = -1;
    private long measuredAt = -LASTING_TICKS;

    public StepDistances(WalkerView view) {
        this.view = view;
        around = new DistanceMap(view.grid());
    }

    /** Returns the map of steps from about the player's position. */
    public DistanceMap around() {
        long tick = view.world().tick();
        boolean isOld = tick - measuredAt >= LASTING_TICKS;
        if (isOld || view.wallsVersion() != version) {
            around.spreadFrom(view.self().cell, view.walls());
            version = view.wallsVersion();
            measuredAt = tick;
        }
        return around;
    }

    /**
     * Returns the steps to a cell, or to its nearest neighbour if it is occupied; {@link #UNREACHED} if there is no
     * way.
     */
    public int to(int cell) {
        return to(cell, around(), view.grid());
    }

    /** Returns the steps of a map to a cell, or to its nearest neighbour if it is occupied. */
    public static int to(int cell, DistanceMap map, Grid grid) {
        if (map.isReached(cell)) {
            return map.at(cell);
        }
        int least = UNREACHED;
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = grid.neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside != Grid.NONE && map.isReached(beside)) {
                least = Math.min(least, map.at(beside) + 1);
            }
        }
        return least;
    }
}
