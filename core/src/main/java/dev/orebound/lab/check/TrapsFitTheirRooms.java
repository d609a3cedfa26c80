package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** A trap room has few doorways, space and depth, or holds treasure; the size of the boss's hall is free. */
final class TrapsFitTheirRooms implements FloorCheck {
    private static final int MOST_DOORWAYS = 2;
    private static final int LEAST_CELLS = 31;
    private static final int LEAST_CENTRE_DISTANCE = 3;

    @Override
    public String given() {
        return "invariant 5";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        return floor.traps().stream()
                .filter(trap -> !fits(floor, trap))
                .map(trap -> "room " + trap.id() + " has " + trap.doorways().size() + " doorways, " + trap.cells()
                        + " cells, a centre at distance " + floor.dump.borderDistance[trap.centre()]
                        + " and no treasure")
                .findFirst()
                .orElse(null);
    }

    private static boolean fits(CheckedFloor floor, DumpedFloor.DumpedRoom trap) {
        return isArena(floor, trap) || trap.treasure() || floor.isBossHall(trap);
    }

    /** True if a room may be a trap without treasure. */
    static boolean isArena(CheckedFloor floor, DumpedFloor.DumpedRoom room) {
        return room.doorways().size() <= MOST_DOORWAYS
                && room.cells() >= LEAST_CELLS
                && floor.dump.borderDistance[room.centre()] >= LEAST_CENTRE_DISTANCE;
    }
}
