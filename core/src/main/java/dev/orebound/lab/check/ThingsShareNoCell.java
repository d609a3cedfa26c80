package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** No two of chest, ore, fixture, loot, start and exit are on one cell. */
final class ThingsShareNoCell implements FloorCheck {
    @Override
    public String given() {
        return "invariant 1";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        boolean[] taken = new boolean[floor.dump.size()];
        return OccupiedCells.of(floor.dump)
                .filter(thing -> isTaken(taken, thing.at()))
                .map(thing -> "the " + thing.what() + " " + floor.place(thing.at()) + " is not alone")
                .findFirst()
                .orElse(null);
    }

    private static boolean isTaken(boolean[] taken, int cell) {
        boolean was = taken[cell];
        taken[cell] = true;
        return was;
    }
}
