package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** Start, exits, chests, doorways, ore, loot and fixtures are dry. */
final class ThingsStandDry implements FloorCheck {
    @Override
    public String given() {
        return "invariant 1";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            if (floor.doorway[cell] && !floor.dry[cell]) {
                return "the doorway " + floor.place(cell) + " is not";
            }
        }
        return OccupiedCells.of(floor.dump)
                .filter(thing -> !floor.dry[thing.at()])
                .map(thing -> "the " + thing.what() + " " + floor.place(thing.at()) + " is not")
                .findFirst()
                .orElse(null);
    }
}
