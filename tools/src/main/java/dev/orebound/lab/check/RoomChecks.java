package dev.orebound.lab.check;

import dev.orebound.cave.floor.Fixture;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.grid.Cells;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Checks of rooms: their regions, borders, centres, sizes and doorways. */
final class RoomChecks {
    /** The most steps outside a room between two doorways that one passage should not have. */
    private static final int MOST_STEPS_BETWEEN_TWINS = 8;

    private RoomChecks() {}

    /** A room is one connected region of the carved layer and large enough, and every region is a room. */
    static @Nullable String roomsAreRegions(CheckedFloor floor) {
        int[] cellsOfRoom = new int[floor.dump.size() + 1];
        boolean[] seen = new boolean[floor.dump.size()];
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            int id = floor.dump.room[cell];
            if (floor.dump.carved[cell] != (id != 0)) {
                return floor.place(cell) + " is of room " + id + " and was" + (id == 0 ? "" : " not") + " carved";
            }
            if (id != 0 && !seen[cell]) {
                if (cellsOfRoom[id] != 0) {
                    return "room " + id + " has a second region at " + floor.place(cell);
                }
                cellsOfRoom[id] = regionSize(floor, cell, seen);
            }
        }
        return faultOfRecords(floor, cellsOfRoom);
    }

    /** Each room holds a trap, a chest, a fixture, a vignette, a lock, a liquid or a horde. */
    static @Nullable String noRoomIsEmpty(CheckedFloor floor) {
        boolean[] holds = new boolean[floor.dump.size() + 1];
        floor.dump.rooms.forEach(room -> holds[room.id()] |= room.trap());
        floor.dump.chests.forEach(chest -> holds[floor.dump.room[chest.at()]] = true);
        floor.dump.fixtures.forEach(fixture -> holds[floor.dump.room[fixture.at()]] = true);
        floor.dump.hordes.forEach(horde -> holds[floor.dump.room[horde.leader().at()]] = true);
        floor.dump.vignettes.forEach(vignette ->
                vignette.cells().stream().forEach(cell -> holds[floor.dump.room[cell]] = true));
        floor.dump.locks.forEach(lock -> lock.cells().stream()
                .flatMap(cell -> IntStream.range(0, NeighbourTable.WAYS).map(way -> floor.neighbours.of(cell, way)))
                .filter(beside -> beside != NeighbourTable.NONE)
                .forEach(beside -> holds[floor.dump.room[beside]] = true));
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            holds[floor.dump.room[cell]] |= floor.dump.liquid[cell] != 0;
        }
        return floor.dump.rooms.stream()
                .filter(room -> !holds[room.id()])
                .map(room -> "room " + room.id() + " holds nothing")
                .findFirst()
                .orElse(null);
    }

    /**
     * A landmark is of its depth and stands in a room that is no trap, off doorways and what touches them; without the
     * cells of landmarks the dry cells still are one piece.
     */
    static @Nullable String landmarksBarNoWay(CheckedFloor floor) {
        boolean[] open = floor.dry.clone();
        for (Fixture fixture : floor.dump.fixtures) {
            FixtureKind kind = floor.content.fixtures().get(fixture.type());
            if (kind.frequency() == 0) {
                continue;
            }
            String what = "the " + fixture.type() + " " + floor.place(fixture.at());
            if (!kind.isLandmarkAt(floor.dump.depth)) {
                return what + " is of another depth";
            }
            if (floor.dump.room[fixture.at()] == 0 || floor.isInTrap(fixture.at())) {
                return what + " stands in a trap or in no room";
            }
            for (int way = 0; way < NeighbourTable.WAYS; way++) {
                int beside = floor.neighbours.of(fixture.at(), way);
                if (beside == NeighbourTable.NONE || floor.doorway[beside]) {
                    return what + " stands at a doorway";
                }
            }
            open[fixture.at()] = false;
        }
        int cell = floor.search.cutOff(open);
        return cell == NeighbourTable.NONE ? null : floor.place(cell) + " is cut off by a landmark";
    }

    /** Returns the size of the region of a cell, or -1 if it belongs to several rooms. */
    private static int regionSize(CheckedFloor floor, int first, boolean[] seen) {
        boolean isOneRoom = true;
        floor.search.walkFrom(first, floor.dump.carved);
        for (int i = 0; i < floor.search.reachedCount(); i++) {
            int cell = floor.search.reached(i);
            seen[cell] = true;
            isOneRoom &= floor.dump.room[cell] == floor.dump.room[first];
        }
        return isOneRoom ? floor.search.reachedCount() : -1;
    }

    private static @Nullable String faultOfRecords(CheckedFloor floor, int[] cellsOfRoom) {
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            int cells = cellsOfRoom[room.id()];
            if (cells != room.cells()) {
                return "room " + room.id() + " says " + room.cells() + " cells and "
                        + (cells < 0 ? "its region has several rooms" : "has " + cells);
            }
            if (cells < floor.content.cave().carving().leastRoomCells()) {
                return "room " + room.id() + " has only " + cells + " cells";
            }
            cellsOfRoom[room.id()] = 0;
        }
        for (int id = 0; id < cellsOfRoom.length; id++) {
            if (cellsOfRoom[id] != 0) {
                return "room " + id + " is not listed";
            }
        }
        return null;
    }

    /** The border of a room is exactly the rock of the carved layer that touches it in eight directions. */
    static @Nullable String bordersSurroundRooms(CheckedFloor floor) {
        int[] borderCells = countBorders(floor);
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            floor.search.begin();
            for (int i = 0; i < room.border().size(); i++) {
                int cell = room.border().at(i);
                if (floor.dump.carved[cell] || floor.search.isReached(cell) || !touches(floor, cell, room.id())) {
                    return floor.place(cell) + " is no border of room " + room.id() + ", or listed twice";
                }
                floor.search.add(cell);
            }
            if (room.border().size() != borderCells[room.id()]) {
                return "room " + room.id() + " lists " + room.border().size() + " border cells and has "
                        + borderCells[room.id()];
            }
        }
        return null;
    }

    /** Returns how many cells of rock touch each room. */
    private static int[] countBorders(CheckedFloor floor) {
        int[] count = new int[floor.dump.size() + 1];
        int[] lastCell = new int[floor.dump.size() + 1];
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            for (int way = 0; way < NeighbourTable.WAYS && !floor.dump.carved[cell]; way++) {
                int neighbour = floor.neighbours.of(cell, way);
                int id = neighbour == NeighbourTable.NONE ? 0 : floor.dump.room[neighbour];
                if (id != 0 && lastCell[id] != cell + 1) {
                    lastCell[id] = cell + 1;
                    count[id]++;
                }
            }
        }
        return count;
    }

    private static boolean touches(CheckedFloor floor, int cell, int room) {
        for (int way = 0; way < NeighbourTable.WAYS; way++) {
            int neighbour = floor.neighbours.of(cell, way);
            if (neighbour != NeighbourTable.NONE && floor.dump.room[neighbour] == room) {
                return true;
            }
        }
        return false;
    }

    /** Every cell of a room has its distance from the border, and the centre is a cell with the largest one. */
    static @Nullable String centresLieDeepest(CheckedFloor floor) {
        floor.search.begin();
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            if (floor.dump.carved[cell] && touchesRock(floor, cell)) {
                floor.search.add(cell);
            }
        }
        floor.search.walkDiagonally(floor.dump.carved);
        int[] deepest = new int[floor.dump.size() + 1];
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            int distance = floor.dump.carved[cell] ? floor.search.steps(cell) + 1 : 0;
            if (floor.dump.borderDistance[cell] != distance) {
                return floor.place(cell) + " says " + floor.dump.borderDistance[cell] + " and lies at " + distance;
            }
            int id = floor.dump.room[cell];
            deepest[id] = Math.max(deepest[id], distance);
        }
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            int distance = floor.dump.borderDistance[room.centre()];
            if (floor.dump.room[room.centre()] != room.id() || distance != deepest[room.id()]) {
                return "room " + room.id() + " has its centre at " + floor.place(room.centre()) + ", at distance "
                        + distance + " of " + deepest[room.id()];
            }
        }
        return null;
    }

    private static boolean touchesRock(CheckedFloor floor, int cell) {
        for (int way = 0; way < NeighbourTable.WAYS; way++) {
            int neighbour = floor.neighbours.of(cell, way);
            if (neighbour != NeighbourTable.NONE && !floor.dump.carved[neighbour]) {
                return true;
            }
        }
        return false;
    }

    /** With all locks shut the start is joined to the centre of every room. */
    static @Nullable String noLockShutsOffACentre(CheckedFloor floor) {
        boolean[] open = floor.dump.structure.clone();
        floor.dump.locks.forEach(lock -> CheckedFloor.clear(lock.cells(), open));
        floor.search.walkFrom(floor.dump.start, open);
        return floor.dump.rooms.stream()
                .filter(room -> !floor.search.isReached(room.centre()))
                .map(room ->
                        "the centre " + floor.place(room.centre()) + " of room " + room.id() + " lies behind a lock")
                .findFirst()
                .orElse(null);
    }

    /** No room holds over a third of the cells of all rooms, except a guardian's hall, and on the boss's floor. */
    static @Nullable String noRoomIsTooLarge(CheckedFloor floor) {
        int all = floor.dump.rooms.stream()
                .mapToInt(DumpedFloor.DumpedRoom::cells)
                .sum();
        return floor.dump.rooms.stream()
                .filter(room -> !floor.dump.isBossFloor() && !floor.isGuardianHall(room) && room.cells() * 3 > all)
                .map(room -> "room " + room.id() + " has " + room.cells() + " of " + all + " cells")
                .findFirst()
                .orElse(null);
    }

    /** The doorways of a room are the floor cells of its border; doorway cells that touch belong together. */
    static @Nullable String doorwaysOpenBorders(CheckedFloor floor) {
        boolean[] open = new boolean[floor.dump.size()];
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            for (int i = 0; i < room.border().size(); i++) {
                open[room.border().at(i)] = floor.dump.structure[room.border().at(i)];
            }
            for (Cells doorway : room.doorways()) {
                if (!isWhole(floor, doorway, open)) {
                    return "a doorway of room " + room.id() + " is not the open cells that touch "
                            + floor.place(doorway.at(0));
                }
                CheckedFloor.clear(doorway, open);
            }
            for (int i = 0; i < room.border().size(); i++) {
                if (open[room.border().at(i)]) {
                    return floor.place(room.border().at(i)) + " is in no doorway of room " + room.id();
                }
            }
        }
        return null;
    }

    /** Every doorway touches floor, by a straight step, that is neither of its room nor of itself. */
    static @Nullable String doorwaysLeadOut(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            boolean[] beyond = floor.outside(room);
            for (Cells doorway : room.doorways()) {
                CheckedFloor.clear(doorway, beyond);
                boolean leadsOut = doorway.stream().anyMatch(cell -> floor.neighbours.touches(cell, beyond, 2));
                CheckedFloor.mark(doorway, beyond);
                if (!leadsOut) {
                    return "the doorway " + floor.place(doorway.at(0)) + " of room " + room.id()
                            + " leads only into that room";
                }
            }
        }
        return null;
    }

    /** Two doorways of a room with one cell between them are more than eight steps apart outside the room. */
    static @Nullable String noPassageHasTwinDoorways(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            for (int i = 0; i < room.doorways().size(); i++) {
                for (int j = 0; j < i; j++) {
                    Cells doorway = room.doorways().get(i);
                    Cells other = room.doorways().get(j);
                    if (gap(floor, doorway, other) == 2 && areNear(floor, room, doorway, other)) {
                        return "the doorways " + floor.place(doorway.at(0)) + " and " + floor.place(other.at(0))
                                + " of room " + room.id() + " open on one passage";
                    }
                }
            }
        }
        return null;
    }

    /**
     * Returns the least number of steps in eight directions from a cell of one to a cell of another doorway, walls or
     * not.
     */
    private static int gap(CheckedFloor floor, Cells doorway, Cells other) {
        return doorway.stream()
                .flatMap(from -> other.stream()
                        .map(to -> Math.max(
                                Math.abs(floor.dump.x(from) - floor.dump.x(to)),
                                Math.abs(floor.dump.y(from) - floor.dump.y(to)))))
                .min()
                .orElse(0);
    }

    private static boolean areNear(CheckedFloor floor, DumpedFloor.DumpedRoom room, Cells doorway, Cells other) {
        floor.search.begin();
        doorway.stream().forEach(floor.search::add);
        floor.search.walk(floor.outside(room));
        return other.stream()
                .anyMatch(cell -> floor.search.isReached(cell) && floor.search.steps(cell) <= MOST_STEPS_BETWEEN_TWINS);
    }

    private static boolean isWhole(CheckedFloor floor, Cells doorway, boolean[] open) {
        floor.search.begin();
        floor.search.add(doorway.at(0));
        floor.search.walkDiagonally(open);
        boolean isWhole = floor.search.reachedCount() == doorway.size();
        for (int i = 0; i < doorway.size(); i++) {
            isWhole &= open[doorway.at(i)] && floor.search.isReached(doorway.at(i));
        }
        return isWhole;
    }
}
