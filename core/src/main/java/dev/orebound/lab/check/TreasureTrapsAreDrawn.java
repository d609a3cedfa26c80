package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import org.jspecify.annotations.Nullable;

/**
 * A treasure room that has too many doorways, or is too small or narrow, is a trap exactly where a draw says so; and that was
 * drawn only for rooms that could be traps.
 *
 * <p>The order in which rooms had their turns is not in the dump. So this asks of a drawn room what holds whatever traps were
 * set before it, and {@code survey} asks of many floors how often the draw said yes.
 */
final class TreasureTrapsAreDrawn implements FloorCheck {
    @Override
    public String given() {
        return "invariant 14";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom room : floor.dump.rooms) {
            String fault = fault(floor, room);
            if (fault != null) {
                return "room " + room.id() + " " + fault;
            }
        }
        return null;
    }

    private static @Nullable String fault(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        Boolean drawn = room.trapDrawn();
        boolean needsDraw = room.treasure() && !TrapsFitTheirRooms.isArena(floor, room) && !floor.dump.isBossFloor();
        if (!needsDraw) {
            return drawn == null ? null : "was drawn for, and needs no draw";
        }
        if (room.trap() != Boolean.TRUE.equals(drawn)) {
            return (room.trap() ? "is a trap" : "is no trap") + ", and its draw is " + drawn;
        }
        if (drawn == null) {
            return null;
        }
        if (!isOnePiece(floor, room)) {
            return "was drawn for, and cannot be walked whole with its doorways shut";
        }
        return isRefusable(floor, room) ? null : "was drawn for, and bars the way from start to exit";
    }

    /** True if its floor without the chest is one piece that touches every doorway. Lakes and ore came after the draw. */
    private static boolean isOnePiece(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        boolean[] inside = floor.cellsOf(room);
        for (int cell = 0; cell < inside.length; cell++) {
            inside[cell] &= !floor.chest[cell];
        }
        if (room.doorways().isEmpty() || floor.search.cutOff(inside) != NeighbourTable.NONE) {
            return false;
        }
        for (Cells doorway : room.doorways()) {
            if (doorway.stream().noneMatch(cell -> floor.beside.touches(cell, inside, 2))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRefusable(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        boolean[] open = floor.dump.structure.clone();
        for (int cell = 0; cell < open.length; cell++) {
            open[cell] &= !floor.chest[cell] && floor.dump.room[cell] != room.id();
        }
        room.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open));
        if (!open[floor.dump.start]) {
            return false;
        }
        floor.search.walkFrom(floor.dump.start, open);
        return floor.dump.exits.stream().allMatch(exit -> floor.search.isReached(exit.at()));
    }
}
