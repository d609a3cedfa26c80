package dev.orebound.lab.bot;

import dev.orebound.lab.bot.RunCourse.HardBlow;
import dev.orebound.lab.bot.RunCourse.PaceResult;
import dev.orebound.lab.bot.RunCourse.TrapEnding;
import dev.orebound.lab.bot.RunCourse.TrapResult;
import dev.orebound.lab.figure.ConfidenceInterval;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.FigureRows;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.TextTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The figures of the courses of many runs: trap rooms by kind and depth, hard blows, golems and pace. */
final class CourseTally extends FigureGroup {
    /** The name of the figures of all kinds of trap room, and of all depths. */
    static final String ALL = "all";

    /** Cells of the table of traps with fewer springs show no shares. */
    static final int LEAST_SPRUNG = 100;

    /** A blow is announced in time from so many ticks on. */
    private static final int WARNING_TICKS = 24;

    private static final int BAND = 4;
    private static final int BANDS = 4;
    private static final double TICKS_A_SECOND = 60;

    /** The figures of the trap rooms of one kind in one band of depths. */
    static final class TrapFigures extends FigureGroup {
        private final Counts endings = part("endings", new Counts());
        final IntHistogram lost = part("lost", new IntHistogram());

        long ended(TrapEnding ending) {
            return endings.of(ending.id());
        }

        long sprung() {
            return endings.sum() - ended(TrapEnding.REFUSED);
        }

        /** Returns true if any of them was sprung or refused. */
        boolean isMet() {
            return endings.sum() > 0;
        }

        /** Returns true if there are enough of them to tell of shares. */
        boolean isEnough() {
            return sprung() >= LEAST_SPRUNG;
        }

        double share(TrapEnding ending) {
            return (double) ended(ending) / Math.max(1, sprung());
        }

        ConfidenceInterval interval(TrapEnding ending) {
            return ConfidenceInterval.ofShare(ended(ending), sprung());
        }

        private void add(TrapResult trap) {
            endings.add(trap.ending().id());
            if (trap.ending() != TrapEnding.REFUSED) {
                lost.add(trap.lostPercent());
            }
        }
    }

    private final Groups<Groups<TrapFigures>> traps = part("traps", new Groups<>(() -> new Groups<>(TrapFigures::new)));
    final IntHistogram largestBlows = part("largest_blows", new IntHistogram());
    final Groups<IntHistogram> hardBlows = part("hard_blows", new Groups<>(IntHistogram::new));
    final IntHistogram warnings = part("warnings", new IntHistogram());
    final Sum lateBlows = part("late_blows", new Sum());
    /** The sorts of things that did the last harm to players who died. */
    final Counts deathSources = part("death_sources", new Counts());

    final Counts golemDeaths = part("golem_deaths", new Counts());
    final Sum golemsRaised = part("golems_raised", new Sum());
    final Sum golemsFed = part("golems_fed", new Sum());
    final Sum measuresFed = part("measures_fed", new Sum());
    final IntHistogram stretches = part("stretches", new IntHistogram());

    /** The longest stretch of each run without a decision, in the order of their seeds. */
    final FigureRows<String> stretchPlaces = part("stretch_places", FigureRows.ofTexts());

    final Sum seconds = part("seconds", new Sum());
    final Sum loudSeconds = part("loud_seconds", new Sum());
    final Sum minutes = part("minutes", new Sum());
    final Sum mixedMinutes = part("mixed_minutes", new Sum());
    final IntHistogram loudSpells = part("loud_spells", new IntHistogram());
    final IntHistogram quietSpells = part("quiet_spells", new IntHistogram());

    /** How often a floor of each depth had a guardian or the boss. */
    private final Counts guardedDepths = part("guarded_depths", new Counts());

    /** Adds the course of a run, whose player has died or not. */
    void add(String seed, RunCourse course, boolean isDead) {
        if (isDead) {
            deathSources.add(course.lastHarm());
        }
        for (TrapResult trap : course.traps()) {
            for (String kind : List.of(trap.kind(), ALL)) {
                traps.at(kind).at(band(trap.depth())).add(trap);
                traps.at(kind).at(ALL).add(trap);
            }
        }
        largestBlows.add(course.largestBlowPercent());
        for (HardBlow blow : course.hardBlows()) {
            hardBlows.at(blow.by()).add(blow.percent());
            warnings.add(blow.warningTicks());
            lateBlows.addIf(blow.warningTicks() < WARNING_TICKS);
        }
        golemDeaths.addAll(course.golemDeaths());
        golemsRaised.add(course.golemsRaised());
        golemsFed.add(course.golemsFed());
        measuresFed.add(course.measuresFed());
        course.guardedDepths().forEach(depth -> guardedDepths.add(String.valueOf(depth)));
        PaceResult pace = course.pace();
        stretches.add((int) Math.ceil(pace.longestTicks() / TICKS_A_SECOND));
        stretchPlaces.add("seed " + seed + ": " + Math.round(pace.longestTicks() / TICKS_A_SECOND) + " s, "
                + pace.longestPlace());
        seconds.add(pace.seconds());
        loudSeconds.add(pace.loudSeconds());
        minutes.add(pace.minutes());
        mixedMinutes.add(pace.mixedMinutes());
        pace.loudSpells().forEach(loudSpells::add);
        pace.quietSpells().forEach(quietSpells::add);
    }

    private static String band(int depth) {
        int first = Math.min(BANDS - 1, (depth - 1) / BAND) * BAND + 1;
        return first + "-" + (first + BAND - 1);
    }

    /** Returns true for a depth on which a guardian or the boss stands. */
    boolean isGuarded(Object depth) {
        return guardedDepths.of(String.valueOf(depth)) > 0;
    }

