package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** The structure is what was carved, and the cells that the corridors list as turned from wall to floor. */
final class CorridorsOpenRock implements FloorCheck {
    @Override
    public String given() {
        return "corridors";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        boolean[] drilled = new boolean[floor.dump.size()];
        for (DumpedFloor.DumpedCorridor corridor : floor.dump.corridors) {
            for (int i = 0; i < corridor.cells().size(); i++) {
                int cell = corridor.cells().at(i);
                if (floor.dump.carved[cell] || drilled[cell]) {
                    return floor.place(cell) + " was floor before the corridor from " + corridor.from() + " to "
                            + corridor.to();
                }
                drilled[cell] = true;
            }
        }
        for (int cell = 0; cell < drilled.length; cell++) {
            if (floor.dump.structure[cell] != (floor.dump.carved[cell] || drilled[cell])) {
                return floor.place(cell) + " is " + (floor.dump.structure[cell] ? "floor" : "wall")
                        + " in structure for no reason";
            }
        }
        return null;
    }
}
