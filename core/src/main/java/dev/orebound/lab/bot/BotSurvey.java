package dev.orebound.lab.bot;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.figure.OrderedWorkers;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.figure.TextTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * The command {@code bot}: plays whole runs with the bot, and reports how far they come and what ends them.
 *
 * <p>Runs are played on several threads and added up in order, so that all figures except the times are the same on every
 * machine.
 */
public final class BotSurvey implements SurveyFindings {
    private final BotSkill skill;
    private final Object making = new Object();
    private final RunTally tally = new RunTally();
    private final double seconds;

    /**
     * Plays runs with one skill.
     *
     * @param first the seed of the first run; the others follow one by one
     * @param runs how many, at least 1
     * @param threads that work side by side, at least 1
     * @param done is told now and then how many runs are done
     */
    public BotSurvey(Content content, BotSkill skill, Seed first, int runs, int threads, IntConsumer done) {
        this.skill = skill;
        long begin = System.nanoTime();
        // The first run is played alone: it fills the tables that all worlds only read from then on.
        tally.add(play(content, first));
        done.accept(1);
        OrderedWorkers.run(1, runs, threads, run -> play(content, Seed.of(first.value() + run)), played -> {
            tally.add(played);
            done.accept(tally.runs().size());
        });
        seconds = (System.nanoTime() - begin) / 1e9;
    }

    /** Creates the figures of runs that were played already. */
    BotSurvey(BotSkill skill, List<PlayedRun> played) {
        this.skill = skill;
        played.forEach(tally::add);
        seconds = 0;
    }

    private PlayedRun play(Content content, Seed seed) {
        try {
            return new BotRun(content, seed, skill, making, null).play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the figures. */
    RunTally tally() {
        return tally;
    }

    BotSkill skill() {
        return skill;
    }

    double seconds() {
        return seconds;
    }

    /** Returns every run that stalled or threw an exception, a line each. */
    @Override
    public List<String> complaints() {
        return tally.faults().stream().map(PlayedRun::line).toList();
    }

    /** One line of JSON, ended by a line feed. */
    @Override
    public String json() {
        return RunJson.line(this);
    }

    /** A table for people, each line ended by a line feed. */
    @Override
    public String table() {
        return RunTable.text(this);
    }

    /** The figures of whole runs as one line of JSON; {@code docs/formats.md} names the keys that are promised. */
    private static final class RunJson {
        private final JsonText json = new JsonText();

        private RunJson() {}

        /** The line, ended by a line feed. */
        static String line(BotSurvey survey) {
            RunJson json = new RunJson();
            RunTally tally = survey.tally();
            json.json.beginObject();
            json.json.number("runs", tally.runs().size());
            json.json.number("exceptions", tally.ended(RunEnding.BROKE));
            json.json.number("stalls", tally.ended(RunEnding.STALLED));
            json.json.number("won", tally.ended(RunEnding.WON));
            json.json.number("died", tally.ended(RunEnding.DIED));
            json.json.number("seconds", survey.seconds());
            json.json.key("skill").value(survey.skill().id());
            json.json.number("depth_mean", tally.depths.mean());
            json.json.number("depth_median", tally.depths.percentile(50));
            json.json.number("depth_most", tally.depths.most());
            json.json.number("run_seconds_mean", tally.seconds.mean());
            json.json.number("monsters_slain_mean", tally.slain.mean());
            json.json.number("ore_measures_mean", tally.ore.mean());
            json.json.number("arenas_sprung", tally.arenasSprung);
            json.json.number("arenas_cleared", tally.arenasCleared);
            json.json.number("chests_opened", tally.chestsOpened);
            json.json.number("golems_woken", tally.golemsWoken);
            json.json.number("scrolls_read", tally.scrollsRead);
            json.writeCounts("causes", tally.causes);
            json.writeCounts("harm", tally.harm);
            json.writeGroups("by_depth", tally.byDepth);
            json.writeGroups("by_kind", tally.byKind);
            json.json.key("ends").beginList();
            tally.runs().stream().map(PlayedRun::line).forEach(json.json::value);
            json.json.endList();
            return json.json.endObject().line();
        }

        private void writeCounts(String name, Map<String, Integer> counts) {
            json.key(name).beginObject();
            counts.forEach(json::number);
            json.endObject();
        }

        private void writeGroups(String name, Map<?, RunTally.FloorGroup> groups) {
            json.key(name).beginObject();
            groups.forEach((key, group) -> {
                json.key(String.valueOf(key)).beginObject();
                json.number("floors", group.floors());
                json.number("died", group.ends);
                json.number("seconds_mean", group.seconds.mean());
                json.number("health_percent_mean", group.healthBefore.mean());
                json.number("companions_mean", group.companions.mean());
                writeCounts("causes", group.causes);
                json.endObject();
            });
            json.endObject();
        }
    }

    /** The figures of whole runs as a table for people. */
    private static final class RunTable {
        private static final double SECONDS_A_MINUTE = 60;

        private final TextTable lines = new TextTable();

        private RunTable() {}

        /** The table, each line ended by a line feed. */
        static String text(BotSurvey survey) {
            RunTable table = new RunTable();
            RunTally tally = survey.tally();
            table.lines.line(
                    "%d runs, %s: %d won, %d died, %d stalls, %d exceptions, %.1f seconds",
                    tally.runs().size(),
                    survey.skill().id(),
                    tally.ended(RunEnding.WON),
                    tally.ended(RunEnding.DIED),
                    tally.ended(RunEnding.STALLED),
                    tally.ended(RunEnding.BROKE),
                    survey.seconds());
            table.lines.line(
                    "depth reached: mean %.1f, quarters at %d, %d, %d, most %d",
                    tally.depths.mean(),
                    tally.depths.percentile(25),
                    tally.depths.percentile(50),
                    tally.depths.percentile(75),
                    tally.depths.most());
            table.lines.line(
                    "a run: %.1f minutes, %.0f monsters, %.0f measures of ore",
                    tally.seconds.mean() / SECONDS_A_MINUTE, tally.slain.mean(), tally.ore.mean());
            table.lines.line(
                    "all: %d arenas sprung, %d cleared, %d chests, %d golems and captives, %d scrolls",
                    tally.arenasSprung, tally.arenasCleared, tally.chestsOpened, tally.golemsWoken, tally.scrollsRead);
            table.addGroups("depth", tally.byDepth);
            table.addGroups("kind", tally.byKind);
            table.lines.line("");
            table.lines.line("%-28s %6s %14s", "by whom", "deaths", "health a run");
            tally.harm.forEach((by, health) -> table.lines.line(
                    "%-28s %6d %14.1f",
                    by,
                    tally.causes.getOrDefault(by, 0),
                    (double) health / tally.runs().size()));
            table.lines.line("");
            for (PlayedRun run : tally.faults()) {
                table.lines.line("%s", run.line());
            }
            return table.lines.text();
        }

        private void addGroups(String name, Map<?, RunTally.FloorGroup> groups) {
            lines.line("");
            lines.line(
                    "%-12s %7s %6s %8s %8s %10s  %s",
                    name, "floors", "died", "seconds", "health", "companions", "causes");
            groups.forEach((key, group) -> lines.line(
                    "%-12s %7d %6d %8.0f %7.0f%% %10.1f  %s",
                    key,
                    group.floors(),
                    group.ends,
                    group.seconds.mean(),
                    group.healthBefore.mean(),
                    group.companions.mean(),
                    group.causes.isEmpty() ? "" : group.causes));
        }
    }
}
