package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.ArrayList;
import java.util.List;

/**
 * Places where the player comes in, and one exit for each way on, at opposite ends: the start in the first column that
 * has floor, one exit in the last (rows instead, top to bottom, where the floor is taller than wide).
 * {@link FurtherExits} finds places for the others. Of the cells of the first column that lie in rooms the start is as
 * likely on each.
 *
 * <p>Guarantees: further exits lie in other rooms, in the half of the floor farther from the start by steps, at least
 * 12 steps from each other. On a guardian's floor the exit at the end lies in its hall, the others in the rooms behind
 * it. Gives up on the attempt where no cell will do.
 */
public final class PlaceStartAndExits implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.BORDER_DISTANCE,
                FloorKeys.REGIONS,
                FloorKeys.NOOKS,
                FloorKeys.CHAMBERS,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.GUARDIAN_ROOMS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.START, FloorKeys.EXITS);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        BitLayer structure = floor.get(FloorKeys.STRUCTURE);
        IntLayer room = floor.get(FloorKeys.ROOM);
        boolean isWide = floor.grid().width() >= floor.grid().height();
        PlacedRoom firstRoom = floor.firstRoom();
        List<Integer> near = atEnd(structure, room, isWide ? Direction.WEST : Direction.NORTH);
        int start = firstRoom != null ? firstRoom.start() : near.get(stream.below(near.size()));
        List<Integer> far = atEnd(structure, room, isWide ? Direction.EAST : Direction.SOUTH);
        int farExit = far.get(stream.below(far.size()));
        List<String> waysOn = floor.request().waysOn();
        List<Integer> cells = new ArrayList<>();
        cells.add(farExit);
        if (waysOn.size() > 1) {
            new FurtherExits(floor, start).addTo(cells, waysOn.size(), stream);
        }
        if (cells.size() < waysOn.size()) {
            return PassOutcome.missed("no room for exit " + (cells.size() + 1));
        }
        stream.shuffle(cells);
        List<Exit> exits = new ArrayList<>();
        for (String way : waysOn) {
            exits.add(new Exit(cells.get(exits.size()), way));
        }
        floor.put(FloorKeys.START, start);
        floor.put(FloorKeys.EXITS, List.copyOf(exits));
        return PassOutcome.DONE;
    }

    /** Returns the floor cells of the outermost line that has any, on a side; if some are in rooms, only those. */
    private static List<Integer> atEnd(BitLayer structure, IntLayer room, Direction side) {
        List<Integer> cells = outermost(structure, side);
        List<Integer> inRooms =
                cells.stream().filter(cell -> room.at(cell) != 0).toList();
        return inRooms.isEmpty() ? cells : inRooms;
    }

    /** The floor cells of the first line that has any, seen from a side. */
    private static List<Integer> outermost(BitLayer structure, Direction side) {
        Grid grid = structure.grid();
        int inwards = -grid.offset(side);
        int along = grid.offset(side.dx() == 0 ? Direction.EAST : Direction.NORTH);
        int length = side.dx() == 0 ? grid.width() : grid.height();
        int first = grid.cell(
                side == Direction.EAST ? grid.width() - 1 : 0, side == Direction.NORTH ? grid.height() - 1 : 0);
        List<Integer> cells = new ArrayList<>();
        for (int line = first; cells.isEmpty(); line += inwards) {
            for (int i = 0; i < length; i++) {
                if (structure.at(line + i * along)) {
                    cells.add(line + i * along);
                }
            }
        }
        return cells;
    }
}
