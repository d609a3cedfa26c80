package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** Start and exits lie in no trap room and no doorway of one, and a dry way joins them through none.
 *
 * <p>The boss's hall alone cannot be refused: it holds the exit.
 */
final class TrapsCanBeRefused implements FloorCheck {
    @Override
    public String given() {
        return "invariants 5 and 10";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        boolean[] trap = new boolean[floor.dump.size()];
        boolean[] open = floor.free.clone();
        for (DumpedFloor.DumpedRoom room : floor.traps()) {
            for (int cell = 0; cell < open.length && !floor.isBossHall(room); cell++) {
                boolean isInside = floor.dump.room[cell] == room.id();
                trap[cell] |= isInside;
                open[cell] &= !isInside;
            }
            if (!floor.isBossHall(room)) {
                room.doorways().forEach(doorway -> CheckedFloor.mark(doorway, trap));
            }
        }
        if (trap[floor.dump.start]) {
            return "the start lies in a trap";
        }
        floor.search.walkFrom(floor.dump.start, open);
        return floor.dump.exits.stream()
                .filter(exit -> trap[exit.at()] || !floor.search.isReached(exit.at()))
                .map(exit -> "the exit " + floor.place(exit.at()) + " is reached only through a trap")
                .findFirst()
                .orElse(null);
    }
}
