package dev.orebound.lab.bot;

import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.bot.RunCourse.TrapEnding;
import dev.orebound.lab.figure.ConfidenceInterval;
import dev.orebound.lab.figure.FigureGroup;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.TextTable;
import java.util.LinkedHashMap;
import java.util.Map;

/** The differences between runs of the same seeds with two contents, pair by pair. */
final class PairedFigures extends FigureGroup {
    private static final int TICKS_A_SECOND = 60;

    /** The depths whose health on arrival is compared, and on which golems are counted: those behind a guardian. */
    private static final int[] BEHIND_GUARDIANS = {5, 9, 13};

    /** One figure of the pairs in which both runs have it. */
    static final class PairedFigure extends FigureGroup {
        private final Sum pairs = part("pairs", new Sum());
        private final Sum before = part("before", new Sum());
        private final Sum after = part("after", new Sum());
        private final Sum squares = part("squares", new Sum());

        private void add(long one, long other) {
            pairs.add(1);
            before.add(one);
            after.add(other);
            squares.add((other - one) * (other - one));
        }

        long pairs() {
            return pairs.value();
        }

        double before() {
            return (double) before.value() / Math.max(1, pairs.value());
        }

        double after() {
            return (double) after.value() / Math.max(1, pairs.value());
        }

        /** Returns the interval of the mean difference. */
        ConfidenceInterval interval() {
            return ConfidenceInterval.ofMean(
                    pairs.value(), (double) after.value() - before.value(), (double) squares.value());
        }
    }

    private final Groups<PairedFigure> figures = part("figures", new Groups<>(PairedFigure::new));

    boolean isEmpty() {
        return figures.all().isEmpty();
    }

    Map<String, PairedFigure> all() {
        return figures.all();
    }

    /** Adds the runs of a seed with the usual content and with the other. */
    void add(PlayedRun usual, PlayedRun other) {
        Map<String, Long> one = figuresOf(usual);
        Map<String, Long> two = figuresOf(other);
        one.forEach((name, number) -> {
            Long changed = two.get(name);
            if (changed != null) {
                figures.at(name).add(number, changed);
            }
        });
    }

    private static Map<String, Long> figuresOf(PlayedRun run) {
        Map<String, Long> figures = new LinkedHashMap<>();
        RunCourse course = run.course();
        figures.put("depth", (long) run.depth());
        figures.put("won_percent", run.ending() == RunEnding.WON ? 100L : 0);
        figures.put("seconds", run.deeds().ticks() / TICKS_A_SECOND);
        figures.put("monsters_slain", (long) run.deeds().monstersSlain());
        figures.put("ore_measures", (long) run.deeds().oreMeasures());
        figures.put("golems_raised", (long) course.golemsRaised());
        figures.put("golems_fed", (long) course.golemsFed());
        figures.put(
                "golems_lost",
                course.golemDeaths().values().stream()
                        .mapToLong(Integer::longValue)
                        .sum());
        figures.put("largest_blow_percent", (long) course.largestBlowPercent());
        figures.put("stretch_seconds", (long) course.pace().longestTicks() / TICKS_A_SECOND);
        figures.put("traps_refused", course.ended(TrapEnding.REFUSED));
        long sprung = course.traps().size() - course.ended(TrapEnding.REFUSED);
        figures.put("traps_sprung", sprung);
        if (sprung > 0) {
            figures.put("traps_won_percent", 100 * course.ended(TrapEnding.WON) / sprung);
            long lost = course.traps().stream()
                    .mapToLong(RunCourse.TrapResult::lostPercent)
                    .sum();
            figures.put("health_lost_a_trap_percent", lost / sprung);
        }
        if (course.pace().seconds() > 0) {
            figures.put(
                    "loud_percent",
                    100L * course.pace().loudSeconds() / course.pace().seconds());
        }
        for (FloorResult floor : run.floors()) {
            for (int depth : BEHIND_GUARDIANS) {
                if (floor.depth() == depth) {
                    figures.put("health_at_" + depth + "_percent", (long) floor.healthBefore());
                    figures.put("companions_at_" + depth, (long) floor.companions());
                }
            }
        }
        return figures;
    }

    void print(JsonText json) {
        json.groups("against", figures.all(), figure -> {
            json.number("pairs", figure.pairs());
            json.number("before", figure.before());
            json.number("after", figure.after());
            json.number("difference", figure.after() - figure.before());
            json.interval("difference_interval", figure.interval());
        });
    }

    void print(TextTable table) {
        table.line("");
        table.line(
                "%-28s %6s %10s %10s %10s  %s",
                "the same seeds", "pairs", "before", "after", "difference", "interval of 95%");
        figures.all()
                .forEach((name, figure) -> table.line(
                        "%-28s %6d %10.2f %10.2f %+10.2f  %s%s",
                        name,
                        figure.pairs(),
                        figure.before(),
                        figure.after(),
                        figure.after() - figure.before(),
                        figure.interval().text(1, 2),
                        isClear(figure) ? "  *" : ""));
        table.line("* zero lies outside the interval");
    }

    private static boolean isClear(PairedFigure figure) {
        return figure.pairs() > 1
                && (figure.interval().low() > 0 || figure.interval().high() < 0);
    }
}
