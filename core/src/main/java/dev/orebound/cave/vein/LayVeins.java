package dev.orebound.cave.vein;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.ore.OreField;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.List;

/**
 * Lays this floor's slice of the run's {@link OreField}, under rock and caves alike: which veins reach into it, and how deep
 * within them each cell lies.
 *
 * <p>Source of the distances: chessboard distance in two sweeps (Rosenfeld and Pfaltz: Distance functions on digital
 * pictures, 1968), one from the south-west that looks back at four neighbours, and one back that looks at the other four.
 *
 * <p>Guarantees: a cell's distance is that from the nearest cell which is not of its vein, on this floor; the map's edge is
 * no border. Draws nothing of its own, so every attempt at a floor has the same veins. Never gives up: a floor may have no
 * vein.
 */
public final class LayVeins implements FloorPass {
    private static final List<Direction> BEFORE =
            List.of(Direction.WEST, Direction.SOUTH_WEST, Direction.SOUTH, Direction.SOUTH_EAST);
    private static final List<Direction> BEHIND =
            List.of(Direction.EAST, Direction.NORTH_EAST, Direction.NORTH, Direction.NORTH_WEST);

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
        floor.put(FloorKeys.VEIN_DISTANCE, distances(vein));
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

    public static IntLayer distances(IntLayer vein) {
        MutableIntLayer distances = new MutableIntLayer(vein.grid());
        int size = vein.grid().size();
        for (int cell = 0; cell < size; cell++) {
            if (vein.at(cell) != 0) {
                distances.set(cell, size);
                lower(cell, BEFORE, vein, distances);
            }
        }
        for (int cell = size - 1; cell >= 0; cell--) {
            if (vein.at(cell) != 0) {
                lower(cell, BEHIND, vein, distances);
            }
        }
        return distances.readOnly();
    }

    /** Measures distances: a vein's cell lies at most one step deeper than any neighbour, and cells outside the vein have 0. */
    private static void lower(int cell, List<Direction> ways, IntLayer vein, MutableIntLayer distances) {
        int id = vein.at(cell);
        for (int i = 0; i < ways.size(); i++) {
            int beside = vein.grid().neighbour(cell, ways.get(i));
            if (beside != Grid.NONE) {
                int steps = vein.at(beside) == id ? distances.at(beside) + 1 : 1;
                distances.set(cell, Math.min(distances.at(cell), steps));
            }
        }
    }
}
