package dev.orebound.world.path;

/** Where to step next from every cell, for all who go the same way. Steps are eight-way, off all that cannot be walked. */
public interface FlowField {
    /** Whether it has been measured; until then it knows of no step. */
    boolean isReady();

    /** The next cell, or {@link dev.orebound.grid.Grid#NONE} at the goal, where there is no way, and while it is not ready. */
    int next(int cell);

    /**
     * Steps that are still to go, or {@link dev.orebound.grid.DistanceMap#UNREACHED} where there is no way and while it is not
     * ready. Each step to {@link #next} makes them fewer.
     */
    int steps(int cell);
}
