package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** No room holds over a third of the rooms' cells; on the boss's floor one may. */
final class NoRoomIsTooLarge implements FloorCheck {
    @Override
    public String given() {
        return "invariant 2";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int all = floor.dump.rooms.stream().mapToInt(DumpedFloor.DumpedRoom::cells).sum();
        return floor.dump.rooms.stream()
                .filter(room -> !floor.dump.isBossFloor() && room.cells() * 3 > all)
                .map(room -> "room " + room.id() + " has " + room.cells() + " of " + all + " cells")
                .findFirst()
                .orElse(null);
    }
}
