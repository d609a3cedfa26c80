package dev.orebound.world.path;

/**
 * Gives the next step to a goal from every cell, for all bodies that go the same way. Steps are eight-way and avoid
 * unwalkable cells.
 */
public interface FlowField {
    /** Returns whether the field has been measured; until then it gives no steps. */
    boolean isReady();

    /**
     * Returns the next cell, or {@link dev.orebound.grid.Grid#NONE} at the goal, if there is no way, and while not
     * ready.
     */
    int next(int cell);

    /**
     * Returns the number of steps left, or {@link dev.orebound.grid.DistanceMap#UNREACHED} if there is no way and while
     * not ready. Each step to {@link #next} lowers it.
     */
    int steps(int cell);
}
