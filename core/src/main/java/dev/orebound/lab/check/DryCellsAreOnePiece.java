package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** All dry cells are one piece by straight steps. */
final class DryCellsAreOnePiece implements FloorCheck {
    @Override
    public String given() {
        return "invariant 1";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int cell = floor.search.cutOff(floor.dry);
        return cell == NeighbourTable.NONE ? null : floor.place(cell) + " is cut off";
    }
}
