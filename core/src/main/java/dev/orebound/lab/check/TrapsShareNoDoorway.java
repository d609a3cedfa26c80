package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import org.jspecify.annotations.Nullable;

/** No cell is in the doorways of two trap rooms. */
final class TrapsShareNoDoorway implements FloorCheck {
    @Override
    public String given() {
        return "invariant 5";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        boolean[] taken = new boolean[floor.dump.size()];
        for (DumpedFloor.DumpedRoom trap : floor.traps()) {
            for (Cells doorway : trap.doorways()) {
                for (int i = 0; i < doorway.size(); i++) {
                    if (taken[doorway.at(i)]) {
                        return floor.place(doorway.at(i)) + " is a doorway of room " + trap.id() + " and of another";
                    }
                }
            }
            trap.doorways().forEach(doorway -> CheckedFloor.mark(doorway, taken));
        }
        return null;
    }
}
