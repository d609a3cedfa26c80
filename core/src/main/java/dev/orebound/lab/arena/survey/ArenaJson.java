package dev.orebound.lab.arena.survey;

import dev.orebound.lab.arena.ArenaTrialResult;
import dev.orebound.lab.arena.TrialEnding;
import dev.orebound.lab.arena.survey.ArenaTally.TrialGroup;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.world.event.EventType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;

/** The figures of trials of arenas as one line of JSON; {@code docs/formats.md} names those that are promised. */
final class ArenaJson {
    private static final int DECIMALS = 4;

    private final JsonText json = new JsonText();

    private ArenaJson() {}

    /** The line, ended by a line feed. */
    static String line(ArenaSurvey survey) {
        ArenaJson json = new ArenaJson();
        ArenaTally tally = survey.tally();
        json.json.beginObject();
        json.writeCounts(tally.all);
        json.write("seconds", survey.seconds());
        json.writePlots(tally.all);
        json.writeEvents(tally.all);
        json.writeGroups("by_kind", tally.byKind);
        json.writeGroups("by_scheme", tally.byScheme);
        json.writeGroups("by_depth", tally.byDepth);
        json.writeLines("softlocks", tally.softlocks());
        json.writeLines("watchdogs", tally.watchdogs());
        return json.json.endObject().line();
    }

    private void writeCounts(TrialGroup group) {
        write("sprung", group.sprung);
        write("cleared", group.ended(TrialEnding.CLEARED));
        write("refused", group.ended(TrialEnding.REFUSED));
        write("lost", group.ended(TrialEnding.LOST));
        write("watchdog", group.ended(TrialEnding.WATCHDOG));
        write("softlocked", group.ended(TrialEnding.SOFTLOCKED));
        write("broken", group.ended(TrialEnding.BROKEN));
        write("trials", group.trials);
    }

    private void writePlots(TrialGroup group) {
        write("sealed_seconds_mean", group.seconds.mean());
        write("sealed_seconds_p99", group.seconds.percentile(99));
        write("sealed_seconds_most", group.seconds.most());
        write("waves_mean", group.waves.mean());
        write("damage_mean", group.damage.mean());
    }

    private void writeEvents(TrialGroup group) {
        json.key("events").beginObject();
        for (EventType type : EventType.values()) {
            write(type.id(), group.happened(type));
        }
        json.endObject();
    }

    private void writeGroups(String name, Map<?, TrialGroup> groups) {
        json.key(name).beginObject();
        groups.forEach((key, group) -> {
            json.key(String.valueOf(key)).beginObject();
            writeCounts(group);
            writePlots(group);
            writeEvents(group);
            json.endObject();
        });
        json.endObject();
    }

    private void writeLines(String name, List<ArenaTrialResult> results) {
        json.key(name).beginList();
        results.forEach(result -> json.value(result.line()));
        json.endList();
    }

    private void write(String name, long number) {
        json.key(name).decimal(BigDecimal.valueOf(number));
    }

    private void write(String name, double number) {
        json.key(name).decimal(BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN));
    }
}
