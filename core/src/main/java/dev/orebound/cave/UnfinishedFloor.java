package dev.orebound.cave;

import dev.orebound.grid.Grid;
import dev.orebound.grid.Layer;
import java.util.List;

/** What there is of a floor while it is made. */
public interface UnfinishedFloor {
    FloorRequest request();

    Grid grid();

    /** Which attempt at the floor this is, from 1. */
    int attempt();

    /** The names of the layers made so far, in the order made. */
    List<String> layerNames();

    /**
     * A layer made so far.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    Layer layer(String name);
}
