package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** Each cell of a room has its distance from the border, and the centre is one of those that have most. */
final class CentresLieDeepest implements FloorCheck {
    @Override
    public String given() {
        return "invariant 2";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        floor.search.begin();
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            if (!floor.dump.carved[cell]) {
                floor.search.add(cell);
            }
        }
        floor.search.walkDiagonally(floor.dump.carved);
        int[] deepest = new int[floor.dump.size() + 1];
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            int distance = floor.search.steps(cell);
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
}
