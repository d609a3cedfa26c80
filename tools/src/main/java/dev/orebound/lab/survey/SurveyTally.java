package dev.orebound.lab.survey;

import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import dev.orebound.lab.figure.IntHistogram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures of many floors. The tallies of several stretches of floors add up to that of all. */
final class SurveyTally {
    /** Times are counted in hundredths of a millisecond. */
    private static final int NANOSECONDS_A_UNIT = 10_000;

    static final double UNITS_A_MILLISECOND = 100;

    private static final List<String> DOOR_PROMISES = List.of("doorways lead out", "no passage has twin doorways");

    final IntHistogram rooms = new IntHistogram();
    final IntHistogram doorways = new IntHistogram();
    final IntHistogram traps = new IntHistogram();
    final IntHistogram treasures = new IntHistogram();
    final IntHistogram exits = new IntHistogram();

    /** Corridors that count as loops, on floors that need some. */
    final IntHistogram loops = new IntHistogram();

    final IntHistogram vignettes = new IntHistogram();
    final IntHistogram attempts = new IntHistogram();
    final IntHistogram depths = new IntHistogram();
    final IntHistogram making = new IntHistogram();
    final IntHistogram checking = new IntHistogram();
    final ChestTally chests = new ChestTally();
    final OreTally ores = new OreTally();
    final HeapTally heaps = new HeapTally();
    final FirstViewTally firstViews = new FirstViewTally();
    final HordeTally hordes = new HordeTally();
    final ShareTally shares = new ShareTally();

    /** Loot, small loot, fixtures, cells of each terrain and liquid, and floors with each kind of vignette and lock. */
    final TreeMap<String, Long> things = new TreeMap<>();

    /** On how many floors each broken promise was broken, in the order in which they were first seen. */
    final Map<String, Long> timesBroken = new LinkedHashMap<>();
    /** The first floor that breaks a promise: none or one. */
    final List<BrokenFloor> firstBroken = new ArrayList<>();

    long broken;

    /** The number of treasure rooms that a draw made traps, and of those that it left as they were. */
    long trapDrawsWon;

    long trapDrawsLost;

    /** The number of floors whose shape was drawn, of those that are taller than wide, and the sum of the chances for it, in percent. */
    long drawnShapes;

    private long tallFloors;
    long expectedTallPercent;

    /** Adds a floor. */
    void addFloor(DumpedFloor floor, int attemptsMade, long nanosecondsOfMaking) {
        depths.add(floor.depth);
        attempts.add(attemptsMade);
        making.add(units(nanosecondsOfMaking));
        rooms.add(floor.rooms.size());
        traps.add(
                (int) floor.rooms.stream().filter(DumpedFloor.DumpedRoom::trap).count());
        treasures.add((int)
                floor.rooms.stream().filter(DumpedFloor.DumpedRoom::treasure).count());
        floor.rooms.forEach(room -> doorways.add(room.doorways().size()));
        for (DumpedFloor.DumpedRoom room : floor.rooms) {
            trapDrawsWon += Boolean.TRUE.equals(room.trapDrawn()) ? 1 : 0;
            trapDrawsLost += Boolean.FALSE.equals(room.trapDrawn()) ? 1 : 0;
        }
        exits.add(floor.exits.size());
        chests.add(floor);
        ores.add(floor);
        heaps.add(floor);
        firstViews.add(floor);
        hordes.add(floor);
        addThings(floor);
    }

    /**
     * Adds the shape of a floor without the hall of a guardian or the boss.
     *
     * @param tallPercent the share of such floors that the content makes taller than wide
     */
    void addShape(DumpedFloor floor, int tallPercent) {
        drawnShapes++;
        tallFloors += floor.height > floor.width ? 1 : 0;
        expectedTallPercent += tallPercent;
    }

    /** Returns the share of floors that are taller than wide, of those that may be. */
    double tallShare() {
        return tallFloors / (double) Math.max(1, drawnShapes);
    }

