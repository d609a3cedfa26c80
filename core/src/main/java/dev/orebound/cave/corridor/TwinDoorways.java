package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.ShortPathSearch;
import java.util.List;

/** Finds two doorways of a room that lie two cells apart on the same passage, where one would do. */
final class TwinDoorways {
    /** The most steps outside the room by which one such doorway is reached from the other. */
    static final int MOST_STEPS = 8;

    private final Grid grid;
    private final List<RoomRegion> regions;
    private final ShortPathSearch ways;
    private final MutableBitLayer outside;
    private final int[] cells;
    /** For each of the open cells of a border the place of the first cell of its doorway. */
    private final int[] doorways;

    private int count;

    /**
     * For each region the outermost columns and rows of its border, that of the west first, then east, south, north.
     */
    private final int[][] extents;

    TwinDoorways(List<RoomRegion> regions, ShortPathSearch ways, WorkingMemory memory) {
        this.grid = memory.grid();
        this.regions = regions;
        this.ways = ways;
        outside = memory.bitLayer();
        cells = memory.cells();
        doorways = memory.cells();
        extents = new int[regions.size()][];
        for (int number = 0; number < extents.length; number++) {
            Cells border = regions.get(number).border();
            extents[number] = extent(border.toArray(), border.size());
        }
    }

    private int[] extent(int[] of, int size) {
        int[] extent = {grid.width(), 0, grid.height(), 0};
        for (int i = 0; i < size; i++) {
            extent[0] = Math.min(extent[0], grid.x(of[i]));
            extent[1] = Math.max(extent[1], grid.x(of[i]));
            extent[2] = Math.min(extent[2], grid.y(of[i]));
            extent[3] = Math.max(extent[3], grid.y(of[i]));
        }
        return extent;
    }

    /**
     * Returns a cell of one of two such doorways, or {@link Grid#NONE} if there are none. Rooms that lie too far from
     * the cells opened last to have any are passed over.
     *
     * @param opened the cells opened since there were none
     * @param openedCount how many there are
     */
    int find(BitLayer structure, int[] opened, int openedCount) {
        int[] changed = extent(opened, openedCount);
        for (int number = 0; number < extents.length; number++) {
            if (!areNear(changed, extents[number])) {
                continue;
            }
            RoomRegion region = regions.get(number);
            listDoorways(region, structure);
            for (int i = 0; i < count; i++) {
                for (int other = 0; other < i; other++) {
                    if (doorways[i] != doorways[other]
                            && grid.steps8(cells[i], cells[other]) == 2
                            && areJoined(doorways[i], doorways[other], region, structure)) {
                        return cells[i];
                    }
                }
            }
        }
        return Grid.NONE;
    }

    private static boolean areNear(int[] extent, int[] other) {
        return extent[0] - MOST_STEPS <= other[1]
                && other[0] <= extent[1] + MOST_STEPS
                && extent[2] - MOST_STEPS <= other[3]
                && other[2] <= extent[3] + MOST_STEPS;
    }

    private void listDoorways(RoomRegion region, BitLayer structure) {
        count = 0;
        for (int i = 0; i < region.border().size(); i++) {
            int cell = region.border().at(i);
            if (structure.at(cell)) {
                cells[count] = cell;
                doorways[count] = count;
                count++;
            }
        }
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int i = 0; i < count; i++) {
                for (int other = 0; other < count; other++) {
                    if (doorways[other] < doorways[i] && grid.steps8(cells[i], cells[other]) == 1) {
                        doorways[i] = doorways[other];
                        isChanged = true;
                    }
                }
            }
        }
    }

    private boolean areJoined(int doorway, int otherDoorway, RoomRegion region, BitLayer structure) {
        outside.copyFrom(structure);
        outside.set(region.cells(), false);
        for (int i = 0; i < count; i++) {
            for (int other = 0; other < count; other++) {
                if (doorways[i] == doorway
                        && doorways[other] == otherDoorway
                        && ways.join(outside, cells[i], cells[other], MOST_STEPS)) {
                    return true;
                }
            }
        }
        return false;
    }
}
