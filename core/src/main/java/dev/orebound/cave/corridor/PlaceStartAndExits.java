package dev.orebound.cave.corridor;

import dev.orebound.cave.floor.Chamber;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.floor.RoomRegion;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.FloorQueries;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CaveRules.Traps;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Places where the player comes in, and one exit for each way on, at opposite ends: the start in the first column that has
 * floor, one exit in the last (rows instead, top to bottom, where the floor is taller than wide). {@link FurtherExits} finds
 * places for the others. Of the cells of the first column that lie in rooms the start is as likely on each.
 *
 * <p>Guarantees: further exits lie in other rooms, in the half of the floor farther from the start by steps, at least 12
 * steps from each other. On a guardian's floor the exit at the end lies in its hall, the others in the rooms behind it. Gives up on the
 * attempt where no cell will do.
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

    /**
     * Places the exits beyond the first, far from the start and from each other, on open ground. All far cells are
     * tried in random order; those in a room that would make a trap are tried last: there are few such rooms, and a room with an exit cannot be one.
     */
    static final class FurtherExits {
        /** Somewhat less than half: one may count steps with diagonals or without, and water may lengthen a way. */
        private static final int FARTHEST_PERCENT = 40;

        private static final int LEAST_STEPS_BETWEEN_EXITS = 12;

        private final FloorBuilder floor;
        private final IntLayer room;
        private final MutableBitLayer rock;
        private final DistanceMap steps;
        private final int[] farthest;

        FurtherExits(FloorBuilder floor, int start) {
            this.floor = floor;
            room = floor.get(FloorKeys.ROOM);
            rock = floor.memory().bitLayer();
            rock.copyInverse(floor.get(FloorKeys.STRUCTURE));
            steps = floor.memory().distanceMap();
            steps.spreadFrom(start, rock, StepKind.FOUR_WAY);
            farthest = new int[steps.reachedCount() * FARTHEST_PERCENT / 100];
            for (int i = 0; i < farthest.length; i++) {
                farthest[i] = steps.reached(steps.reachedCount() - 1 - i);
            }
        }

        /** Adds cells until there are so many, or none is left that will do. */
        void addTo(List<Integer> exits, int wanted, RandomStream stream) {
            stream.shuffle(farthest);
            MutableBitLayer open = openGround();
            List<RoomRegion> guardianRooms = FloorQueries.guardianRooms(floor);
            if (!guardianRooms.isEmpty()) {
                MutableBitLayer behind = floor.memory().bitLayer();
                guardianRooms.subList(1, guardianRooms.size()).forEach(room -> behind.set(room.cells(), true));
                open.keepOnly(behind);
            }
            MutableBitLayer beforeArenas = floor.memory().bitLayer();
            beforeArenas.copyFrom(open);
            closeArenas(beforeArenas);
            addFrom(beforeArenas, exits, wanted);
            addFrom(open, exits, wanted);
        }

        private void addFrom(BitLayer ground, List<Integer> exits, int wanted) {
            measureFrom(exits);
            for (int i = 0; i < farthest.length && exits.size() < wanted; i++) {
                int cell = farthest[i];
                if (ground.at(cell) && isInAnotherRoom(cell, exits) && steps.at(cell) >= LEAST_STEPS_BETWEEN_EXITS) {
                    exits.add(cell);
                    measureFrom(exits);
                }
            }
        }

        private void measureFrom(List<Integer> exits) {
            steps.clear();
            exits.forEach(steps::addSource);
            steps.spread(rock, StepKind.EIGHT_WAY, LEAST_STEPS_BETWEEN_EXITS);
        }

        private boolean isInAnotherRoom(int cell, List<Integer> exits) {
            for (int i = 0; i < exits.size(); i++) {
                if (room.at(exits.get(i)) == room.at(cell)) {
                    return false;
                }
            }
            return true;
        }

        /** Returns the cells of rooms on which an exit blocks no way: neither in a hallway nor in a nook, which belongs to a chest. */
        private MutableBitLayer openGround() {
            IntLayer arcs = floor.get(FloorKeys.ARCS);
            MutableBitLayer open = floor.memory().bitLayer();
            for (int cell : farthest) {
                open.set(cell, room.at(cell) != 0 && arcs.at(cell) < ArcCount.HALLWAY);
            }
            for (Chamber chamber : floor.get(FloorKeys.CHAMBERS)) {
                open.set(chamber.neck(), false);
                open.set(chamber.cells(), false);
            }
            for (Nook nook : floor.get(FloorKeys.NOOKS)) {
                open.set(nook.cells(), false);
            }
            return open;
        }

        private void closeArenas(MutableBitLayer open) {
            Traps rules = floor.content().cave().traps();
            for (RoomRegion region : floor.get(FloorKeys.REGIONS)) {
                int doorways =
                        floor.get(FloorKeys.DOORWAYS).get(region.id() - 1).size();
                if (doorways <= rules.mostDoorways()
                        && region.suitsArena(floor.get(FloorKeys.BORDER_DISTANCE), rules)) {
                    open.set(region.cells(), false);
                }
            }
        }
    }
}
