package dev.orebound.cave.vein;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.OreSpot;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.grid.Cells;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Grows ore on the floor above the veins, thicker towards a vein's heart.
 *
 * <p>Each dry floor cell within a vein has ore with a chance of so many percent for each step from the vein's border,
 * but not on doorways, chests, fixtures, vignettes, start or exits, and never if {@link OpenWayKeeper} says that it
 * would shut a way off. A refused cell stays bare; nothing makes up for it. In the hand-made first room ore stands
 * exactly where its map has some.
 *
 * <p>Guarantees: the dry cells without ore are one piece, with chests and fixtures and without them, and those of a
 * trap room likewise, to the sill of each of its doorways; whoever refuses every trap need not mine either. Never gives
 * up.
 */
public final class GrowOre implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.REGIONS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.VEIN,
                FloorKeys.VEIN_DISTANCE,
                FloorKeys.VEINS,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.PLACED_FIXTURES,
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.ORES);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        int percent = floor.content().cave().veins().orePercentADistance();
        IntLayer vein = floor.get(FloorKeys.VEIN);
        IntLayer distance = floor.get(FloorKeys.VEIN_DISTANCE);
        List<Vein> veins = floor.get(FloorKeys.VEINS);
        MutableBitLayer dry = FloorQueries.dryCells(floor);
        MutableBitLayer soil = FloorQueries.bareDryCells(floor);
        floor.get(FloorKeys.PLACED_FIXTURES).forEach(fixture -> soil.set(fixture.at(), false));
        FloorQueries.clearVignettes(floor, soil);
        OpenWayKeeper ways = new OpenWayKeeper(floor, dry);
        List<OreSpot> ores = new ArrayList<>();
        PlacedRoom firstRoom = floor.firstRoom();
        Cells given = firstRoom == null ? Cells.EMPTY : firstRoom.cellsOf(FirstRoom.ORE);
        for (int i = 0; i < given.size(); i++) {
            int cell = given.at(i);
            if (!ways.shutIfHarmless(cell)) {
                return PassOutcome.missed("ore of the first room bars a way");
            }
            ores.add(oreAt(cell, veins, vein, distance));
        }
        int shown = 0;
        int width = floor.grid().width();
        for (int row = 0; row < floor.grid().size(); row += width) {
            for (int cell = row; cell < row + width; cell++) {
                int id = vein.at(cell);
                boolean grows = id != 0 && soil.at(cell) && stream.chance(percent * distance.at(cell));
                if (grows && ways.shutIfHarmless(cell)) {
                    ores.add(oreAt(cell, veins, vein, distance));
                }
            }
            if (ores.size() > shown) {
                shown = ores.size();
                floor.show(PassRound.ORE_ROW_GREW, FloorKeys.ORES, ores);
            }
        }
        ores.sort(Comparator.comparingInt(OreSpot::at));
        floor.put(FloorKeys.ORES, List.copyOf(ores));
        return PassOutcome.DONE;
    }

    private static OreSpot oreAt(int cell, List<Vein> veins, IntLayer vein, IntLayer distance) {
        int id = vein.at(cell);
        return new OreSpot(cell, Vein.withId(veins, id).ore(), id, distance.at(cell));
    }
}
