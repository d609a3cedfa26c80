package dev.orebound.cave.carve;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Cells;
import dev.orebound.grid.ConnectedRegions;
import dev.orebound.grid.DepthMeasure;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes a room of every carved region: an id, its border, the distance of each cell from it, a centre.
 *
 * <p>Source: {@link ConnectedRegions}; {@link DepthMeasure}. Two regions never touch but at a corner that nothing
 * passes, so one measurement of all caves gives each room's own distances.
 *
 * <p>Guarantees: every carved cell is in one room; a room's centre is, of its cells farthest from the border, the one
 * nearest to the middle of the room. It never lies in a chamber, which a lock may shut: no chamber is deeper than its
 * cave. Never gives up.
 */
public final class FindRooms implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(FloorKeys.CARVED, FloorKeys.CHAMBERS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.ROOM, FloorKeys.BORDER_DISTANCE, FloorKeys.REGIONS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        BitLayer carved = floor.get(FloorKeys.CARVED);
        ConnectedRegions found = floor.memory().regions();
        found.find(carved);
        showEach(found, floor);
        MutableIntLayer borderDistance = new MutableIntLayer(floor.grid());
        floor.memory().depthMeasure().measure(carved, false, borderDistance);
        BorderFinder borders = new BorderFinder(carved, borderDistance, floor.memory());
        MutableBitLayer inChamber = floor.memory().bitLayer();
        floor.get(FloorKeys.CHAMBERS).forEach(chamber -> inChamber.set(chamber.cells(), true));
        List<RoomRegion> regions = new ArrayList<>();
        for (int id = 1; id <= found.count(); id++) {
            Cells cells = found.cells(id);
            regions.add(
                    new RoomRegion(id, cells, drawCentre(cells, borderDistance, inChamber, stream), borders.of(cells)));
        }
        floor.put(FloorKeys.ROOM, found.regionOfCell().copy().readOnly());
        floor.put(FloorKeys.BORDER_DISTANCE, borderDistance.readOnly());
        floor.put(FloorKeys.REGIONS, List.copyOf(regions));
        return PassOutcome.DONE;
    }

    /** All are found at once, but told of one after the other. */
    private static void showEach(ConnectedRegions found, FloorBuilder floor) {
        MutableIntLayer rooms = floor.isWatched() ? new MutableIntLayer(floor.grid()) : null;
        for (int id = 1; rooms != null && id <= found.count(); id++) {
            for (int i = 0; i < found.size(id); i++) {
                rooms.set(found.cell(id, i), id);
            }
            floor.show(PassRound.ROOM_FOUND, FloorKeys.ROOM, rooms);
        }
    }

    /**
     * Returns the deepest cell nearest to the middle of a room, drawn from those equally near, so that no side is
     * favoured.
     */
    private static int drawCentre(Cells cells, IntLayer borderDistance, BitLayer inChamber, RandomStream stream) {
        Grid grid = borderDistance.grid();
        int sumX = 0;
        int sumY = 0;
        for (int i = 0; i < cells.size(); i++) {
            sumX += grid.x(cells.at(i));
            sumY += grid.y(cells.at(i));
        }
        int centre = Grid.NONE;
        int deepest = 0;
        int nearest = 0;
        int equals = 0;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            int depth = inChamber.at(cell) ? 0 : borderDistance.at(cell);
            if (depth == 0 || depth < deepest) {
                continue;
            }
            int toMiddle = Math.abs(cells.size() * grid.x(cell) - sumX) + Math.abs(cells.size() * grid.y(cell) - sumY);
            boolean isBetter = depth > deepest || toMiddle < nearest;
            equals = isBetter ? 1 : toMiddle == nearest ? equals + 1 : equals;
            if (isBetter || (toMiddle == nearest && stream.below(equals) == 0)) {
                centre = cell;
                deepest = depth;
                nearest = toMiddle;
            }
        }
        return centre;
    }

    /** Finds the rock that touches each room. */
    private static final class BorderFinder {
        private final BitLayer carved;
        private final IntLayer borderDistance;
        private final MutableBitLayer taken;
        private final int[] border;
        /** From a cell to its eight neighbours. */
        private final int[] ring;

        BorderFinder(BitLayer carved, IntLayer borderDistance, WorkingMemory memory) {
            this.carved = carved;
            this.borderDistance = borderDistance;
            taken = memory.bitLayer();
            border = memory.cells();
            ring = Direction.ALL.stream().mapToInt(carved.grid()::offset).toArray();
        }

        /** The border of the room with these cells, in ascending order. */
        Cells of(Cells cells) {
            int count = 0;
            for (int i = 0; i < cells.size(); i++) {
                int cell = cells.at(i);
                for (int way = 0; way < ring.length && borderDistance.at(cell) == 1; way++) {
                    int beside = cell + ring[way]; // no room reaches the edge
                    if (!carved.at(beside) && !taken.at(beside)) {
                        taken.set(beside, true);
                        border[count++] = beside;
                    }
                }
            }
            Arrays.sort(border, 0, count);
            for (int i = 0; i < count; i++) {
                taken.set(border[i], false);
            }
            return Cells.ofFirst(count, border);
        }
    }
}
