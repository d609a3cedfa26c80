package dev.orebound.lab.graph;

import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.content.floor.FloorKind;
import java.util.EnumMap;
import java.util.List;
import java.util.function.Predicate;

/** What was met on many walks from the first row to the last. */
final class WalkTally {
    private final EnumMap<FloorKind, Integer> floors = new EnumMap<>(FloorKind.class);
    private final IntHistogram battleRuns = new IntHistogram();
    private final IntHistogram buffRuns = new IntHistogram();
    private final IntHistogram buffs = new IntHistogram();
    private long allFloors;

    /** Takes in one walk. */
    void add(List<FloorKind> walk) {
        for (FloorKind kind : walk) {
            floors.merge(kind, 1, Integer::sum);
        }
        allFloors += walk.size();
        battleRuns.add(longestRun(walk, kind -> kind == FloorKind.BATTLE));
        buffRuns.add(longestRun(walk, WalkTally::isBuff));
        buffs.add((int) walk.stream().filter(WalkTally::isBuff).count());
    }

    private static boolean isBuff(FloorKind kind) {
        return kind == FloorKind.HEALTH_BUFF || kind == FloorKind.ATTACK_BUFF;
    }

    /** The length of the longest stretch of floors in a row that are wanted. */
    static int longestRun(List<FloorKind> walk, Predicate<FloorKind> wanted) {
        int longest = 0;
        int run = 0;
        for (FloorKind kind : walk) {
            run = wanted.test(kind) ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** The part of all floors that are of a kind, 0 to 1. */
    double share(FloorKind kind) {
        return floors.getOrDefault(kind, 0) / (double) Math.max(1, allFloors);
    }

    /** The longest run of battles on each walk. */
    IntHistogram battleRuns() {
        return battleRuns;
    }

    /** The longest run of buffs of either kind on each walk. */
    IntHistogram buffRuns() {
        return buffRuns;
    }

    /** How many buffs each walk has. */
    IntHistogram buffs() {
        return buffs;
    }
}