    /** Adds the number of a floor's corridors that count as loops, if any are asked of it. */
    void addLoops(int count, boolean areAskedFor) {
        if (areAskedFor) {
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
        long small = floor.loot.stream().filter(DumpedFloor.DumpedLoot::small).count();
        things.merge("loot", floor.loot.size() - small, Long::sum);
        things.merge("small loot", small, Long::sum);
        things.merge("fixtures", (long) floor.fixtures.size(), Long::sum);
        vignettes.add(floor.vignettes.size());
        floor.vignettes.forEach(vignette -> things.merge("vignette " + vignette.kind(), 1L, Long::sum));
        floor.locks.forEach(lock -> things.merge("lock " + lock.kind(), 1L, Long::sum));
        things.merge("floors with a key", floor.keys.isEmpty() ? 0L : 1L, Long::sum);
        things.merge("floors with a lever", floor.levers.isEmpty() ? 0L : 1L, Long::sum);
    }

    /** Adds a floor that no attempt could generate. */
    void addFailure(int depth, int attemptsMade) {
        depths.add(depth);
        attempts.add(attemptsMade);
    }

    /** Adds the result of checking a floor. */
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

    /** Adds the figures of the floors that come next. */
    void addAll(SurveyTally next) {
        rooms.addAll(next.rooms);
        doorways.addAll(next.doorways);
        traps.addAll(next.traps);
        treasures.addAll(next.treasures);
        exits.addAll(next.exits);
        loops.addAll(next.loops);
        vignettes.addAll(next.vignettes);
        attempts.addAll(next.attempts);
        depths.addAll(next.depths);
        making.addAll(next.making);
        checking.addAll(next.checking);
        chests.addAll(next.chests);
        ores.addAll(next.ores);
        heaps.addAll(next.heaps);
        firstViews.addAll(next.firstViews);
        hordes.addAll(next.hordes);
        shares.addAll(next.shares);
        next.things.forEach((thing, count) -> things.merge(thing, count, Long::sum));
        next.timesBroken.forEach((promise, times) -> timesBroken.merge(promise, times, Long::sum));
        if (firstBroken.isEmpty()) {
            firstBroken.addAll(next.firstBroken);
        }
        broken += next.broken;
        trapDrawsWon += next.trapDrawsWon;
        trapDrawsLost += next.trapDrawsLost;
        drawnShapes += next.drawnShapes;
        tallFloors += next.tallFloors;
        expectedTallPercent += next.expectedTallPercent;
    }

    /** Returns how many floors have a doorway that leads nowhere, or two on one passage; a floor that has both counts twice. */
    long doorsBroken() {
        return timesBroken.entrySet().stream()
                .filter(promise -> DOOR_PROMISES.stream().anyMatch(promise.getKey()::contains))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    /** Returns how many floors were asked for. */
    long floors() {
        return depths.count();
    }

    /**
     * A floor that breaks promises.
     *
     * @param complaints at least one
     */
    record BrokenFloor(String seed, int depth, List<FloorComplaint> complaints) {
        /** Returns the first complaint, and the command that shows the floor. */
        @Override
        public String toString() {
            int others = complaints.size() - 1;
            return "seed " + seed + ", depth " + depth + ": " + complaints.get(0)
                    + (others == 0 ? "" : " (and " + others + " more)") + "; inspect --seed " + seed + " --depth "
                    + depth
                    + " draws it";
        }
    }

    /** Counts how chests stand, and on which sides of the map. */
    static final class ChestTally {
        static final List<String> FACINGS = List.of("east", "north", "west", "south");

        private long chests;
        private long inNooks;
        private long natural;
        /** Centre chests that face each way, where no guardian or boss bars the way on. */
        private final long[] facing = new long[FACINGS.size()];

        private long west;
        private long south;

        void add(DumpedFloor floor) {
            for (DumpedFloor.DumpedChest chest : floor.chests) {
                chests++;
                inNooks += chest.mode().equals("nook") ? 1 : 0;
                natural += Boolean.TRUE.equals(chest.nookNatural()) ? 1 : 0;
                west += floor.x(chest.at()) * 2 < floor.width ? 1 : 0;
                south += floor.y(chest.at()) * 2 < floor.height ? 1 : 0;
            }
        }

        /** Adds the ways that a floor's centre chests face. */
        void addFacings(DumpedFloor floor) {
            for (DumpedFloor.DumpedChest chest : floor.chests) {
                int way = FACINGS.indexOf(chest.facing());
                if (chest.mode().equals("centre") && way >= 0) {
                    facing[way]++;
                }
            }
        }

        void addAll(ChestTally other) {
            chests += other.chests;
            inNooks += other.inNooks;
            natural += other.natural;
            for (int way = 0; way < facing.length; way++) {
                facing[way] += other.facing[way];
            }
            west += other.west;
            south += other.south;
        }

        long chests() {
            return chests;
        }

        /** The share that stands in nooks. */
        double nookShare() {
            return inNooks / (double) Math.max(1, chests);
        }

        long inNooks() {
            return inNooks;
        }

        /** The share of chests in nooks whose nook the cave has made. */
        double naturalShare() {
            return natural / (double) Math.max(1, inNooks);
        }

        long facings() {
            return Arrays.stream(facing).sum();
        }

        /** The share of centre chests that face a way of {@link #FACINGS}. */
        double facingShare(String way) {
            return facing[FACINGS.indexOf(way)] / (double) Math.max(1, facings());
        }

        /** The share in the left half of the map. */
        double westShare() {
            return west / (double) Math.max(1, chests);
        }

        /** The share in the lower half of the map. */
        double southShare() {
            return south / (double) Math.max(1, chests);
        }
    }

    /** Counts which hordes occur at which depths, and how their leaders lie. */
    static final class HordeTally {
        /** The number of times that each type was met at each depth, in the order of the types' ids. */
        final TreeMap<String, IntHistogram> depthsOfType = new TreeMap<>();
        /** Hordes on a floor. */
        final IntHistogram hordes = new IntHistogram();
        /** Monsters in a horde. */
        final IntHistogram monsters = new IntHistogram();
        /** The arc counts of the leaders' cells. */
        final IntHistogram arcs = new IntHistogram();

        private final IntHistogram outOfDepth = new IntHistogram();

        void add(DumpedFloor floor) {
            hordes.add(floor.hordes.size());
            for (HordeSpot horde : floor.hordes) {
                depthsOfType
                        .computeIfAbsent(horde.type(), type -> new IntHistogram())
                        .add(floor.depth);
                monsters.add(1 + horde.members().size());
                arcs.add(floor.arcs[horde.leader().at()]);
                outOfDepth.add(horde.drawnFor() > floor.depth ? 1 : 0);
            }
        }

        void addAll(HordeTally other) {
            other.depthsOfType.forEach((type, depths) -> depthsOfType
                    .computeIfAbsent(type, any -> new IntHistogram())
                    .addAll(depths));
            hordes.addAll(other.hordes);
            monsters.addAll(other.monsters);
            arcs.addAll(other.arcs);
            outOfDepth.addAll(other.outOfDepth);
        }

        /** The share of hordes that were drawn for more than their floor's depth. */
        double outOfDepthShare() {
            return outOfDepth.mean();
        }
    }
}
