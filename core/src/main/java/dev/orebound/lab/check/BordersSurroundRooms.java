package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** The border of a room is all the rock of the caves that touches it in eight directions, and nothing else. */
final class BordersSurroundRooms implements FloorCheck {
    @Override
    public String given() {
        return "invariant 2";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
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

    /** How many cells of rock touch each room. */
    private static int[] countBorders(CheckedFloor floor) {
        int[] count = new int[floor.dump.size() + 1];
        int[] lastCell = new int[floor.dump.size() + 1];
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            for (int way = 0; way < NeighbourTable.WAYS && !floor.dump.carved[cell]; way++) {
                int beside = floor.beside.of(cell, way);
                int id = beside == NeighbourTable.NONE ? 0 : floor.dump.room[beside];
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
            int beside = floor.beside.of(cell, way);
            if (beside != NeighbourTable.NONE && floor.dump.room[beside] == room) {
                return true;
            }
        }
        return false;
    }
}
