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
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes a room of every carved region: an id, its border, the distance of each cell from it, a centre.
 *
 * <p>Source: flood fill; one breadth-first search from all borders at once. Two regions never touch but at a corner that
 * nothing passes, so the search gives each room's own distances.
 *
 * <p>Guarantees: every carved cell is in one room; a room's centre is, of its cells farthest from the border, the one
 * nearest to the middle of the room. Never gives up.
 */
public final class FindRooms implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(FloorKeys.CARVED);
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
        List<Cells> borders = borders(found, carved, floor.memory());
        MutableIntLayer borderDistance = borderDistances(carved, borders, floor.memory());
        List<RoomRegion> regions = new ArrayList<>();
        for (int id = 1; id <= found.count(); id++) {
            Cells cells = found.cells(id);
            regions.add(new RoomRegion(id, cells, centre(cells, borderDistance), borders.get(id - 1)));
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

    private static List<Cells> borders(ConnectedRegions found, BitLayer carved, WorkingMemory memory) {
        MutableBitLayer taken = memory.bitLayer();
        int[] ring = Direction.ALL.stream()
                .mapToInt(way -> way.dx() + way.dy() * carved.grid().width())
                .toArray();
        int[] buffer = memory.cells();
        List<Cells> borders = new ArrayList<>();
        for (int id = 1; id <= found.count(); id++) {
            borders.add(border(found, id, carved, ring, taken, buffer));
        }
        return borders;
    }

    /** The rock that touches the room; leaves {@code taken} as it was. */
    private static Cells border(
            ConnectedRegions found, int id, BitLayer carved, int[] ring, MutableBitLayer taken, int[] buffer) {
        int count = 0;
        for (int i = 0; i < found.size(id); i++) {
            int cell = found.cell(id, i);
            for (int offset : ring) {
                int beside = cell + offset; // no room reaches the edge
                if (!carved.at(beside) && !taken.at(beside)) {
                    taken.set(beside, true);
                    buffer[count++] = beside;
                }
            }
        }
        Arrays.sort(buffer, 0, count);
        for (int i = 0; i < count; i++) {
            taken.set(buffer[i], false);
        }
        return Cells.ofFirst(count, buffer);
    }

    private static MutableIntLayer borderDistances(BitLayer carved, List<Cells> borders, WorkingMemory memory) {
        MutableBitLayer rock = memory.bitLayer();
        rock.copyInverse(carved);
        DistanceMap distances = memory.distanceMap();
        for (Cells border : borders) {
            for (int i = 0; i < border.size(); i++) {
                distances.addSource(border.at(i));
            }
        }
        distances.spread(rock, StepKind.EIGHT_WAY);
        MutableIntLayer layer = new MutableIntLayer(carved.grid());
        for (int i = 0; i < distances.reachedCount(); i++) {
            int cell = distances.reached(i);
            layer.set(cell, distances.at(cell));
        }
        return layer;
    }

    private static int centre(Cells cells, MutableIntLayer borderDistance) {
        Grid grid = borderDistance.grid();
        int sumX = 0;
        int sumY = 0;
        for (int i = 0; i < cells.size(); i++) {
            sumX += grid.x(cells.at(i));
            sumY += grid.y(cells.at(i));
        }
        int middle = grid.cell(sumX / cells.size(), sumY / cells.size());
        int centre = cells.at(0);
        for (int i = 1; i < cells.size(); i++) {
            int cell = cells.at(i);
            int deeper = borderDistance.at(cell) - borderDistance.at(centre);
            if (deeper > 0 || (deeper == 0 && grid.steps4(cell, middle) < grid.steps4(centre, middle))) {
                centre = cell;
            }
        }
        return centre;
    }
}
