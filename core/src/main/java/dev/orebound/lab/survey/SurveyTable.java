package dev.orebound.lab.survey;

import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.survey.SurveyPromises.Promise;
import java.util.Locale;

/** The figures of a survey as a table for people. */
final class SurveyTable {
    private final SurveyTally tally;
    private final StringBuilder text = new StringBuilder();

    private SurveyTable(SurveyTally tally) {
        this.tally = tally;
    }

    /** The table, each line ended by a line feed. */
    static String text(FloorSurvey survey) {
        SurveyTable table = new SurveyTable(survey.tally());
        table.addHead(survey.seconds());
        table.addCounts();
        table.addOres();
        table.addHordes();
        table.addThings();
        table.addPromises();
        table.addBroken();
        return table.text.toString();
    }

    private void addHead(double seconds) {
        line("%d floors, %d broken, %.1f seconds", tally.floors(), tally.broken(), seconds);
        addTimes("making a floor", tally.making);
        addTimes("checking a floor", tally.checking);
    }

    private void addTimes(String name, IntHistogram times) {
        line(
                "%-18s mean %.2f ms, 99th percentile %.2f ms, most %.2f ms",
                name,
                times.mean() / SurveyTally.UNITS_A_MILLISECOND,
                times.percentile(99) / SurveyTally.UNITS_A_MILLISECOND,
                times.most() / SurveyTally.UNITS_A_MILLISECOND);
    }

    private void addCounts() {
        line("");
        line("%-22s %7s  %s", "number of", "mean", "percent that have so many");
        addCount("attempts a floor", tally.attempts);
        addCount("rooms a floor", tally.rooms);
        addCount("doorways a room", tally.doorways);
        addCount("trap rooms a floor", tally.traps);
        addCount("treasure rooms a floor", tally.treasures);
        addCount("exits a floor", tally.exits);
        addCount("loop corridors a floor", tally.loops);
        addCount("hordes a floor", tally.hordes.hordes());
        addCount("monsters a horde", tally.hordes.monsters());
        addCount("arcs about a leader", tally.hordes.arcs());
        addCount("pieces a heap of loot", tally.heaps.sizes());
        line(
                "%.1f percent of loot touches its like; on %.1f percent of floors none does",
                100 * tally.heaps.touchingShare(), 100 * tally.heaps.floorsOfSinglesShare());
        line("");
        line(
                "treasure rooms that only a draw makes traps: drawn true %d, false %d",
                tally.trapDrawsWon(), tally.trapDrawsLost());
    }

    private void addCount(String name, IntHistogram histogram) {
        StringBuilder shares = new StringBuilder();
        for (int number = histogram.least(); number <= histogram.most(); number++) {
            shares.append(String.format(
                    Locale.ROOT, "%d: %.1f  ", number, percent(histogram.times(number), histogram.count())));
        }
        line("%-22s %7.2f  %s", name, histogram.mean(), shares.toString().strip());
    }

    private void addOres() {
        line("");
        line("ore by distance from its vein's border");
        line("%8s %10s %10s %9s %9s %9s", "distance", "cells", "with ore", "percent", "promised", "ratio");
        for (int distance = 1; distance <= tally.ores.mostDistance(); distance++) {
            line(
                    "%8d %10d %10d %9.2f %9.2f %9.3f",
                    distance,
                    tally.ores.cells(distance),
                    tally.ores.ores(distance),
                    percent(tally.ores.ores(distance), tally.ores.cells(distance)),
                    100 * OreTally.chance(distance),
                    tally.ores.rate(distance, distance));
        }
    }

    /** A row for each type: how many of the hordes at each depth are of it. */
    private void addHordes() {
        line("");
        line(
                "hordes by depth, percent of the depth's; drawn out of depth: %.2f percent of all",
                100 * tally.hordes.outOfDepthShare());
        StringBuilder head = new StringBuilder(String.format(Locale.ROOT, "%-24s", "depth"));
        int deepest = tally.depths.most();
        long[] all = new long[deepest + 1];
        for (int depth = 1; depth <= deepest; depth++) {
            head.append(String.format(Locale.ROOT, "%5d", depth));
            for (IntHistogram depths : tally.hordes.depthsOfType().values()) {
                all[depth] += depths.times(depth);
            }
        }
        line("%s", head);
        tally.hordes.depthsOfType().forEach((type, depths) -> {
            StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "%-24s", type));
            for (int depth = 1; depth <= deepest; depth++) {
                row.append(
                        depths.times(depth) == 0
                                ? "    ."
                                : String.format(Locale.ROOT, "%5.1f", percent(depths.times(depth), all[depth])));
            }
            line("%s", row);
        });
    }

    private void addThings() {
        line("");
        line("a floor has, mean");
        tally.things.forEach((thing, count) ->
                line("%-28s %9.2f", thing, count / (double) Math.max(1, tally.making.count())));
    }

    private void addPromises() {
        line("");
        line("%-46s %9s %9s %9s", "over all floors", "is", "least", "most");
        for (Promise promise : SurveyPromises.of(tally)) {
            String verdict = promise.isBroken() ? "BROKEN" : promise.isJudged() ? "kept" : "too few to tell";
            line(
                    "%-46s %9.3f %9.3f %9.3f  %s",
                    promise.about(), promise.value(), promise.least(), promise.most(), verdict);
        }
    }

    private void addBroken() {
        if (tally.broken() > 0) {
            line("");
            line("broken on so many floors");
            tally.timesBroken().forEach((promise, times) -> line("%9d  %s", times, promise));
            tally.firstBroken().forEach(floor -> line("first: %s", floor));
        }
    }

    private static double percent(long part, long whole) {
        return 100.0 * part / Math.max(1, whole);
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
    }
}
