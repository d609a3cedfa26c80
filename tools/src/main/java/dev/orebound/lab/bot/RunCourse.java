package dev.orebound.lab.bot;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The course of a run: its trap rooms, hard blows, golems and pace.
 *
 * @param traps that were sprung or refused, in order; halls of guardians and of the boss are none
 * @param lastHarm the sort of what last hurt the player, such as {@code blow} or {@code ground}; empty for nothing
 * @param largestBlowPercent the largest single blow, in percent of full health
 * @param hardBlows those that took more than a fifth of full health
 * @param golemDeaths companions that died, by the id of the monster that did it, {@code ground} for what none did
 * @param golemsRaised how often a fallen golem was brought back
 * @param golemsFed how often a golem was fed
 * @param measuresFed the measures of ore that they got
 * @param guardedDepths the depths of floors with a guardian or the boss
 * @param pace how fights and rest took turns
 */
public record RunCourse(
        List<TrapResult> traps,
        String lastHarm,
        int largestBlowPercent,
        List<HardBlow> hardBlows,
        Map<String, Integer> golemDeaths,
        int golemsRaised,
        int golemsFed,
        int measuresFed,
        Set<Integer> guardedDepths,
        PaceResult pace) {
    /** Nothing played. */
    public static final RunCourse NONE =
            new RunCourse(List.of(), "", 0, List.of(), Map.of(), 0, 0, 0, Set.of(), PaceResult.NONE);

    public RunCourse {
        traps = List.copyOf(traps);
        hardBlows = List.copyOf(hardBlows);
        golemDeaths = Collections.unmodifiableMap(new TreeMap<>(golemDeaths));
        guardedDepths = Collections.unmodifiableSet(new TreeSet<>(guardedDepths));
    }

    /** Returns the number of traps that ended in one way. */
    long ended(TrapEnding ending) {
        return traps.stream().filter(trap -> trap.ending() == ending).count();
    }

    /** The ending of a trap room. */
    public enum TrapEnding {
        /** It was cleared. */
        WON,
        /** The player died in it. */
        DIED,
        /** Any other end of a sprung trap. */
        ESCAPED,
        /** The player came near, did not spring it and left the floor alive. */
        REFUSED;

        /** Returns the word for it in figures. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A trap room and its end.
     *
     * @param kind the id of its arena
     * @param depth of its floor
     * @param lostPercent health that was lost in it, in percent of full health
     */
    public record TrapResult(String kind, int depth, TrapEnding ending, int lostPercent) {}

    /**
     * A blow that took more than a fifth of full health.
     *
     * @param by the id of the monster, or {@code ground}
     * @param percent of full health
     * @param warningTicks from the beginning of the attack's wind-up to the blow; 0 if nothing announced it
     */
    public record HardBlow(String by, int percent, int warningTicks) {}

    /**
     * The turns of loud and quiet times. A second is loud if the player fights in it or in one of the two before.
     *
     * @param longestTicks the longest stretch without a decision
     * @param longestPlace the depth and the tick at which it began
     * @param seconds all of them
     * @param loudSeconds those of them that are loud
     * @param minutes all full minutes
     * @param mixedMinutes those with at least five loud seconds and five quiet ones
     * @param loudSpells the lengths of loud times, in seconds
     * @param quietSpells the lengths of quiet times, in seconds
     */
    public record PaceResult(
            int longestTicks,
            String longestPlace,
            int seconds,
            int loudSeconds,
            int minutes,
            int mixedMinutes,
            List<Integer> loudSpells,
            List<Integer> quietSpells) {
        /** Nothing played. */
        public static final PaceResult NONE = new PaceResult(0, "", 0, 0, 0, 0, List.of(), List.of());

        public PaceResult {
            loudSpells = List.copyOf(loudSpells);
            quietSpells = List.copyOf(quietSpells);
        }
    }
}
