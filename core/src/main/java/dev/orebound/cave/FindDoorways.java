package dev.orebound.cave;

import dev.orebound.chance.RandomStream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the ways into each room: the cells of its border that a corridor has turned into floor. Cells that touch in 8
 * directions are one doorway.
 *
 * <p>Guarantees: with the cells of its doorways shut nothing passes into a room, since its border is whole again. Never
 * gives up.
 */
final class FindDoorways implements Pass {
    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.REGIONS, Keys.STRUCTURE);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.DOORWAYS);
    }

    @Override
    public Outcome run(FloorBuilder floor, RandomStream stream) {
        BitLayer structure = floor.get(Keys.STRUCTURE);
        MutableBitLayer ungrouped = floor.memory().bitLayer();
        List<List<Doorway>> doorways = new ArrayList<>();
        for (Region region : floor.get(Keys.REGIONS)) {
            doorways.add(doorways(region, structure, ungrouped));
            floor.show(Round.DOORWAYS_FOUND, Keys.DOORWAYS, doorways);
        }
        floor.put(Keys.DOORWAYS, List.copyOf(doorways));
        return Outcome.DONE;
    }

    private static List<Doorway> doorways(Region region, BitLayer structure, MutableBitLayer ungrouped) {
        int[] open = region.border().stream().filter(structure::at).toArray();
        for (int cell : open) {
            ungrouped.set(cell, true);
        }
        List<Doorway> doorways = new ArrayList<>();
        for (int cell : open) {
            if (ungrouped.at(cell)) {
                doorways.add(new Doorway(group(cell, open.length, ungrouped)));
            }
        }
        return List.copyOf(doorways);
    }

    /** Takes all that touch the first cell, and what touches those, out of what is not grouped yet. */
    private static Cells group(int first, int most, MutableBitLayer ungrouped) {
        int[] group = new int[most];
        int count = 0;
        group[count++] = first;
        ungrouped.set(first, false);
        for (int next = 0; next < count; next++) {
            for (Direction way : Direction.ALL) {
                int beside = ungrouped.grid().neighbour(group[next], way);
                if (beside != Grid.NONE && ungrouped.at(beside)) {
                    ungrouped.set(beside, false);
                    group[count++] = beside;
                }
            }
        }
        int[] cells = Arrays.copyOf(group, count);
        Arrays.sort(cells);
        return Cells.of(cells);
    }
}
