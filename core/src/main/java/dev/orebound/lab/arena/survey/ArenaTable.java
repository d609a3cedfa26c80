package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The figures of trials of arenas as a table for people. */
final class ArenaTable {
    private final StringBuilder text = new StringBuilder();

    private ArenaTable() {}

    /** The table, each line ended by a line feed. */
    static String text(ArenaSurvey survey) {
        ArenaTable table = new ArenaTable();
        ArenaTally tally = survey.tally();
        table.line(
                "%d arenas sprung, %d softlocked, %d opened by the watchdog, %.1f seconds",
                tally.all.sprung,
                tally.all.ended(TrialEnding.SOFTLOCKED),
                tally.all.ended(TrialEnding.WATCHDOG),
                survey.seconds());
        table.addGroups("arena", tally.byKind);
        table.addGroups("scheme", tally.byScheme);
        table.addGroups("depth", tally.byDepth);
        table.addTrials("softlocks", tally.softlocks());
        table.addTrials("opened by the watchdog", tally.watchdogs());
        return table.text.toString();
    }

    private void addGroups(String name, Map<?, TrialGroup> groups) {
        line("");
        line(
                "%-26s %7s %7s %7s %7s %7s %7s %8s %8s %7s %8s",
                name,
                "trials",
                "sprung",
                "cleared",
                "refused",
                "lost",
                "broken",
                "watchdog",
                "softlock",
                "sealed",
                "damage");
        groups.forEach((key, group) -> line(
                "%-26s %7d %7d %7d %7d %7d %7d %8d %8d %6.1fs %8.1f",
                key,
                group.trials,
                group.sprung,
                group.ended(TrialEnding.CLEARED),
                group.ended(TrialEnding.REFUSED),
                group.ended(TrialEnding.LOST),
                group.ended(TrialEnding.BROKEN),
                group.ended(TrialEnding.WATCHDOG),
                group.ended(TrialEnding.SOFTLOCKED),
                group.seconds.mean(),
                group.damage.mean()));
    }

    /** Each with what was wrong and a picture of its room. */
    private void addTrials(String name, List<ArenaTrialResult> results) {
        for (ArenaTrialResult result : results) {
            line("");
            line("%s: %s", name, result.tried());
            line("tick %d: %s", result.ticks(), String.valueOf(result.fault()).strip());
        }
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
