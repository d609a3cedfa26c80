package dev.orebound.lab.check;

import dev.orebound.cave.floor.Exit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks of the start, the exits, and the ways between them. */
final class RouteChecks {
    private static final int LEAST_STEPS = 12;

    private static final int MOST = 3;

    private static final int LEAST = 3;

    private RouteChecks() {}

    /** The start is in the first column with a dry cell; in the topmost such row if the floor is taller than wide. */
    static @Nullable String theStartLiesFirst(CheckedFloor floor) {
        int first = firstDry(floor);
        return along(floor.dump, floor.dump.start) == first
                ? null
                : "it is at " + floor.place(floor.dump.start) + ", and dry cells begin at " + first;
    }

    /** The start lies in a room. */
    static @Nullable String theStartLiesInARoom(CheckedFloor floor) {
        int start = floor.dump.start;
        return floor.dump.room[start] != 0 ? null : "it is at " + floor.place(start) + ", outside rooms";
    }

    /** A floor with the hall of a guardian or the boss is not taller than wide. */
    static @Nullable String hallsLieOnWideFloors(CheckedFloor floor) {
        boolean hasHall = floor.dump.isBossFloor() || floor.isGuardianFloor();
        return hasHall && floor.dump.height > floor.dump.width
                ? "it is " + floor.dump.width + " by " + floor.dump.height + " cells"
                : null;
    }

    /**
     * One exit lies at the far end; the others lie in rooms of their own, in the half farther from the start, well
     * apart.
     */
    static @Nullable String exitsLieApart(CheckedFloor floor) {
        int last = lastDry(floor);
        List<Exit> further = new ArrayList<>(floor.dump.exits);
        floor.search.walkFrom(floor.dump.start, floor.dump.structure);
        // Two exits may lie where dry cells end. The one with fewer steps is the one that the rule asks for there.
        Exit far = further.stream()
                .filter(exit -> along(floor.dump, exit.at()) == last)
                .min(Comparator.comparingInt(exit -> floor.search.steps(exit.at())))
                .orElse(null);
        if (far == null) {
            return "none is where dry cells end, at " + last;
        }
        further.remove(far);
        String fault = faultOfRooms(floor, far, further);
        return fault != null ? fault : faultOfSteps(floor, further);
    }

    private static @Nullable String faultOfRooms(CheckedFloor floor, Exit far, List<Exit> further) {
        List<Integer> rooms = new ArrayList<>(List.of(floor.dump.room[far.at()]));
        for (Exit exit : further) {
            int room = floor.dump.room[exit.at()];
            if (room == 0 || rooms.contains(room)) {
                return "the exit " + floor.place(exit.at()) + " has no room of its own";
            }
            rooms.add(room);
        }
        return null;
    }

    /** Goes on from the search from the start. */
    private static @Nullable String faultOfSteps(CheckedFloor floor, List<Exit> further) {
        int halfWay = floor.search.steps(floor.search.reached((floor.search.reachedCount() - 1) / 2));
        for (Exit exit : further) {
            if (floor.search.steps(exit.at()) < halfWay) {
                return "the exit " + floor.place(exit.at()) + " is in the half nearer to the start";
            }
        }
        for (Exit exit : further) {
            for (Exit other : floor.dump.exits) {
                boolean isOther = other.at() != exit.at();
                if (isOther
                        && floor.search.steps(exit.at(), other.at(), floor.dump.structure, LEAST_STEPS) < LEAST_STEPS) {
                    return "the exits " + floor.place(exit.at()) + " and " + floor.place(other.at())
                            + " are close together";
                }
            }
        }
        return null;
    }

    /**
     * There is one exit for each way on in the graph, in the order of the columns: 1 to 3, and one on the boss's floor.
     */
    static @Nullable String exitsLeadOn(CheckedFloor floor) {
        List<String> to = floor.dump.exits.stream().map(Exit::to).toList();
        boolean isRight = floor.dump.isBossFloor()
                ? to.equals(List.of("out"))
                : !to.isEmpty() && to.size() <= MOST && to.equals(floor.waysOn);
        return isRight ? null : "they lead to " + to + ", and the ways on to " + floor.waysOn;
    }

    /** At least three corridors count as loops, on every floor except those of the boss and of guardians. */
    static @Nullable String loopsAreWorthHaving(CheckedFloor floor) {
        return floor.dump.isBossFloor() || floor.isGuardianFloor() || floor.loops() >= LEAST
                ? null
                : "corridors that count: " + floor.loops() + ", and at least " + LEAST + " should";
    }

    /**
     * Returns how far along the floor a cell lies: its column from the west, or its row from the north on a tall floor.
     */
    private static int along(DumpedFloor dump, int cell) {
        return dump.height > dump.width ? dump.height - 1 - dump.y(cell) : dump.x(cell);
    }

    private static int firstDry(CheckedFloor floor) {
        int first = Integer.MAX_VALUE;
        for (int cell = 0; cell < floor.dry.length; cell++) {
            first = floor.dry[cell] ? Math.min(first, along(floor.dump, cell)) : first;
        }
        return first;
    }

    private static int lastDry(CheckedFloor floor) {
        int last = -1;
        for (int cell = 0; cell < floor.dry.length; cell++) {
            last = floor.dry[cell] ? Math.max(last, along(floor.dump, cell)) : last;
        }
        return last;
    }
}
