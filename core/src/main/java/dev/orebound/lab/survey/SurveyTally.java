package dev.orebound.lab.survey;

import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import dev.orebound.lab.check.DumpedFloor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was met on many floors. Tallies of stretches of floors add up to that of all. */
final class SurveyTally {
    /** Times are counted in hundredths of a millisecond. */
    private static final int NANOSECONDS_A_UNIT = 10_000;

    static final double UNITS_A_MILLISECOND = 100;

    final IntHistogram rooms = new IntHistogram();
    final IntHistogram doorways = new IntHistogram();
    final IntHistogram traps = new IntHistogram();
    final IntHistogram treasures = new IntHistogram();
    final IntHistogram exits = new IntHistogram();

    /** Corridors that count as loops, on floors that need some. */
    final IntHistogram loops = new IntHistogram();

    final IntHistogram attempts = new IntHistogram();
    final IntHistogram depths = new IntHistogram();
    final IntHistogram making = new IntHistogram();
    final IntHistogram checking = new IntHistogram();
    final ChestTally chests = new ChestTally();
    final OreTally ores = new OreTally();
    final HeapTally heaps = new HeapTally();
    final HordeTally hordes = new HordeTally();

    /** Loot, fixtures, and cells of each terrain and liquid. */
    final TreeMap<String, Long> things = new TreeMap<>();

    private final Map<String, Long> timesBroken = new LinkedHashMap<>();
    private final List<BrokenFloor> firstBroken = new ArrayList<>();
    private long broken;

    private long trapDrawsWon;
    private long trapDrawsLost;

    /** A floor that was made. */
    void addFloor(DumpedFloor floor, int attemptsMade, long nanosecondsOfMaking) {
        depths.add(floor.depth);
        attempts.add(attemptsMade);
        making.add(units(nanosecondsOfMaking));
        rooms.add(floor.rooms.size());
        traps.add((int) floor.rooms.stream().filter(DumpedFloor.DumpedRoom::trap).count());
        treasures.add(
                (int) floor.rooms.stream().filter(DumpedFloor.DumpedRoom::treasure).count());
        floor.rooms.forEach(room -> doorways.add(room.doorways().size()));
        for (DumpedFloor.DumpedRoom room : floor.rooms) {
            trapDrawsWon += Boolean.TRUE.equals(room.trapDrawn()) ? 1 : 0;
            trapDrawsLost += Boolean.FALSE.equals(room.trapDrawn()) ? 1 : 0;
        }
        exits.add(floor.exits.size());
        chests.add(floor);
        ores.add(floor);
        heaps.add(floor);
        hordes.add(floor);
        addThings(floor);
    }

    /** How many corridors of a floor count as loops. */
    void addLoops(int count, boolean isBossFloor) {
        if (!isBossFloor) {
            loops.add(count);
        }
    }

    private void addThings(DumpedFloor floor) {
        long[] cells = new long[floor.legend.size()];
        for (int cell = 0; cell < floor.size(); cell++) {
            cells[floor.terrain[cell]]++;
            cells[floor.liquid[cell]]++;
        }
        for (int kind = 1; kind < cells.length; kind++) {
            things.merge("cells of " + floor.legend.get(kind).name(), cells[kind], Long::sum);
        }
        things.merge("loot", (long) floor.loot.size(), Long::sum);
        things.merge("fixtures", (long) floor.fixtures.size(), Long::sum);
    }

    /** A floor that was asked for at a depth, and that no attempt made. */
    void addFailure(int depth, int attemptsMade) {
        depths.add(depth);
        attempts.add(attemptsMade);
    }

    /** What came of checking a floor. */
    void addVerdict(String seed, int depth, List<FloorComplaint> complaints, long nanosecondsOfChecking) {
        checking.add(units(nanosecondsOfChecking));
        if (!complaints.isEmpty()) {
            broken++;
            if (firstBroken.isEmpty()) {
                firstBroken.add(new BrokenFloor(seed, depth, complaints));
            }
            complaints.forEach(
                    complaint -> timesBroken.merge(complaint.given() + ", " + complaint.promise(), 1L, Long::sum));
        }
    }

    private static int units(long nanoseconds) {
        return (int) Math.min(Integer.MAX_VALUE / 4, nanoseconds / NANOSECONDS_A_UNIT);
    }

    /** Adds what was met on the floors that come next. */
    void addAll(SurveyTally next) {
        rooms.addAll(next.rooms);
        doorways.addAll(next.doorways);
        traps.addAll(next.traps);
        treasures.addAll(next.treasures);
        exits.addAll(next.exits);
        loops.addAll(next.loops);
        attempts.addAll(next.attempts);
        depths.addAll(next.depths);
        making.addAll(next.making);
        checking.addAll(next.checking);
        chests.addAll(next.chests);
        ores.addAll(next.ores);
        heaps.addAll(next.heaps);
        hordes.addAll(next.hordes);
        next.things.forEach((thing, count) -> things.merge(thing, count, Long::sum));
        next.timesBroken.forEach((promise, times) -> timesBroken.merge(promise, times, Long::sum));
        if (firstBroken.isEmpty()) {
            firstBroken.addAll(next.firstBroken);
        }
        broken += next.broken;
        trapDrawsWon += next.trapDrawsWon;
        trapDrawsLost += next.trapDrawsLost;
    }

    /** How many treasure rooms a draw made a trap. */
    long trapDrawsWon() {
        return trapDrawsWon;
    }

    /** How many treasure rooms a draw left as they were. */
    long trapDrawsLost() {
        return trapDrawsLost;
    }

    /** How many floors were asked for. */
    long floors() {
        return depths.count();
    }

    /** How many of them break a promise. */
    long broken() {
        return broken;
    }

    /** On how many floors each promise is broken that is, in the order in which that was first seen. */
    Map<String, Long> timesBroken() {
        return timesBroken;
    }

    /** The first floor that breaks a promise; none or one. */
    List<BrokenFloor> firstBroken() {
        return firstBroken;
    }
}
