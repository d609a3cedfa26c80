package dev.orebound.cave.vein;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.ore.OreField;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DepthMeasure;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Lays this floor's slice of the run's {@link OreField}, under rock and caves alike: which veins reach into it, and how deep
 * within them each cell lies.
 *
 * <p>Source of the distances: {@link DepthMeasure}. What touches along a side is one vein, so a vein's border is that of all veins.
 *
 * <p>Guarantees: a cell's distance is that from the nearest cell which is not of its vein, on this floor; the map's edge is
 * no border. Draws nothing of its own, so every attempt at a floor has the same veins. Never gives up: a floor may have no
 * vein.
 */
public final class LayVeins implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of();
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.VEIN, FloorKeys.VEIN_DISTANCE, FloorKeys.VEINS, FloorKeys.PRIMARY_ORE);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        int depth = floor.request().depth();
        if (floor.isWatched()) {
            showGrowth(floor, depth - 1);
        }
        OreField field = floor.oreField();
        IntLayer vein = field.veinOfCell(depth);
        floor.put(FloorKeys.VEIN, vein);
        MutableIntLayer distances = new MutableIntLayer(floor.grid());
        floor.memory().depthMeasure().measure(vein, true, distances);
        floor.put(FloorKeys.VEIN_DISTANCE, distances.readOnly());
        floor.put(FloorKeys.VEINS, field.veins(depth));
        floor.put(FloorKeys.PRIMARY_ORE, field.primaryOre(depth));
        return PassOutcome.DONE;
    }

    /** The field of a run is grown once and kept, but listeners see it grow on every floor. */
    private static void showGrowth(FloorBuilder floor, int slice) {
        OreField unused = new OreField(floor.request().seed(), floor.grid(), floor.content(), (round, ore) -> {
            MutableIntLayer vein = new MutableIntLayer(floor.grid());
            for (int cell = 0; cell < floor.grid().size(); cell++) {
                vein.set(cell, ore.at(slice, cell) ? 1 : 0);
            }
            floor.show(round == 0 ? PassRound.ORE_SOWN : PassRound.ORE_GROWN, FloorKeys.VEIN, vein);
        });
    }
}
