package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** At least three corridors count as loops, on every floor but the boss's. */
final class LoopsAreWorthHaving implements FloorCheck {
    private static final int LEAST = 3;

    @Override
    public String given() {
        return "invariant 12";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        return floor.dump.isBossFloor() || floor.loops() >= LEAST
                ? null
                : "corridors that count: " + floor.loops() + ", and at least " + LEAST + " should";
    }
}
