package dev.orebound.lab.bot;

import dev.orebound.lab.bot.CourseTally.TrapFigures;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.bot.RunCourse.TrapEnding;
import dev.orebound.lab.bot.RunTally.FloorGroup;
import dev.orebound.lab.figure.ConfidenceInterval;
import dev.orebound.lab.figure.FigurePart.Counts;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.page.BoxRows.BoxColumns;
import dev.orebound.lab.page.BoxRows.NamedQuartiles;
import dev.orebound.lab.page.HistogramPlot;
import dev.orebound.lab.page.PageTable;
import dev.orebound.lab.page.Plot;
import dev.orebound.lab.page.PlotFill;
import dev.orebound.lab.page.ShareBar.NamedShare;
import dev.orebound.lab.page.ShareBar.ShareColumn;
import dev.orebound.lab.page.ShareBar.ShareColumns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;

/** The content of a page on played runs. */
record BotReport(BotSurvey survey, String version) {
    private static final double SECONDS_A_MINUTE = 60;
    private static final int MOST_CAUSES = 14;
    private static final int WIDTH = 540;
    private static final int NAMES = 190;
    private static final int ROW = 22;

    /** Pixels of a whole, of which a bar shows a share. */
    private static final int WHOLE = 320;

    /** Returns the kit and the vows of the runs in words, after a comma; empty for none. */
    String terms() {
        return survey.terms().ids().isEmpty()
                ? ""
                : ", " + String.join(", ", survey.terms().ids());
    }

    /** A number with what it is about. */
    record HeadFigure(String number, String about) {}

    RunTally tally() {
        return survey.tally();
    }

    List<HeadFigure> figures() {
        RunTally runs = tally();
        ConfidenceInterval won = ConfidenceInterval.ofShare(runs.ended(RunEnding.WON), runs.runs());
        return List.of(
                new HeadFigure(String.valueOf(runs.runs()), "runs"),
                new HeadFigure(percent(runs.ended(RunEnding.WON), runs.runs()), "won " + won.text(100, 1)),
                new HeadFigure(
                        Plot.decimal(runs.depths.mean()),
                        "depth reached "
                                + ConfidenceInterval.ofMean(runs.depths).text(1, 1)),
                new HeadFigure(
                        runs.depths.percentile(25) + " to " + runs.depths.percentile(75), "middle half of the ends"),
                new HeadFigure(
                        Plot.decimal(runs.seconds.mean() / SECONDS_A_MINUTE),
                        "minutes a run "
                                + ConfidenceInterval.ofMean(runs.seconds).text(1 / SECONDS_A_MINUTE, 1)),
                new HeadFigure(
                        runs.course.stretches.percentile(95) + " s", "without a decision at most, in 95 of 100 runs"),
                new HeadFigure(String.valueOf(runs.ended(RunEnding.STALLED)), "stalls"),
                new HeadFigure(String.valueOf(runs.ended(RunEnding.BROKE)), "exceptions"));
    }

    private static String percent(long some, long all) {
        return Plot.decimal(Math.round(1000.0 * some / Math.max(1, all)) / 10.0) + "%";
    }

    /** Returns the plots by depth. */
    List<Plot> depthPlots() {
        return List.of(
                BoxColumns.of(
                        "Health on arrival, by depth",
                        "depth",
                        "% of full health",
                        columns(floor -> floor.healthBefore)),
                deathsByDepth(),
                BoxColumns.of("Time on a floor, by depth", "depth", "seconds", columns(floor -> floor.seconds)),
                BoxColumns.of("Companions on arrival, by depth", "depth", "companions", columns(f -> f.companions)));
    }

    private List<NamedQuartiles> columns(Function<FloorGroup, IntHistogram> numbers) {
        List<NamedQuartiles> columns = new ArrayList<>();
        tally().byDepth
                .all()
                .forEach((depth, group) -> columns.add(
                        new NamedQuartiles(depth, numbers.apply(group).quartiles())));
        return columns;
    }

    private Plot deathsByDepth() {
        List<SharedBar> bars = new ArrayList<>();
        tally().byDepth
                .all()
                .forEach((depth, group) -> bars.add(new SharedBar(
                        "depth " + depth + (tally().course.isGuarded(depth) ? ", guarded" : ""),
                        group.ends.value(),
                        tally().course.isGuarded(depth) ? PlotFill.WARM : PlotFill.BAD)));
        return bars("Deaths by depth, share of all deaths", bars);
    }

