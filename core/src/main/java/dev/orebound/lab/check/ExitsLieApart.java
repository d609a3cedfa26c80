package dev.orebound.lab.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One exit lies at the far end; the others in rooms of their own, in the half of the floor farther from the start, and well apart. */
final class ExitsLieApart implements FloorCheck {
    private static final int LEAST_STEPS = 12;

    @Override
    public String given() {
        return "invariant 9";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        int last = FloorExtent.last(floor);
        List<DumpedFloor.DumpedExit> further = new ArrayList<>(floor.dump.exits);
        floor.search.walkFrom(floor.dump.start, floor.dump.structure);
        // Two exits may lie where dry cells end. The one with fewer steps is the one that the rule asks for there.
        DumpedFloor.DumpedExit far = further.stream()
                .filter(exit -> FloorExtent.along(floor.dump, exit.at()) == last)
                .min(Comparator.comparingInt(exit -> floor.search.steps(exit.at())))
                .orElse(null);
        if (far == null) {
            return "none is where dry cells end, at " + last;
        }
        further.remove(far);
        String fault = faultOfRooms(floor, far, further);
        return fault != null ? fault : faultOfSteps(floor, further);
    }

    private static @Nullable String faultOfRooms(
            CheckedFloor floor, DumpedFloor.DumpedExit far, List<DumpedFloor.DumpedExit> further) {
        List<Integer> rooms = new ArrayList<>(List.of(floor.dump.room[far.at()]));
        for (DumpedFloor.DumpedExit exit : further) {
            int room = floor.dump.room[exit.at()];
            if (room == 0 || rooms.contains(room)) {
                return "the exit " + floor.place(exit.at()) + " has no room of its own";
            }
            rooms.add(room);
        }
        return null;
    }

    private static @Nullable String faultOfSteps(CheckedFloor floor, List<DumpedFloor.DumpedExit> further) {
        floor.search.walkFrom(floor.dump.start, floor.dump.structure);
        int halfWay = floor.search.steps(floor.search.reached((floor.search.reachedCount() - 1) / 2));
        for (DumpedFloor.DumpedExit exit : further) {
            if (floor.search.steps(exit.at()) < halfWay) {
                return "the exit " + floor.place(exit.at()) + " is in the half nearer to the start";
            }
        }
        for (DumpedFloor.DumpedExit exit : further) {
            floor.search.walkFrom(exit.at(), floor.dump.structure);
            for (DumpedFloor.DumpedExit other : floor.dump.exits) {
                if (other.at() != exit.at() && floor.search.steps(other.at()) < LEAST_STEPS) {
                    return "the exits " + floor.place(exit.at()) + " and " + floor.place(other.at())
                            + " are close together";
                }
            }
        }
        return null;
    }
}
