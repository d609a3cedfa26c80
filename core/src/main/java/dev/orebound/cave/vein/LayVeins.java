package dev.orebound.cave.vein;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.ore.OreField;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.grid.Cells;
import dev.orebound.grid.DepthMeasure;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays this floor's slice of the run's {@link OreField}, under rock and caves alike: which veins reach into it, and how
 * deep within them each cell lies.
 *
 * <p>Source of the distances: {@link DepthMeasure}. What touches along a side is one vein, so a vein's border is that
 * of all veins.
 *
 * <p>Guarantees: a cell's distance is that from the nearest cell which is not of its vein, on this floor; the map's
 * edge is no border. The ore of the hand-made first room is a vein of its own, on that floor alone. Draws nothing of
 * its own, so every attempt at a floor has the same veins. Never gives up: a floor may have no vein.
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
        PlacedRoom firstRoom = floor.firstRoom();
        IntLayer vein = field.veinOfCell(depth, floor.grid());
        List<Vein> veins = field.veins(depth, floor.grid());
        if (firstRoom != null) {
            Vein own = new Vein(
                    field.veinCount() + 1,
                    firstRoom.ore(),
                    firstRoom.cellsOf(FirstRoom.ORE).size());
            vein = withVein(own, firstRoom.cellsOf(FirstRoom.ORE), vein);
            veins = withVein(own, vein, veins);
        }
        floor.put(FloorKeys.VEIN, vein);
        MutableIntLayer distances = new MutableIntLayer(floor.grid());
        floor.memory().depthMeasure().measure(vein, true, distances);
        floor.put(FloorKeys.VEIN_DISTANCE, distances.readOnly());
        floor.put(FloorKeys.VEINS, veins);
        floor.put(FloorKeys.PRIMARY_ORE, field.primaryOre(depth));
        return PassOutcome.DONE;
    }

    /** Returns the field with one vein more, and without what would touch it: all that touches is one vein. */
    private static IntLayer withVein(Vein own, Cells cells, IntLayer field) {
        MutableIntLayer changed = new MutableIntLayer(field.grid());
        for (int cell = 0; cell < field.grid().size(); cell++) {
            changed.set(cell, field.at(cell));
        }
        for (int i = 0; i < cells.size(); i++) {
            for (Direction way : Direction.ALL) {
                changed.set(cells.at(i) + field.grid().offset(way), 0); // the room keeps off the map's edge
            }
        }
        cells.stream().forEach(cell -> changed.set(cell, own.id()));
        return changed.readOnly();
    }

    /** Returns the veins with the cells that the added one leaves them, and the added one last. */
    private static List<Vein> withVein(Vein own, IntLayer veinOfCell, List<Vein> before) {
        List<Vein> veins = new ArrayList<>();
        for (Vein vein : before) {
            int cells = 0;
            for (int cell = 0; cell < veinOfCell.grid().size(); cell++) {
                cells += veinOfCell.at(cell) == vein.id() ? 1 : 0;
            }
            if (cells > 0) {
                veins.add(new Vein(vein.id(), vein.ore(), cells));
            }
        }
        veins.add(own);
        return List.copyOf(veins);
    }

    /** The field of a run is grown once and kept, but listeners see it grow on every floor. */
    private static void showGrowth(FloorBuilder floor, int slice) {
        OreField unused = new OreField(floor.request().seed(), floor.grid(), floor.content(), (round, ore) -> {
            Grid grid = floor.grid();
            Grid field = ore.grid();
            MutableIntLayer vein = new MutableIntLayer(grid);
            for (int cell = 0; cell < grid.size(); cell++) {
                int x = grid.x(cell) + grid.columnWithin(field);
                int y = grid.y(cell) + grid.rowWithin(field);
                vein.set(cell, ore.at(slice, field.cell(x, y)) ? 1 : 0);
            }
            floor.show(round == 0 ? PassRound.ORE_SOWN : PassRound.ORE_GROWN, FloorKeys.VEIN, vein);
        });
    }
}
