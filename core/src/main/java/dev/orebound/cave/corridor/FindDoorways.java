package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
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
public final class FindDoorways implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(FloorKeys.REGIONS, FloorKeys.STRUCTURE);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.DOORWAYS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        BitLayer structure = floor.get(FloorKeys.STRUCTURE);
        MutableBitLayer ungrouped = floor.memory().bitLayer();
        int[] group = floor.memory().cells();
        List<List<Doorway>> doorways = new ArrayList<>();
        for (RoomRegion region : floor.get(FloorKeys.REGIONS)) {
            doorways.add(doorways(region, structure, ungrouped, group));
            floor.show(PassRound.DOORWAYS_FOUND, FloorKeys.DOORWAYS, doorways);
        }
        floor.put(FloorKeys.DOORWAYS, List.copyOf(doorways));
        return PassOutcome.DONE;
    }

    private static List<Doorway> doorways(
            RoomRegion region, BitLayer structure, MutableBitLayer ungrouped, int[] group) {
        Cells border = region.border();
        for (int i = 0; i < border.size(); i++) {
            ungrouped.set(border.at(i), structure.at(border.at(i)));
        }
        List<Doorway> doorways = new ArrayList<>();
        for (int i = 0; i < border.size(); i++) {
            if (ungrouped.at(border.at(i))) {
                doorways.add(new Doorway(group(border.at(i), ungrouped, group)));
            }
        }
        return List.copyOf(doorways);
    }

    /** Returns all ungrouped cells that are connected with the first, and marks them as grouped. */
    private static Cells group(int first, MutableBitLayer ungrouped, int[] group) {
        int count = 0;
        group[count++] = first;
        ungrouped.set(first, false);
        for (int next = 0; next < count; next++) {
            for (int way = 0; way < Direction.ALL.size(); way++) {
                int beside = ungrouped.grid().neighbour(group[next], Direction.ALL.get(way));
                if (beside != Grid.NONE && ungrouped.at(beside)) {
                    ungrouped.set(beside, false);
                    group[count++] = beside;
                }
            }
        }
        Arrays.sort(group, 0, count);
        return Cells.ofFirst(count, group);
    }
}
