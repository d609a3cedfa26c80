package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** All dry cells are one piece by straight steps. */
final class DryCellsAreOnePiece implements Check {
    @Override
    public String given() {
        return "invariant 1";
    }

    @Override
    public @Nullable String fault(FloorUnderCheck floor) {
        int cell = floor.search.cutOff(floor.dry);
        return cell == Beside.NONE ? null : floor.place(cell) + " is cut off";
    }
}
