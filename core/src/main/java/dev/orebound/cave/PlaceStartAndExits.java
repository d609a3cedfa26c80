package dev.orebound.cave;

import dev.orebound.chance.Stream;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.Walk;
import java.util.ArrayList;
import java.util.List;

/**
 * Places where the player comes in, and one exit for each way on, at opposite ends: the start in the first column that has
 * floor, one exit in the last (rows instead, top to bottom, where the floor is taller than wide).
 *
 * <p>Guarantees: further exits lie in other rooms, in the half of the floor farther from the start by steps, at least 12
 * steps from each other. Tries every cell for them, in random order; gives up on the attempt where none will do.
 */
final class PlaceStartAndExits implements Pass {
    /** Somewhat less than half: one may count steps with diagonals or without. */
    private static final int FARTHEST_PERCENT = 40;

    private static final int LEAST_STEPS_BETWEEN_EXITS = 12;

    @Override
    public List<Key<?>> reads() {
        return List.of(Keys.STRUCTURE, Keys.ROOM);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.START, Keys.EXITS);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        BitLayer structure = floor.get(Keys.STRUCTURE);
        IntLayer room = floor.get(Keys.ROOM);
        boolean isWide = floor.grid().width() >= floor.grid().height();
        int start = atEnd(structure, room, isWide ? Direction.WEST : Direction.NORTH, stream);
        int farExit = atEnd(structure, room, isWide ? Direction.EAST : Direction.SOUTH, stream);
        List<Integer> cells = new ArrayList<>();
        cells.add(farExit);
        addFurtherExits(structure, room, start, floor.request().waysOn().size(), cells, stream);
        if (cells.size() < floor.request().waysOn().size()) {
            return Outcome.missed("no room for exit " + (cells.size() + 1));
        }
        stream.shuffle(cells);
        List<Exit> exits = new ArrayList<>();
        for (String way : floor.request().waysOn()) {
            exits.add(new Exit(cells.get(exits.size()), way));
        }
        floor.put(Keys.START, start);
        floor.put(Keys.EXITS, List.copyOf(exits));
        return Outcome.DONE;
    }

    /** One floor cell of the outermost line that has any, on a side; one within a room where there is one. */
    private static int atEnd(BitLayer structure, IntLayer room, Direction side, Stream stream) {
        Grid grid = structure.grid();
        int outermost = Integer.MIN_VALUE;
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell++) {
            int outwards = grid.x(cell) * side.dx() + grid.y(cell) * side.dy();
            if (structure.at(cell) && outwards >= outermost) {
                if (outwards > outermost) {
                    outermost = outwards;
                    cells.clear();
                }
                cells.add(cell);
            }
        }
        List<Integer> inRooms =
                cells.stream().filter(cell -> room.at(cell) != 0).toList();
        List<Integer> choice = inRooms.isEmpty() ? cells : inRooms;
        return choice.get(stream.below(choice.size()));
    }

    private static void addFurtherExits(
            BitLayer structure, IntLayer room, int start, int count, List<Integer> exits, Stream stream) {
        if (exits.size() >= count) {
            return;
        }
        MutableBitLayer rock = new MutableBitLayer(structure.grid());
        rock.copyInverse(structure);
        DistanceMap fromStart = new DistanceMap(structure.grid());
        fromStart.spreadFrom(start, rock, Walk.FOUR_WAY);
        int[] farthest = new int[fromStart.reachedCount() * FARTHEST_PERCENT / 100];
        for (int i = 0; i < farthest.length; i++) {
            farthest[i] = fromStart.reached(fromStart.reachedCount() - 1 - i);
        }
        stream.shuffle(farthest);
        DistanceMap fromExits = new DistanceMap(structure.grid());
        for (int i = 0; i < farthest.length && exits.size() < count; i++) {
            int cell = farthest[i];
            boolean inAnotherRoom =
                    room.at(cell) != 0 && exits.stream().noneMatch(exit -> room.at(exit) == room.at(cell));
            if (inAnotherRoom && stepsToNearest(exits, cell, fromExits, rock) >= LEAST_STEPS_BETWEEN_EXITS) {
                exits.add(cell);
            }
        }
    }

    private static int stepsToNearest(List<Integer> exits, int cell, DistanceMap distances, BitLayer rock) {
        distances.clear();
        exits.forEach(distances::addSource);
        distances.spread(rock, Walk.EIGHT_WAY);
        return distances.at(cell);
    }
}
