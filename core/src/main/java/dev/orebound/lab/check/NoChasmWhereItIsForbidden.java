package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** No chasm lies in a trap room, on a battle floor, on row 15 or on the boss's floor. */
final class NoChasmWhereItIsForbidden implements FloorCheck {
    private static final String CHASM = "chasm";

    /** Rows count from 0, depths from 1. */
    private static final int ROW_15_DEPTH = 16;

    @Override
    public String given() {
        return "invariant 11";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        boolean isForbidden =
                floor.dump.kind.equals("battle") || floor.dump.isBossFloor() || floor.dump.depth == ROW_15_DEPTH;
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            if (isChasm(floor.dump, cell) && (isForbidden || floor.isInTrap(cell))) {
                return floor.place(cell) + " is a chasm";
            }
        }
        return null;
    }

    private static boolean isChasm(DumpedFloor dump, int cell) {
        return dump.legend.get(dump.liquid[cell]).name().equals(CHASM)
                || dump.legend.get(dump.terrain[cell]).name().equals(CHASM);
    }
}
