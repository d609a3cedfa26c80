package dev.orebound.cave;

import dev.orebound.chance.RandomStream;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Grows ore on the floor above the veins, thicker towards a vein's heart.
 *
 * <p>Each dry floor cell within a vein has ore with a chance of so many percent for each step from the vein's border, but
 * not on doorways, chests, fixtures, start or exits, and never where {@link OpenWays} says that it would shut a way off. A refused
 * cell stays bare; nothing makes up for it.
 *
 * <p>Guarantees: the dry cells without ore are one piece, with chests and fixtures and without them, and those of a trap room
 * likewise, to the sill of each of its doorways; whoever refuses every trap need not mine either. Never gives up.
 */
final class GrowOre implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(
                Keys.STRUCTURE,
                Keys.REGIONS,
                Keys.DOORWAYS,
                Keys.START,
                Keys.EXITS,
                Keys.CHESTS,
                Keys.TRAPS,
                Keys.VEIN,
                Keys.VEIN_DISTANCE,
                Keys.VEINS,
                Keys.TERRAIN,
                Keys.LIQUID,
                Keys.FIXTURES);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.ORES);
    }

    @Override
    public Outcome run(FloorBuilder floor, RandomStream stream) {
        int percent = floor.content().cave().veins().orePercentADistance();
        IntLayer vein = floor.get(Keys.VEIN);
        IntLayer distance = floor.get(Keys.VEIN_DISTANCE);
        List<Vein> veins = floor.get(Keys.VEINS);
        MutableBitLayer dry = DryCells.of(floor);
        MutableBitLayer soil = BareCells.of(floor);
        floor.get(Keys.FIXTURES).forEach(fixture -> soil.set(fixture.at(), false));
        OpenWays ways = new OpenWays(floor, dry);
        List<OreSpot> ores = new ArrayList<>();
        int shown = 0;
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            boolean grows = soil.at(cell) && vein.at(cell) != 0 && stream.chance(percent * distance.at(cell));
            if (grows && ways.shutIfHarmless(cell)) {
                int id = vein.at(cell);
                ores.add(new OreSpot(cell, Vein.withId(veins, id).ore(), id, distance.at(cell)));
            }
            boolean isEndOfRow = floor.grid().x(cell) == floor.grid().width() - 1;
            if (isEndOfRow && ores.size() > shown) {
                shown = ores.size();
                floor.show(Round.ORE_ROW_GREW, Keys.ORES, ores);
            }
        }
        floor.put(Keys.ORES, List.copyOf(ores));
        return Outcome.DONE;
    }
}
