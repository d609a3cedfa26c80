package dev.orebound.lab.bot;

import dev.orebound.lab.figure.JsonText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;

/** The figures of whole runs as one line of JSON; {@code docs/formats.md} names the keys that are promised. */
final class RunJson {
    private static final int DECIMALS = 4;

    private final JsonText json = new JsonText();

    private RunJson() {}

    /** The line, ended by a line feed. */
    static String line(BotSurvey survey) {
        RunJson json = new RunJson();
        RunTally tally = survey.tally();
        json.json.beginObject();
        json.write("runs", tally.runs().size());
        json.write("exceptions", tally.ended(RunEnding.BROKE));
        json.write("stalls", tally.ended(RunEnding.STALLED));
        json.write("won", tally.ended(RunEnding.WON));
        json.write("died", tally.ended(RunEnding.DIED));
        json.write("seconds", survey.seconds());
        json.json.key("skill").value(survey.skill().id());
        json.write("depth_mean", tally.depths.mean());
        json.write("depth_median", tally.depths.percentile(50));
        json.write("depth_most", tally.depths.most());
        json.write("run_seconds_mean", tally.seconds.mean());
        json.write("monsters_slain_mean", tally.slain.mean());
        json.write("ore_measures_mean", tally.ore.mean());
        json.write("arenas_sprung", tally.arenasSprung);
        json.write("arenas_cleared", tally.arenasCleared);
        json.write("chests_opened", tally.chestsOpened);
        json.write("golems_woken", tally.golemsWoken);
        json.write("scrolls_read", tally.scrollsRead);
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
        counts.forEach(this::write);
        json.endObject();
    }

    private void writeGroups(String name, Map<?, RunTally.FloorGroup> groups) {
        json.key(name).beginObject();
        groups.forEach((key, group) -> {
            json.key(String.valueOf(key)).beginObject();
            write("floors", group.floors());
            write("died", group.ends);
            write("seconds_mean", group.seconds.mean());
            write("health_percent_mean", group.healthBefore.mean());
            write("companions_mean", group.companions.mean());
            writeCounts("causes", group.causes);
            json.endObject();
        });
        json.endObject();
    }

    private void write(String name, long number) {
        json.key(name).decimal(BigDecimal.valueOf(number));
    }

    private void write(String name, double number) {
        json.key(name).decimal(BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN));
    }
}
