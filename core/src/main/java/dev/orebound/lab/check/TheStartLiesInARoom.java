package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** The start lies in a room. */
final class TheStartLiesInARoom implements FloorCheck {
    @Override
    public String given() {
        return "invariant 12";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int start = floor.dump.start;
        return floor.dump.room[start] != 0 ? null : "it is at " + floor.place(start) + ", outside rooms";
    }
}
