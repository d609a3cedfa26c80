package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** A room is one connected region of the caves, and large enough; every region is a room. */
final class RoomsAreRegions implements FloorCheck {
    @Override
    public String given() {
        return "invariant 2";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
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

    /** The size of the region that a cell is of; -1 where it is of several rooms. */
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
            if (cells < floor.rules.leastRoomCells()) {
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
}
