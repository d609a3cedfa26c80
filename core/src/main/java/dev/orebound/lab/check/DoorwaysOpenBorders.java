package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import org.jspecify.annotations.Nullable;

/** The doorways of a room are the cells of its border that are floor, and those that touch are one. */
final class DoorwaysOpenBorders implements FloorCheck {
    @Override
    public String given() {
        return "invariant 3";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
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
