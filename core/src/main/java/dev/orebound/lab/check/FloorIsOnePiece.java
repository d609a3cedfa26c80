package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** All floor cells are one piece by straight steps. */
final class FloorIsOnePiece implements FloorCheck {
    @Override
    public String given() {
        return "invariant 1";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int cell = floor.search.cutOff(floor.dump.structure);
        return cell == NeighbourTable.NONE ? null : floor.place(cell) + " is cut off";
    }
}
