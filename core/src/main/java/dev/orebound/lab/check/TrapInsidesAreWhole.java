package dev.orebound.lab.check;

import dev.orebound.grid.Cells;
import org.jspecify.annotations.Nullable;

/** In a trap room, what is dry and bears no ore or chest is one piece that touches each of its doorways. */
final class TrapInsidesAreWhole implements FloorCheck {
    @Override
    public String given() {
        return "invariant 4";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom trap : floor.traps()) {
            boolean[] inside = floor.cellsOf(trap);
            for (int cell = 0; cell < inside.length; cell++) {
                inside[cell] &= floor.free[cell];
            }
            int cell = floor.search.cutOff(inside);
            if (cell != NeighbourTable.NONE) {
                return "in room " + trap.id() + ", " + floor.place(cell) + " is cut off";
            }
            for (Cells doorway : trap.doorways()) {
                if (doorway.stream().noneMatch(each -> floor.beside.touches(each, inside, 2))) {
                    return "room " + trap.id() + " cannot be walked from its doorway " + floor.place(doorway.at(0));
                }
            }
        }
        return null;
    }
}
