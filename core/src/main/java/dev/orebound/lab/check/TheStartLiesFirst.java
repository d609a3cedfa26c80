package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** The start is in the first column that has a dry cell; the topmost row, where the floor is taller than wide. */
final class TheStartLiesFirst implements FloorCheck {
    @Override
    public String given() {
        return "invariant 9";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int first = FloorExtent.first(floor);
        return FloorExtent.along(floor.dump, floor.dump.start) == first
                ? null
                : "it is at " + floor.place(floor.dump.start) + ", and dry cells begin at " + first;
    }
}
