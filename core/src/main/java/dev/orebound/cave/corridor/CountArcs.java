package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.ArcCount;
import java.util.List;

/**
 * Counts the passable arcs round each floor cell, so that later passes know open ground from hallways. See
 * {@link ArcCount} for what each number means. Never gives up.
 */
public final class CountArcs implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(FloorKeys.STRUCTURE);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.ARCS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        floor.put(FloorKeys.ARCS, ArcCount.layer(floor.get(FloorKeys.STRUCTURE)).readOnly());
        return PassOutcome.DONE;
    }
}
