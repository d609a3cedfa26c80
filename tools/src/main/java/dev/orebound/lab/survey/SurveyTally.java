package dev.orebound.lab.survey;

import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.IntHistogram;
import java.util.List;
import java.util.Map;

/** The figures of many floors. The tallies of several stretches of floors add up to that of all. */
final class SurveyTally extends FigureGroup {
    /** Times are counted in hundredths of a millisecond. */
    private static final int NANOSECONDS_A_UNIT = 10_000;

    static final double UNITS_A_MILLISECOND = 100;

    private static final List<String> DOOR_PROMISES = List.of("doorways lead out", "no passage has twin doorways");

    final IntHistogram rooms = part("rooms", new IntHistogram());
    final IntHistogram doorways = part("doorways", new IntHistogram());
    final IntHistogram traps = part("traps", new IntHistogram());
    final IntHistogram treasures = part("treasures", new IntHistogram());
    final IntHistogram exits = part("exits", new IntHistogram());

    /** Corridors that count as loops, on floors that need some. */
    final IntHistogram loops = part("loops", new IntHistogram());

    final IntHistogram vignettes = part("vignettes", new IntHistogram());
    final IntHistogram attempts = part("attempts", new IntHistogram());
    final IntHistogram depths = part("depths", new IntHistogram());
    final IntHistogram making = part("making", new IntHistogram());
    final IntHistogram checking = part("checking", new IntHistogram());
    final ChestTally chests = part("chests", new ChestTally());
    final OreTally ores = part("ores", new OreTally());
    final HeapTally heaps = part("heaps", new HeapTally());
    final FirstViewTally firstViews = part("first_views", new FirstViewTally());
    final HordeTally hordes = part("hordes", new HordeTally());
    final ShareTally shares = part("shares", new ShareTally());

    /**
     * Loot, small loot, fixtures of each kind, cells of each terrain and liquid, and floors with each kind of vignette
     * and lock.
     */
    final Counts things = part("things", new Counts());

    /** On how many floors each broken promise was broken, in the order in which they were first seen. */
    final Counts timesBroken = part("times_broken", Counts.inOrder());

    /**
     * The first floor that breaks a promise, with its first complaint and the command that shows it; empty if there is
     * none.
     */
    final Label firstBroken = part("first_broken", new Label());

    final Sum broken = part("broken", new Sum());

    /** The number of treasure rooms that a draw made traps, and of those that it left as they were. */
    final Sum trapDrawsWon = part("trap_draws_won", new Sum());

    final Sum trapDrawsLost = part("trap_draws_lost", new Sum());

    /**
     * The number of floors whose shape was drawn, of those that are taller than wide, and the sum of the chances for
     * it, in percent.
     */
    final Sum drawnShapes = part("drawn_shapes", new Sum());

