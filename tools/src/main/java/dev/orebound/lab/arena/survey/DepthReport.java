package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialResult.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.page.BoxRows;
import dev.orebound.lab.page.BoxRows.BoxColumns;
import dev.orebound.lab.page.PageTable;
import dev.orebound.lab.page.Plot;
import dev.orebound.lab.page.ShareBar.ShareColumn;
import dev.orebound.lab.page.ShareBar.ShareColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** The figures of trials by depth, without gaps between the depths. */
final class DepthReport {
    private final SortedMap<Integer, TrialGroup> byDepth = new TreeMap<>();

    /** @param met at least one depth */
    DepthReport(Map<String, TrialGroup> met) {
        met.forEach((depth, group) -> byDepth.put(Integer.valueOf(depth), group));
        for (int depth = byDepth.firstKey(); depth < byDepth.lastKey(); depth++) {
            byDepth.computeIfAbsent(depth, none -> new TrialGroup());
        }
    }

    List<Plot> plots() {
        List<ShareColumn> ends = new ArrayList<>();
        byDepth.forEach((depth, group) -> ends.add(new ShareColumn(String.valueOf(depth), ReportWords.shares(group))));
        return List.of(
                ShareColumns.of("How they ended, by depth", "depth", ends),
                BoxColumns.of("Time behind shut doors, by depth", "depth", "seconds", columns(group -> group.seconds)),
                BoxColumns.of(
                        "Damage to players with the usual health, by depth",
                        "depth",
                        "health",
                        columns(group -> group.usualDamage)),
                BoxColumns.of(
                        "Monsters that came up, by depth", "depth", "monsters", columns(group -> group.monsters)));
    }

    private List<BoxRows.NamedQuartiles> columns(Function<TrialGroup, IntHistogram> numbers) {
        List<BoxRows.NamedQuartiles> columns = new ArrayList<>();
        byDepth.forEach((key, group) -> columns.add(new BoxRows.NamedQuartiles(
                String.valueOf(key), numbers.apply(group).quartiles())));
        return columns;
    }

    PageTable table() {
        List<String> depths = new ArrayList<>(List.of("depth"));
        byDepth.keySet().forEach(depth -> depths.add(String.valueOf(depth)));
        PageTable table = new PageTable("The same in figures", "across", depths);
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
        return table;
    }

    private static void row(
            PageTable table, String name, List<TrialGroup> groups, Function<TrialGroup, Object> figure) {
        table.row(name, groups.stream().map(figure).toList());
    }
}
