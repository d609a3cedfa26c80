package dev.orebound.lab.survey;

import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.TextTable;
import dev.orebound.lab.survey.SurveyPromises.Promise;
import java.util.Locale;

/** Writes the figures of a survey as a table for people. */
final class SurveyTable {
    private final SurveyTally tally;
    private final TextTable lines;

    private SurveyTable(SurveyTally tally, TextTable lines) {
        this.tally = tally;
        this.lines = lines;
    }

    /** Writes a table for people. */
    static void print(SurveyTally tally, double seconds, TextTable lines) {
        SurveyTable table = new SurveyTable(tally, lines);
        table.addHead(seconds);
        table.addCounts();
        table.addFirstViews();
        table.addOres();
        table.addHordes();
        table.addThings();
        table.tally.shares.addTo(table.lines);
        table.addPromises();
        table.addBroken();
    }

    private void addHead(double seconds) {
        lines.line("%d floors, %d broken, %.1f seconds", tally.floors(), tally.broken.value(), seconds);
        addTimes("making a floor", tally.making);
        addTimes("checking a floor", tally.checking);
    }

    private void addTimes(String name, IntHistogram times) {
        lines.line(
                "%-18s mean %.2f ms, 99th percentile %.2f ms, most %.2f ms",
                name,
                times.mean() / SurveyTally.UNITS_A_MILLISECOND,
                times.percentile(99) / SurveyTally.UNITS_A_MILLISECOND,
                times.most() / SurveyTally.UNITS_A_MILLISECOND);
    }

    private void addCounts() {
        lines.line("");
        lines.line("%-22s %7s  %s", "number of", "mean", "percent that have so many");
        addCount("attempts a floor", tally.attempts);
        addCount("rooms a floor", tally.rooms);
        addCount("doorways a room", tally.doorways);
        addCount("trap rooms a floor", tally.traps);
        addCount("treasure rooms a floor", tally.treasures);
        addCount("exits a floor", tally.exits);
        addCount("loop corridors a floor", tally.loops);
        addCount("vignettes a floor", tally.vignettes);
        addCount("hordes a floor", tally.hordes.hordes);
        addCount("monsters a horde", tally.hordes.monsters);
        addCount("arcs about a leader", tally.hordes.arcs);
        addCount("pieces a heap of small loot", tally.heaps.sizes);
        lines.line(
                "%.2f percent of room cells have small loot; %.1f percent of it touches its like, on %.1f percent of"
                        + " floors none does",
                100 * tally.heaps.share(), 100 * tally.heaps.touchingShare(), 100 * tally.heaps.floorsOfSinglesShare());
        lines.line("");
        lines.line(
                "treasure rooms that only a draw makes traps: drawn true %d, false %d",
                tally.trapDrawsWon.value(), tally.trapDrawsLost.value());
        lines.line("floors with doorways that lead nowhere, or two on one passage: %d", tally.doorsBroken());
        long natural = Math.round(tally.chests.naturalShare() * tally.chests.inNooks());
        lines.line(
                "chests in nooks that the cave made %d, that were dug %d", natural, tally.chests.inNooks() - natural);
    }

    private void addCount(String name, IntHistogram histogram) {
        StringBuilder shares = new StringBuilder();
        for (int number = histogram.least(); number <= histogram.most(); number++) {
            shares.append(String.format(
                    Locale.ROOT, "%d: %.1f  ", number, percent(histogram.times(number), histogram.count())));
        }
        lines.trimmedLine(
                "%-22s %7.2f  %s", name, histogram.mean(), shares.toString().strip());
    }

    private void addFirstViews() {
        IntHistogram cells = tally.firstViews.cells;
        lines.line(
                "floor cells in the first view: mean %.1f, 10th percentile %d, median %d, 90th percentile %d",
                cells.mean(), cells.percentile(10), cells.percentile(50), cells.percentile(90));
    }

    private void addOres() {
        lines.line("");
        lines.line("ore by distance from its vein's border");
        lines.line("%8s %10s %10s %9s %9s %9s", "distance", "cells", "with ore", "percent", "promised", "ratio");
        for (int distance = 1; distance <= tally.ores.mostDistance(); distance++) {
            lines.line(
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
        lines.line("");
        lines.line(
                "hordes by depth, percent of the depth's; drawn out of depth: %.2f percent of all",
                100 * tally.hordes.outOfDepthShare());
        StringBuilder head = new StringBuilder(String.format(Locale.ROOT, "%-24s", "depth"));
        int deepest = tally.depths.most();
        long[] all = new long[deepest + 1];
        for (int depth = 1; depth <= deepest; depth++) {
            head.append(String.format(Locale.ROOT, "%5d", depth));
            for (IntHistogram depths : tally.hordes.depthsOfType.all().values()) {
                all[depth] += depths.times(depth);
            }
        }
        lines.line("%s", head);
        tally.hordes.depthsOfType.all().forEach((type, depths) -> {
            StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "%-24s", type));
            for (int depth = 1; depth <= deepest; depth++) {
                row.append(
                        depths.times(depth) == 0
                                ? "    ."
                                : String.format(Locale.ROOT, "%5.1f", percent(depths.times(depth), all[depth])));
            }
            lines.line("%s", row);
        });
    }

    private void addThings() {
        lines.line("");
        lines.line("a floor has, mean");
        tally.things
                .all()
                .forEach((thing, count) ->
                        lines.line("%-28s %9.2f", thing, count / (double) Math.max(1, tally.making.count())));
    }

