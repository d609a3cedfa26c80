package dev.orebound.cave;

import dev.orebound.chance.RandomStream;
import dev.orebound.grid.ArcCount;
import java.util.List;

/**
 * Counts the passable arcs round each floor cell, so that later passes know open ground from hallways. See {@link ArcCount}
 * for what each number means. Never gives up.
 */
final class CountArcs implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.STRUCTURE);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.ARCS);
    }

    @Override
    public Outcome run(FloorBuilder floor, RandomStream stream) {
        floor.put(Keys.ARCS, ArcCount.layer(floor.get(Keys.STRUCTURE)).readOnly());
        return Outcome.DONE;
    }
}
