package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** The arcs of a floor cell are the changes between floor and wall round it, halved; walls have none. */
final class ArcsAreCounted implements FloorCheck {
    @Override
    public String given() {
        return "layers.arcs";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            int arcs = floor.dump.structure[cell] ? arcs(floor, cell) : 0;
            if (floor.dump.arcs[cell] != arcs) {
                return floor.place(cell) + " has " + floor.dump.arcs[cell] + ", and there are " + arcs;
            }
        }
        return null;
    }

    /** Outside the map is wall. */
    static int arcs(CheckedFloor floor, int cell) {
        int changes = 0;
        boolean last = isFloor(floor, cell, NeighbourTable.WAYS - 1);
        for (int way = 0; way < NeighbourTable.WAYS; way++) {
            boolean next = isFloor(floor, cell, way);
            changes += next == last ? 0 : 1;
            last = next;
        }
        return changes / 2;
    }

    private static boolean isFloor(CheckedFloor floor, int cell, int way) {
        int beside = floor.beside.of(cell, way);
        return beside != NeighbourTable.NONE && floor.dump.structure[beside];
    }
}
