package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** All floor cells are one piece by straight steps. */
final class FloorIsOnePiece implements Check {
    @Override
    public String given() {
        return "invariant 1";
    }

    @Override
    public @Nullable String fault(FloorUnderCheck floor) {
        int cell = floor.search.cutOff(floor.dump.structure);
        return cell == Beside.NONE ? null : floor.place(cell) + " is cut off";
    }
}