    /** Returns who killed most often. */
    Plot deathsByWhom() {
        List<SharedBar> bars = tally().causes.all().entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_CAUSES)
                .map(cause -> new SharedBar(spoken(cause.getKey()), cause.getValue(), PlotFill.BAD))
                .toList();
        return bars("Deaths by whom, share of all deaths", bars);
    }

    /** A part of all deaths. */
    private record SharedBar(String name, long deaths, PlotFill fill) {}

    private Plot bars(String heading, List<SharedBar> bars) {
        long all = tally().ended(RunEnding.DIED);
        StringBuilder words = new StringBuilder();
        bars.forEach(bar -> words.append(words.isEmpty() ? "" : ", ").append(bar.name() + " " + bar.deaths()));
        Plot plot = new Plot(heading, words.isEmpty() ? "none" : words.toString(), WIDTH, ROW * bars.size() + 26);
        for (int i = 0; i < bars.size(); i++) {
            SharedBar bar = bars.get(i);
            ConfidenceInterval interval = ConfidenceInterval.ofShare(bar.deaths(), all);
            int top = ROW * i + 4;
            double share = (double) bar.deaths() / Math.max(1, all);
            plot.write(bar.name(), "end", "label", NAMES - 8, top + 13);
            plot.box(bar.fill().use(), NAMES, top, Math.max(1, share * WHOLE), ROW - 6);
            double low = NAMES + interval.low() * WHOLE;
            plot.box(PlotFill.WORST.colour(), low, top + 7, (interval.high() - interval.low()) * WHOLE, 2);
            plot.write(percent(bar.deaths(), all), "end", "tick", WIDTH - 2, top + 13);
        }
        plot.write("thin line: interval of 95%", "start", "unit", NAMES, ROW * bars.size() + 20);
        return plot;
    }

    /** Returns the key to the ends of traps. */
    static List<NamedShare> key() {
        return shares(new TrapFigures());
    }

    /** Returns the ends of traps that were met. */
    static List<NamedShare> shares(TrapFigures cell) {
        return List.of(
                new NamedShare("won", PlotFill.GOOD, cell.ended(TrapEnding.WON)),
                new NamedShare("refused", PlotFill.COOL, cell.ended(TrapEnding.REFUSED)),
                new NamedShare("escaped", PlotFill.WARM, cell.ended(TrapEnding.ESCAPED)),
                new NamedShare("died", PlotFill.BAD, cell.ended(TrapEnding.DIED)));
    }

    /** Returns the ends of all traps by band of depths. */
    Plot trapColumns() {
        List<ShareColumn> columns = new ArrayList<>();
        traps().getOrDefault(CourseTally.ALL, Map.of())
                .forEach((band, cell) -> columns.add(new ShareColumn(band, shares(cell))));
        return ShareColumns.of("Ends of trap rooms, by depths", "depths", columns);
    }

    Map<String, Map<String, TrapFigures>> traps() {
        return tally().course.traps();
    }

    /** Returns the words for the share of traps that were won, or for there being too few. */
    static String won(TrapFigures cell) {
        return cell.isEnough()
                ? percent(cell.ended(TrapEnding.WON), cell.sprung()) + " "
                        + cell.interval(TrapEnding.WON).text(100, 0)
                : "left out";
    }

    List<Plot> pacePlots() {
        CourseTally course = tally().course;
        return List.of(
                histogram("Longest stretch of a run without a decision", course.stretches),
                histogram("Loud times", course.loudSpells),
                histogram("Quiet times", course.quietSpells));
    }

    private static Plot histogram(String heading, IntHistogram numbers) {
        return HistogramPlot.of(heading, "seconds", PlotFill.COOL, numbers.times(), numbers.quartiles());
    }

    /** Returns what runs that were won carried at their end, and the others. */
    PageTable builds() {
        RunTally runs = tally();
        long wins = runs.ended(RunEnding.WON);
        PageTable table = new PageTable(
                "Carried at the end, share of the runs", "plain", List.of("relic", "of wins", "of the others"));
        table.row(
                "companions, mean",
                Plot.decimal(runs.companionsOfWins.mean()),
                Plot.decimal(runs.companionsOfOthers.mean()));
        TreeSet<String> relics = new TreeSet<>(runs.relicsOfWins.all().keySet());
        relics.addAll(runs.relicsOfOthers.all().keySet());
        for (String relic : relics) {
            table.row(
                    spoken(relic),
                    shareOf(runs.relicsOfWins, relic, wins),
                    shareOf(runs.relicsOfOthers, relic, runs.runs() - wins));
        }
        return table;
    }

    private static String shareOf(Counts counts, String name, long all) {
        return all == 0 ? "–" : percent(counts.of(name), all);
    }

    /** Returns the figures by depth with their intervals. */
    PageTable depths() {
        PageTable table = new PageTable(
                "By depth",
                "plain",
                List.of("depth", "floors", "health on arrival, %", "deaths", "share of deaths", "seconds, median"));
        tally().byDepth
                .all()
                .forEach((depth, group) -> table.row(
                        depth,
                        group.floors(),
                        Math.round(group.healthBefore.mean()) + " "
                                + BotSurvey.healthInterval(group).text(1, 0),
                        group.ends.value(),
                        percent(group.ends.value(), tally().ended(RunEnding.DIED)),
                        group.seconds.percentile(50)));
        return table;
    }

    /** Returns the differences to the second way, on the same seeds. */
    PageTable against() {
        PageTable table = new PageTable(
                "The same seeds", "plain", List.of("figure", "pairs", "before", "after", "difference", "interval"));
        survey.against()
                .all()
                .forEach((name, figure) -> table.row(
                        spoken(name),
                        figure.pairs(),
                        Plot.decimal(figure.before()),
                        Plot.decimal(figure.after()),
                        Plot.decimal(figure.after() - figure.before()),
                        figure.interval().text(1, 2)));
        return table;
    }

    static String spoken(String id) {
        return id.replace('_', ' ');
    }
}