    private void addPromises() {
        lines.line("");
        lines.line("%-46s %9s %9s %9s", "over all floors", "is", "least", "most");
        for (Promise promise : SurveyPromises.of(tally)) {
            String verdict = promise.isBroken() ? "BROKEN" : promise.isJudged() ? "kept" : "too few to tell";
            lines.line(
                    "%-46s %9.3f %9.3f %9.3f  %s",
                    promise.about(), promise.value(), promise.least(), promise.most(), verdict);
        }
    }

    private void addBroken() {
        if (tally.broken.value() > 0) {
            lines.line("");
            lines.line("broken on so many floors");
            tally.timesBroken.all().forEach((promise, times) -> lines.line("%9d  %s", times, promise));
            lines.line("first: %s", tally.firstBroken.text());
        }
    }

    private static double percent(long part, long whole) {
        return 100.0 * part / Math.max(1, whole);
    }

    /** Writes the keys of an object; {@code docs/formats.md} names those promised. */
    static void print(SurveyTally tally, double seconds, JsonText json) {
        json.number("floors", tally.floors());
        json.number("broken", tally.broken.value());
        json.number("attempts", tally.attempts.mean());
        json.number("seconds", seconds);
        json.number(
                "broken_promises",
                SurveyPromises.of(tally).stream().filter(Promise::isBroken).count());
        json.number("most_attempts", tally.attempts.most());
        json.number("making_ms_mean", tally.making.mean() / SurveyTally.UNITS_A_MILLISECOND);
        json.number("making_ms_p99", tally.making.percentile(99) / SurveyTally.UNITS_A_MILLISECOND);
        json.number("checking_ms_mean", tally.checking.mean() / SurveyTally.UNITS_A_MILLISECOND);
        json.number("checking_ms_p99", tally.checking.percentile(99) / SurveyTally.UNITS_A_MILLISECOND);
        json.number("rooms_mean", tally.rooms.mean());
        json.number("doorways_mean", tally.doorways.mean());
        json.number("traps_mean", tally.traps.mean());
        json.number("treasures_mean", tally.treasures.mean());
        json.number("loops_mean", tally.loops.mean());
        json.number("tall_share", tally.tallShare());
        json.number("vignettes_mean", tally.vignettes.mean());
        json.number("loops_share", SurveyPromises.shareOfLoopedFloors(tally));
        json.number("trap_drawn_true", tally.trapDrawsWon.value());
        json.number("trap_drawn_false", tally.trapDrawsLost.value());
        json.number("chests", tally.chests.chests());
        json.number("nook_share", tally.chests.nookShare());
        json.number("nook_natural_share", tally.chests.naturalShare());
        for (String way : SurveyTally.ChestTally.FACINGS) {
            json.number("facing_" + way + "_share", tally.chests.facingShare(way));
        }
        json.number("doors_broken", tally.doorsBroken());
        json.number("left_share", tally.chests.westShare());
        json.number("lower_share", tally.chests.southShare());
        json.number("ore_rate", tally.ores.rate(1, tally.ores.mostDistance()));
        json.number("primary_share", tally.ores.primaryShare());
        json.number("small_loot_share", tally.heaps.share());
        json.number("loot_touching_share", tally.heaps.touchingShare());
        json.number("loot_heap_mean", tally.heaps.sizes.mean());
        json.number("loot_singles_floor_share", tally.heaps.floorsOfSinglesShare());
        json.number("first_view_cells_mean", tally.firstViews.cells.mean());
        json.number("first_view_share", tally.firstViews.shareWithSomething());
        json.number("hordes_mean", tally.hordes.hordes.mean());
        json.number("out_of_depth_share", tally.hordes.outOfDepthShare());
        json.key("histograms").beginObject();
        write(json, "attempts", tally.attempts);
        write(json, "rooms", tally.rooms);
        write(json, "doorways", tally.doorways);
        write(json, "traps", tally.traps);
        write(json, "treasures", tally.treasures);
        write(json, "exits", tally.exits);
        write(json, "loops", tally.loops);
        write(json, "hordes", tally.hordes.hordes);
        write(json, "leader_arcs", tally.hordes.arcs);
        write(json, "loot_heaps", tally.heaps.sizes);
        write(json, "depths", tally.depths);
        json.endObject().key("ore_by_distance").beginList();
        for (int distance = 1; distance <= tally.ores.mostDistance(); distance++) {
            json.beginObject().number("distance", distance);
            json.number("cells", tally.ores.cells(distance));
            json.number("ores", tally.ores.ores(distance));
            json.number("chance", OreTally.chance(distance)).endObject();
        }
        json.endList().key("hordes_by_depth").beginObject();
        tally.hordes.depthsOfType.all().forEach((type, depths) -> write(json, type, depths));
        json.endObject();
        json.numbers("things", tally.things.all());
        tally.shares.addTo(json);
        json.numbers("broken_by_promise", tally.timesBroken.all());
        String broken = tally.firstBroken.text();
        json.text("complaint", broken.isEmpty() ? null : broken);
    }

    /** Writes a list of how often each number from 0 on was met. */
    private static void write(JsonText json, String name, IntHistogram histogram) {
        json.key(name).beginList();
        for (int number = 0; number <= histogram.most(); number++) {
            json.value(histogram.times(number));
        }
        json.endList();
    }
}
