package dev.orebound.lab.horde;

import dev.orebound.lab.figure.JsonText;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** How those who live on many floors fared as one line of JSON; {@code docs/formats.md} names the keys that are promised. */
final class HordeTrialJson {
    private static final int DECIMALS = 4;

    private final JsonText json = new JsonText();

    private HordeTrialJson() {}

    /** The line, ended by a line feed. */
    static String line(HordeSurvey survey) {
        HordeTrialJson json = new HordeTrialJson();
        HordeTrialTally tally = survey.tally();
        json.json.beginObject();
        json.write("floors", tally.floors());
        json.write("broken", tally.broken().size());
        json.write("lives", tally.lives());
        json.write("ticks", tally.ticks());
        json.write("seconds", survey.seconds());
        json.write("seen_percent_mean", tally.seenPercent().mean());
        json.json.key("hash").value(hex(tally.hash()));
        json.writeFaults(tally);
        json.writeStates(tally);
        json.writeEvents(tally);
        json.json.key("hashes").beginList();
        tally.hashes().forEach(hash -> json.json.value(hex(hash)));
        json.json.endList();
        json.json.key("complaints").beginList();
        tally.broken().stream().map(HordeTrialResult::lines).flatMap(List::stream).forEach(json.json::value);
        tally.missing().forEach(json.json::value);
        json.json.endList();
        return json.json.endObject().line();
    }

    private static String hex(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    private void writeFaults(HordeTrialTally tally) {
        json.key("promises").beginObject();
        tally.faults().forEach(this::write);
        json.endObject();
    }

    private void writeStates(HordeTrialTally tally) {
        json.key("states").beginObject();
        for (MindState state : MindState.values()) {
            json.key(state.name().toLowerCase(Locale.ROOT)).beginObject();
            write("floors", tally.floorsInState(state));
            write("seconds", tally.stateSeconds(state));
            json.endObject();
        }
        json.endObject();
    }

    private void writeEvents(HordeTrialTally tally) {
        json.key("events").beginObject();
        for (EventType type : EventType.values()) {
            write(type.id(), tally.happened(type));
        }
        json.endObject();
    }

    private void write(String name, long number) {
        json.key(name).decimal(BigDecimal.valueOf(number));
    }

    private void write(String name, double number) {
        json.key(name).decimal(BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN));
    }
}
