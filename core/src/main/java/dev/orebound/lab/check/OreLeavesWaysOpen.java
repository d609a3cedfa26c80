package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** The dry cells that bear no ore are one piece by straight steps. */
final class OreLeavesWaysOpen implements FloorCheck {
    @Override
    public String given() {
        return "invariant 7";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        boolean[] open = floor.dry.clone();
        floor.dump.ores.forEach(ore -> open[ore.at()] = false);
        int cell = floor.search.cutOff(open);
        return cell == NeighbourTable.NONE ? null : floor.place(cell) + " is cut off";
    }
}
