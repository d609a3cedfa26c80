package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.grid.ArcCount;
import java.util.List;

/**
 * Counts the passable arcs round each floor cell, so that later passes know open ground from hallways. See {@link ArcCount}
 * for what each number means. Never gives up.
 */
final class CountArcs implements Pass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(FloorKeys.STRUCTURE);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.ARCS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        floor.put(FloorKeys.ARCS, ArcCount.layer(floor.get(FloorKeys.STRUCTURE)).readOnly());
        return Outcome.DONE;
    }
}
