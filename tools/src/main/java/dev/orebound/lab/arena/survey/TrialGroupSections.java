package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.page.BoxRows;
import dev.orebound.lab.page.BoxRows.BoxColumns;
import dev.orebound.lab.page.HtmlMarkup;
import dev.orebound.lab.page.HtmlTable;
import dev.orebound.lab.page.ShareBar;
import dev.orebound.lab.page.ShareBar.ShareColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Writes the sections by depth and by scheme. */
final class TrialGroupSections {
    private final HtmlMarkup page;

    TrialGroupSections(HtmlMarkup page) {
        this.page = page;
    }

    /** Writes the section over all of them. */
    void writeDepths(Map<String, TrialGroup> byDepth) {
        page.open("section", "id", "depths").leaf("h2", "By depth");
        page.leaf(
                "p",
                "All kinds together. The party is that of the first floor at every depth: it shows how the rooms grow,"
                        + " not how a run goes.",
                "class",
                "quiet");
        if (!byDepth.isEmpty()) {
            ShareBar.writeKey(page, ReportWords.shares(new TrialGroup()));
            writeDepthPlots(byDepth);
        }
        page.close();
    }

    /**
     * Writes plots by depth and the table below them, without gaps between the depths.
     *
     * @param met at least one depth
     */
    void writeDepthPlots(Map<String, TrialGroup> met) {
        SortedMap<Integer, TrialGroup> byDepth = new TreeMap<>();
        met.forEach((depth, group) -> byDepth.put(Integer.valueOf(depth), group));
        for (int depth = byDepth.firstKey(); depth < byDepth.lastKey(); depth++) {
            byDepth.computeIfAbsent(depth, none -> new TrialGroup());
        }
        page.open("div", "class", "plots");
        List<ShareColumns.ShareColumn> ends = new ArrayList<>();
        byDepth.forEach((depth, group) ->
                ends.add(new ShareColumns.ShareColumn(String.valueOf(depth), ReportWords.shares(group))));
        ShareColumns.write(page, "How they ended, by depth", "depth", ends);
        BoxColumns.write(
                page, "Time behind shut doors, by depth", "depth", "seconds", columns(byDepth, group -> group.seconds));
        BoxColumns.write(
                page,
                "Damage to players with the usual health, by depth",
                "depth",
                "health",
                columns(byDepth, group -> group.usualDamage));
        BoxColumns.write(
                page,
                "Monsters that came up, by depth",
                "depth",
                "monsters",
                columns(byDepth, group -> group.monsters));
        page.close();
        writeDepthTable(byDepth);
    }

    private static List<BoxRows.NamedQuartiles> columns(
            Map<Integer, TrialGroup> groups, Function<TrialGroup, IntHistogram> numbers) {
        List<BoxRows.NamedQuartiles> columns = new ArrayList<>();
        groups.forEach((key, group) -> columns.add(new BoxRows.NamedQuartiles(
                String.valueOf(key), numbers.apply(group).quartiles())));
        return columns;
    }

    private void writeDepthTable(Map<Integer, TrialGroup> byDepth) {
        List<String> depths = new ArrayList<>(List.of("depth"));
        byDepth.keySet().forEach(depth -> depths.add(String.valueOf(depth)));
        HtmlTable table = HtmlTable.begin(page, "The same in figures", "across", depths);
        List<TrialGroup> groups = List.copyOf(byDepth.values());
        row(table, "tried", groups, group -> group.trials.value());
        row(table, "cleared", groups, group -> group.ended(TrialEnding.CLEARED));
        row(table, "refused", groups, group -> group.ended(TrialEnding.REFUSED));
        row(table, "lost", groups, group -> group.ended(TrialEnding.LOST));
        row(
                table,
                "won, usual health",
                groups,
                group -> ReportWords.percent(group.wonByUsual.value(), group.foughtByUsual.value()));
        row(table, "seconds, median", groups, group -> ReportWords.median(group.seconds));
        row(table, "damage, median", groups, group -> ReportWords.median(group.usualDamage));
        row(table, "monsters, median", groups, group -> ReportWords.median(group.monsters));
        table.end();
    }

    private static void row(
            HtmlTable table, String name, List<TrialGroup> groups, Function<TrialGroup, Object> figure) {
        table.row(name, groups.stream().map(figure).toList());
    }

    /** Writes the section over all of them. */
    void writeSchemes(Map<String, TrialGroup> byScheme) {
        page.open("section", "id", "schemes").leaf("h2", "By mischief");
        page.leaf(
                "p",
                "What the player was up to. Whoever refuses, leaves or dies on purpose is among them: what counts is that"
                        + " none of it ever locks anybody in.",
                "class",
                "quiet");
        List<String> columns = List.of(
                "scheme",
                "how they ended",
                "tried",
                "sprung",
                "cleared",
                "refused",
                "lost",
                "opened outside",
                "watchdog",
                "softlocked",
                "seconds, median",
                "damage, median");
        HtmlTable table = HtmlTable.begin(page, "Schemes", "drawn", columns);
        byScheme.forEach(this::writeScheme);
        table.end();
        page.close();
    }

    private void writeScheme(String scheme, TrialGroup group) {
        page.open("tr").leaf("th", ReportWords.spoken(scheme), "scope", "row").open("td", "class", "left");
        ShareBar.write(page, ReportWords.shares(group));
        page.close();
        page.leaf("td", String.valueOf(group.trials.value()));
        page.leaf("td", String.valueOf(group.sprung.value()));
        for (TrialEnding ending : TrialEnding.values()) {
            page.leaf("td", String.valueOf(group.ended(ending)));
        }
        page.leaf("td", ReportWords.median(group.seconds)).leaf("td", ReportWords.median(group.damage));
        page.close();
    }
}
