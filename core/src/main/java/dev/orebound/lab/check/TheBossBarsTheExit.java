package dev.orebound.lab.check;

import org.jspecify.annotations.Nullable;

/** On the boss's floor the exit lies in a trap room, the boss's hall, and one comes to it by its doorways alone. */
final class TheBossBarsTheExit implements FloorCheck {
    @Override
    public String given() {
        return "invariant 10";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        if (!floor.dump.isBossFloor()) {
            return null;
        }
        DumpedFloor.DumpedRoom hall =
                floor.traps().stream().filter(floor::isBossHall).findFirst().orElse(null);
        if (hall == null) {
            return "the exit lies in no trap room";
        }
        boolean[] open = floor.dump.structure.clone();
        hall.doorways().forEach(doorway -> CheckedFloor.clear(doorway, open));
        floor.search.walkFrom(floor.dump.start, open);
        return floor.dump.exits.stream()
                .filter(exit -> floor.search.isReached(exit.at()))
                .map(exit -> "the exit " + floor.place(exit.at()) + " is reached past room " + hall.id())
                .findFirst()
                .orElse(null);
    }
}
