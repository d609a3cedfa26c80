package dev.orebound.lab.graph;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.lab.figure.IntHistogram;
import java.util.EnumMap;
import java.util.List;
import java.util.function.Predicate;

/** The figures of many walks through graphs, from the first row to the last. */
final class WalkTally {
    private final EnumMap<FloorKind, Integer> floors = new EnumMap<>(FloorKind.class);
    private final IntHistogram battleRuns = new IntHistogram();
    private final IntHistogram buffRuns = new IntHistogram();
    private final IntHistogram giftRuns = new IntHistogram();
    private final IntHistogram buffs = new IntHistogram();
    private final IntHistogram mostGolems = new IntHistogram();
    private long allFloors;

    /** Adds a walk. */
    void add(List<FloorKind> walk) {
        for (FloorKind kind : walk) {
            floors.merge(kind, 1, Integer::sum);
        }
        allFloors += walk.size();
        battleRuns.add(longestRun(walk, kind -> kind == FloorKind.BATTLE));
        buffRuns.add(longestRun(walk, WalkTally::isBuff));
        giftRuns.add(longestRun(walk, kind -> kind != FloorKind.BATTLE));
        buffs.add((int) walk.stream().filter(WalkTally::isBuff).count());
    }

    /** Adds the number of golems on the best path of a graph. */
    void addBestPath(int golems) {
        mostGolems.add(golems);
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

    /** Returns the longest run of battles on each walk. */
    IntHistogram battleRuns() {
        return battleRuns;
    }

    /** Returns the longest run of buffs of either kind on each walk. */
    IntHistogram buffRuns() {
        return buffRuns;
    }

    /** Returns the longest run of gifts on each walk: floors of any kind but battle. */
    IntHistogram giftRuns() {
        return giftRuns;
    }

    /** Returns the number of golems on the best path of each graph. */
    IntHistogram mostGolems() {
        return mostGolems;
    }

    /** Returns the number of buffs on each walk. */
    IntHistogram buffs() {
        return buffs;
    }
}
