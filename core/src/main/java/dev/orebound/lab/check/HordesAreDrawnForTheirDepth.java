package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** A horde comes at the depth for which it was drawn: the floor's, or somewhat more. */
final class HordesAreDrawnForTheirDepth implements FloorCheck {
    @Override
    public String given() {
        return "invariant 8";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int depth = floor.dump.depth;
        int deepest = depth + Math.min(5, depth / 2);
        return floor.dump.hordes.stream()
                .filter(horde -> horde.drawnFor() < depth
                        || horde.drawnFor() > deepest
                        || !floor.rules.comesAt(horde.type(), horde.drawnFor()))
                .map(horde -> horde.type() + " was drawn for depth " + horde.drawnFor())
                .findFirst()
                .orElse(null);
    }
}