    private final Sum tallFloors = part("tall_floors", new Sum());
    final Sum expectedTallPercent = part("expected_tall_percent", new Sum());

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
            trapDrawsWon.addIf(Boolean.TRUE.equals(room.trapDrawn()));
            trapDrawsLost.addIf(Boolean.FALSE.equals(room.trapDrawn()));
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
        drawnShapes.add(1);
        tallFloors.addIf(floor.height > floor.width);
        expectedTallPercent.add(tallPercent);
    }

    /** Returns the share of floors that are taller than wide, of those that may be. */
    double tallShare() {
        return tallFloors.value() / (double) Math.max(1, drawnShapes.value());
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
            things.add("cells of " + floor.legend.get(kind).name(), cells[kind]);
        }
        long small = floor.loot.stream().filter(DumpedFloor.DumpedLoot::small).count();
        things.add("loot", floor.loot.size() - small);
        things.add("small loot", small);
        things.add("fixtures", floor.fixtures.size());
        floor.fixtures.forEach(fixture -> things.add("fixture " + fixture.type(), 1));
        vignettes.add(floor.vignettes.size());
        floor.vignettes.forEach(vignette -> things.add("vignette " + vignette.kind(), 1));
        floor.locks.forEach(lock -> things.add("lock " + lock.kind(), 1));
        things.add("floors with a key", floor.keys.isEmpty() ? 0 : 1);
        things.add("floors with a lever", floor.levers.isEmpty() ? 0 : 1);
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
            broken.add(1);
            if (firstBroken.text().isEmpty()) {
                firstBroken.set(told(seed, depth, complaints));
            }
            complaints.forEach(complaint -> timesBroken.add(complaint.given() + ", " + complaint.promise()));
        }
    }

    private static int units(long nanoseconds) {
        return (int) Math.min(Integer.MAX_VALUE / 4, nanoseconds / NANOSECONDS_A_UNIT);
    }

    /**
     * Returns how many floors have a doorway that leads nowhere, or two on one passage; a floor that has both counts
     * twice.
     */
    long doorsBroken() {
        return timesBroken.all().entrySet().stream()
                .filter(promise -> DOOR_PROMISES.stream().anyMatch(promise.getKey()::contains))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    /** Returns how many floors were asked for. */
    long floors() {
        return depths.count();
    }

    /** Returns the first complaint about a floor, and the command that shows the floor. */
    private static String told(String seed, int depth, List<FloorComplaint> complaints) {
        int others = complaints.size() - 1;
        return "seed " + seed + ", depth " + depth + ": " + complaints.get(0)
                + (others == 0 ? "" : " (and " + others + " more)") + "; inspect --seed " + seed + " --depth " + depth
                + " draws it";
    }

    /** Counts how chests stand, and on which sides of the map. */
    static final class ChestTally extends FigureGroup {
        static final List<String> FACINGS = List.of("east", "north", "west", "south");

        private final Sum chests = part("chests", new Sum());
        private final Sum inNooks = part("in_nooks", new Sum());
        private final Sum natural = part("natural", new Sum());
        /** Centre chests that face each way, where no guardian or boss bars the way on. */
        private final Counts facing = part("facing", new Counts());

        private final Sum west = part("west", new Sum());
        private final Sum south = part("south", new Sum());

        void add(DumpedFloor floor) {
            for (DumpedFloor.DumpedChest chest : floor.chests) {
                chests.add(1);
                inNooks.addIf(chest.mode().equals("nook"));
                natural.addIf(Boolean.TRUE.equals(chest.nookNatural()));
                west.addIf(floor.x(chest.at()) * 2 < floor.width);
                south.addIf(floor.y(chest.at()) * 2 < floor.height);
            }
        }

        /** Adds the ways that a floor's centre chests face. */
        void addFacings(DumpedFloor floor) {
            for (DumpedFloor.DumpedChest chest : floor.chests) {
                if (chest.mode().equals("centre") && FACINGS.contains(chest.facing())) {
                    facing.add(chest.facing());
                }
            }
        }

        long chests() {
            return chests.value();
        }

        /** The share that stands in nooks. */
        double nookShare() {
            return inNooks.value() / (double) Math.max(1, chests());
        }

        long inNooks() {
            return inNooks.value();
        }

        /** The share of chests in nooks whose nook the cave has made. */
        double naturalShare() {
            return natural.value() / (double) Math.max(1, inNooks());
        }

        long facings() {
            return facing.sum();
        }

        /** The share of centre chests that face a way of {@link #FACINGS}. */
        double facingShare(String way) {
            return facing.of(way) / (double) Math.max(1, facings());
        }

        /** The share in the left half of the map. */
        double westShare() {
            return west.value() / (double) Math.max(1, chests());
        }

        /** The share in the lower half of the map. */
        double southShare() {
            return south.value() / (double) Math.max(1, chests());
        }
    }

    /** Counts which hordes occur at which depths, and how their leaders lie. */
    static final class HordeTally extends FigureGroup {
        /** The number of times that each type was met at each depth, in the order of the types' ids. */
        final Groups<IntHistogram> depthsOfType = part("depths_of_type", new Groups<>(IntHistogram::new));
        /** Hordes on a floor. */
        final IntHistogram hordes = part("hordes", new IntHistogram());
        /** Monsters in a horde. */
        final IntHistogram monsters = part("monsters", new IntHistogram());
        /** The arc counts of the leaders' cells. */
        final IntHistogram arcs = part("arcs", new IntHistogram());

        private final IntHistogram outOfDepth = part("out_of_depth", new IntHistogram());

        void add(DumpedFloor floor) {
            hordes.add(floor.hordes.size());
            for (HordeSpot horde : floor.hordes) {
                depthsOfType.at(horde.type()).add(floor.depth);
                monsters.add(1 + horde.members().size());
                arcs.add(floor.arcs[horde.leader().at()]);
                outOfDepth.add(horde.drawnFor() > floor.depth ? 1 : 0);
            }
        }

        /** The share of hordes that were drawn for more than their floor's depth. */
        double outOfDepthShare() {
            return outOfDepth.mean();
        }
    }
}
