package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** No floor lies at the edge of the map, where one could leave it. */
final class TheOutermostRingIsRock implements FloorCheck {
    @Override
    public String given() {
        return "invariant 1";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        for (int cell = 0; cell < floor.dump.size(); cell++) {
            int x = floor.dump.x(cell);
            int y = floor.dump.y(cell);
            boolean isRing = x == 0 || y == 0 || x == floor.dump.width - 1 || y == floor.dump.height - 1;
            if (isRing && (floor.dump.structure[cell] || floor.dump.carved[cell])) {
                return floor.place(cell) + " is floor";
            }
        }
        return null;
    }
}
