package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** With its doorways shut nothing passes out of a trap room. */
final class TrapsSeal implements FloorCheck {
    @Override
    public String given() {
        return "invariant 4";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (DumpedFloor.DumpedRoom trap : floor.traps()) {
            boolean[] open = floor.dump.structure.clone();
            trap.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open));
            // Nothing passes between two cells that touch only at a corner with rock, or what is shut, on both sides;
            // so
            // whatever diagonal steps lead to, straight ones lead to as well.
            floor.search.walkFrom(trap.centre(), open);
            for (int i = 0; i < floor.search.reachedCount(); i++) {
                int cell = floor.search.reached(i);
                if (floor.dump.room[cell] != trap.id()) {
                    return "from room " + trap.id() + " one comes out at " + floor.place(cell);
                }
            }
        }
        return null;
    }
}
