package dev.orebound.lab.bot;

import java.util.Locale;
import java.util.Map;

/** The figures of whole runs as a table for people. */
final class RunTable {
    private static final double SECONDS_A_MINUTE = 60;

    private final StringBuilder text = new StringBuilder();

    private RunTable() {}

    /** The table, each line ended by a line feed. */
    static String text(BotSurvey survey) {
        RunTable table = new RunTable();
        RunTally tally = survey.tally();
        table.line(
                "%d runs, %s: %d won, %d died, %d stalls, %d exceptions, %.1f seconds",
                tally.runs().size(),
                survey.skill().id(),
                tally.ended(RunEnding.WON),
                tally.ended(RunEnding.DIED),
                tally.ended(RunEnding.STALLED),
                tally.ended(RunEnding.BROKE),
                survey.seconds());
        table.line(
                "depth reached: mean %.1f, quarters at %d, %d, %d, most %d",
                tally.depths.mean(),
                tally.depths.percentile(25),
                tally.depths.percentile(50),
                tally.depths.percentile(75),
                tally.depths.most());
        table.line(
                "a run: %.1f minutes, %.0f monsters, %.0f measures of ore",
                tally.seconds.mean() / SECONDS_A_MINUTE, tally.slain.mean(), tally.ore.mean());
        table.line(
                "all: %d arenas sprung, %d cleared, %d chests, %d golems and captives, %d scrolls",
                tally.arenasSprung, tally.arenasCleared, tally.chestsOpened, tally.golemsWoken, tally.scrollsRead);
        table.addGroups("depth", tally.byDepth);
        table.addGroups("kind", tally.byKind);
        table.line("");
        table.line("%-28s %6s %14s", "by whom", "deaths", "health a run");
        tally.harm.forEach((by, health) -> table.line(
                "%-28s %6d %14.1f",
                by,
                tally.causes.getOrDefault(by, 0),
                (double) health / tally.runs().size()));
        table.line("");
        for (PlayedRun run : tally.faults()) {
            table.line("%s", run.line());
        }
        return table.text.toString();
    }

    private void addGroups(String name, Map<?, RunTally.FloorGroup> groups) {
        line("");
        line("%-12s %7s %6s %8s %8s %10s  %s", name, "floors", "died", "seconds", "health", "companions", "causes");
        groups.forEach((key, group) -> line(
                "%-12s %7d %6d %8.0f %7.0f%% %10.1f  %s",
                key,
                group.floors(),
                group.ends,
                group.seconds.mean(),
                group.healthBefore.mean(),
                group.companions.mean(),
                group.causes.isEmpty() ? "" : group.causes));
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