    /** Returns the figures of trap rooms by kind, all of them first, and by band of depths, all of them last. */
    Map<String, Map<String, TrapFigures>> traps() {
        Map<String, Map<String, TrapFigures>> byKind = new LinkedHashMap<>();
        byKind.put(ALL, byBand(ALL));
        traps.all().keySet().forEach(kind -> byKind.putIfAbsent(kind, byBand(kind)));
        return byKind;
    }

    private Map<String, TrapFigures> byBand(String kind) {
        Map<String, TrapFigures> byBand = new LinkedHashMap<>();
        for (int i = 0; i < BANDS; i++) {
            String band = band(1 + i * BAND);
            byBand.put(band, traps.of(kind).of(band));
        }
        byBand.put(ALL, traps.of(kind).of(ALL));
        return byBand;
    }

    void print(JsonText json) {
        json.groups(
                "traps",
                traps(),
                bands -> bands.forEach((band, cell) -> {
                    json.key(band).beginObject();
                    json.number("sprung", cell.sprung());
                    for (TrapEnding ending : TrapEnding.values()) {
                        json.number(ending.id(), cell.ended(ending));
                    }
                    json.interval("won_interval", cell.interval(TrapEnding.WON));
                    json.number("lost_percent_mean", cell.lost.mean());
                    json.key("left_out").value(Boolean.valueOf(!cell.isEnough()));
                    json.endObject();
                }));
        json.numbers("death_sources", deathSources.all());
        json.number("largest_blow_percent", largestBlows.most());
        json.number("largest_blow_percent_median", largestBlows.percentile(50));
        json.groups("hard_blows", hardBlows.all(), blows -> {
            json.number("blows", blows.count());
            json.number("percent_most", blows.most());
        });
        json.number("hard_blows_late", lateBlows.value());
        json.number("hard_blow_warning_ticks_least", warnings.least());
        json.number("hard_blow_warning_ticks_median", warnings.percentile(50));
        json.numbers("golem_deaths", golemDeaths.all());
        json.number("golems_raised", golemsRaised.value());
        json.number("golems_fed", golemsFed.value());
        json.number("measures_fed", measuresFed.value());
        json.number("stretch_seconds_median", stretches.percentile(50));
        json.number("stretch_seconds_95", stretches.percentile(95));
        json.interval("stretch_seconds_95_interval", ConfidenceInterval.ofQuantile(stretches, 95));
        json.texts("stretches", stretchPlaces.all());
        json.number("loud_share", share(loudSeconds, seconds));
        json.number("mixed_minutes_share", share(mixedMinutes, minutes));
        json.number("loud_seconds_median", loudSpells.percentile(50));
        json.number("loud_seconds_90", loudSpells.percentile(90));
        json.number("quiet_seconds_median", quietSpells.percentile(50));
        json.number("quiet_seconds_90", quietSpells.percentile(90));
    }

    private static double share(Sum part, Sum whole) {
        return (double) part.value() / Math.max(1, whole.value());
    }

    void print(TextTable table) {
        table.line("");
        table.line(
                "%-18s %-6s %6s %7s %-14s %6s %8s %8s %8s",
                "trap rooms", "depths", "sprung", "won", "", "died", "escaped", "refused", "lost");
        traps().forEach((kind, bands) -> bands.forEach((band, cell) -> print(table, kind, band, cell)));
        table.line("");
        table.line("deaths by the sort of the last harm: %s", deathSources.all());
        table.line(
                "largest blow: %d%% of full health, median of the runs %d%%; over a fifth: %d blows, %d of them"
                        + " announced for less than %d ticks, the shortest for %d",
                largestBlows.most(),
                largestBlows.percentile(50),
                warnings.count(),
                lateBlows.value(),
                WARNING_TICKS,
                warnings.least());
        hardBlows
                .all()
                .forEach((by, blows) ->
                        table.line("%-28s blows over a fifth: %d, most %d%%", by, blows.count(), blows.most()));
        table.line(
                "golems: fed %d times, %d measures; brought back %d times; deaths by %s",
                golemsFed.value(), measuresFed.value(), golemsRaised.value(), golemDeaths.all());
        table.line(
                "longest stretch without a decision: median %d s, 95 of 100 runs at most %d s %s",
                stretches.percentile(50),
                stretches.percentile(95),
                ConfidenceInterval.ofQuantile(stretches, 95).text(1, 0));
        table.line(
                "loud: %.0f%% of the time; %.0f%% of the minutes are mixed; loud times last %d s, 9 of 10 at most %d s;"
                        + " quiet times %d s, %d s",
                100 * share(loudSeconds, seconds),
                100 * share(mixedMinutes, minutes),
                loudSpells.percentile(50),
                loudSpells.percentile(90),
                quietSpells.percentile(50),
                quietSpells.percentile(90));
    }

    private static void print(TextTable table, String kind, String band, TrapFigures cell) {
        if (cell.isEnough()) {
            table.line(
                    "%-18s %-6s %6d %6.1f%% %-14s %5.1f%% %7.1f%% %8d %7.0f%%",
                    kind,
                    band,
                    cell.sprung(),
                    100 * cell.share(TrapEnding.WON),
                    cell.interval(TrapEnding.WON).text(100, 0),
                    100 * cell.share(TrapEnding.DIED),
                    100 * cell.share(TrapEnding.ESCAPED),
                    cell.ended(TrapEnding.REFUSED),
                    cell.lost.mean());
        } else if (cell.isMet()) {
            table.line("%-18s %-6s %6d left out, fewer than %d", kind, band, cell.sprung(), LEAST_SPRUNG);
        }
    }
}
