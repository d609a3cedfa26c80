package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** One chest stands in each treasure room, and none elsewhere; a room with an arena is a trap. */
final class ChestsStandInTreasureRooms implements FloorCheck {
    @Override
    public String given() {
        return "invariant 6";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int[] chests = new int[floor.dump.size() + 1];
        for (DumpedFloor.DumpedChest chest : floor.dump.chests) {
            if (chest.room() == 0 || floor.dump.room[chest.at()] != chest.room()) {
                return "the chest " + floor.place(chest.at()) + " is not in room " + chest.room();
            }
            chests[chest.room()]++;
        }
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            if (chests[room.id()] != (room.treasure() ? 1 : 0)) {
                return "room " + room.id() + " has " + chests[room.id()] + " chests";
            }
            if (room.trap() != (room.arena() != null)) {
                return "room " + room.id() + " is half a trap";
            }
        }
        return null;
    }
}
