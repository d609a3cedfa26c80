package dev.orebound.lab.bot;

import dev.orebound.lab.bot.BuildSurvey.BuildTally;
import dev.orebound.lab.page.PageTable;
import dev.orebound.lab.page.Plot;
import dev.orebound.lab.page.PlotFill;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The content of a page on builds. */
record BuildReport(BuildSurvey survey, String version) {
    /** Pixels of the bar of one floor gained. */
    private static final int FLOOR = 60;

    private static final int LONGEST = 190;
    private static final int MIDDLE = 470;
    private static final int WIDTH = 680;
    private static final int ROW = 20;

    /** Returns the builds by what they are of. */
    Map<String, List<BuildTally>> bySort() {
        Map<String, List<BuildTally>> bySort = new LinkedHashMap<>();
        survey.builds()
                .forEach(tally -> bySort.computeIfAbsent(tally.sort.text(), any -> new ArrayList<>())
                        .add(tally));
        return bySort;
    }

    Plot bars(List<BuildTally> all) {
        Plot bars = new Plot("Floors gained", words(all), WIDTH, ROW * all.size() + 8);
        for (int i = 0; i < all.size(); i++) {
            double gained = survey.gain(all.get(i));
            double length = Math.min(LONGEST, Math.abs(gained) * FLOOR);
            double left = gained < 0 ? MIDDLE - length : MIDDLE;
            bars.write(all.get(i).name.text(), "start", "label", 4, ROW * i + 17);
            PlotFill fill = gained < 0 ? PlotFill.BAD : PlotFill.GOOD;
            bars.box(fill.use(), left, ROW * i + 5, Math.max(1, length), 14);
        }
        return bars;
    }

    private String words(List<BuildTally> all) {
        return all.stream()
                .map(tally -> tally.name.text() + " " + Plot.decimal(survey.gain(tally)))
                .collect(Collectors.joining(", "));
    }

    PageTable table(String sort, List<BuildTally> all) {
        PageTable table = new PageTable(
                "Means of a run",
                "plain",
                List.of(sort, "fired", "depth", "gained", "won, %", "deaths by own reactions, %"));
        for (BuildTally tally : all) {
            table.row(
                    tally.name.text(),
                    Plot.decimal(tally.mean(tally.fired)),
                    Plot.decimal(tally.depth()),
                    Plot.decimal(survey.gain(tally)),
                    tally.percent(tally.won),
                    tally.percent(tally.ownDeaths));
        }
        return table;
    }
}
