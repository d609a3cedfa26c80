package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** Every floor but the boss's has 3 to 5 trap rooms and 2 to 4 treasure rooms. */
final class TrapsAndTreasuresAreCounted implements FloorCheck {
    private static final int LEAST_TRAPS = 3;
    private static final int MOST_TRAPS = 5;
    private static final int LEAST_TREASURES = 2;
    private static final int MOST_TREASURES = 4;

    @Override
    public String given() {
        return "invariant 5";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int traps = floor.traps().size();
        int treasures = (int)
                floor.dump.rooms.stream().filter(DumpedFloor.DumpedRoom::treasure).count();
        boolean isRight = traps >= LEAST_TRAPS
                && traps <= MOST_TRAPS
                && treasures >= LEAST_TREASURES
                && treasures <= MOST_TREASURES;
        return isRight || floor.dump.isBossFloor()
                ? null
                : "there are " + traps + " trap rooms and " + treasures + " treasure rooms";
    }
}
