package dev.orebound.lab.survey;

import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.figure.JsonText;
import dev.orebound.lab.survey.SurveyPromises.Promise;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** The figures of a survey as one line of JSON; {@code docs/formats.md} names those that are promised. */
final class SurveyJson {
    private static final int DECIMALS = 4;

    private final SurveyTally tally;
    private final JsonText json = new JsonText();

    private SurveyJson(SurveyTally tally) {
        this.tally = tally;
    }

    /** The line, ended by a line feed. */
    static String line(FloorSurvey survey) {
        SurveyJson json = new SurveyJson(survey.tally());
        json.json.beginObject();
        json.writeNumbers(survey.seconds());
        json.writePlots();
        json.writeBroken();
        return json.json.endObject().line();
    }

    private void writeNumbers(double seconds) {
        write("floors", tally.floors());
        write("broken", tally.broken());
        write("attempts", tally.attempts.mean());
        write("seconds", seconds);
        write(
                "broken_promises",
                SurveyPromises.of(tally).stream().filter(Promise::isBroken).count());
        write("most_attempts", tally.attempts.most());
        write("making_ms_mean", tally.making.mean() / SurveyTally.UNITS_A_MILLISECOND);
        write("making_ms_p99", tally.making.percentile(99) / SurveyTally.UNITS_A_MILLISECOND);
        write("checking_ms_mean", tally.checking.mean() / SurveyTally.UNITS_A_MILLISECOND);
        write("checking_ms_p99", tally.checking.percentile(99) / SurveyTally.UNITS_A_MILLISECOND);
        write("rooms_mean", tally.rooms.mean());
        write("doorways_mean", tally.doorways.mean());
        write("traps_mean", tally.traps.mean());
        write("treasures_mean", tally.treasures.mean());
        write("loops_mean", tally.loops.mean());
        write("loops_share", SurveyPromises.shareOfLoopedFloors(tally));
        write("trap_drawn_true", tally.trapDrawsWon());
        write("trap_drawn_false", tally.trapDrawsLost());
        write("chests", tally.chests.chests());
        write("nook_share", tally.chests.nookShare());
        write("left_share", tally.chests.westShare());
        write("lower_share", tally.chests.southShare());
        write("ore_rate", tally.ores.rate(1, tally.ores.mostDistance()));
        write("primary_share", tally.ores.primaryShare());
        write("loot_touching_share", tally.heaps.touchingShare());
        write("loot_heap_mean", tally.heaps.sizes().mean());
        write("loot_singles_floor_share", tally.heaps.floorsOfSinglesShare());
        write("hordes_mean", tally.hordes.hordes().mean());
        write("out_of_depth_share", tally.hordes.outOfDepthShare());
    }

    private void writePlots() {
        json.key("histograms").beginObject();
        write("attempts", tally.attempts);
        write("rooms", tally.rooms);
        write("doorways", tally.doorways);
        write("traps", tally.traps);
        write("treasures", tally.treasures);
        write("exits", tally.exits);
        write("loops", tally.loops);
        write("hordes", tally.hordes.hordes());
        write("leader_arcs", tally.hordes.arcs());
        write("loot_heaps", tally.heaps.sizes());
        write("depths", tally.depths);
        json.endObject();
        json.key("ore_by_distance").beginList();
        for (int distance = 1; distance <= tally.ores.mostDistance(); distance++) {
            json.beginObject();
            write("distance", distance);
            write("cells", tally.ores.cells(distance));
            write("ores", tally.ores.ores(distance));
            write("chance", OreTally.chance(distance));
            json.endObject();
        }
        json.endList();
        json.key("hordes_by_depth").beginObject();
        tally.hordes.depthsOfType().forEach(this::write);
        json.endObject();
        json.key("things").beginObject();
        tally.things.forEach(this::write);
        json.endObject();
    }

    private void writeBroken() {
        json.key("broken_by_promise").beginObject();
        tally.timesBroken().forEach(this::write);
        json.endObject();
        json.key("complaint")
                .value(tally.firstBroken().stream()
                        .map(BrokenFloor::toString)
                        .findFirst()
                        .orElse(null));
    }

    /** A list of how often each number from 0 on was met. */
    private void write(String name, IntHistogram histogram) {
        json.key(name).beginList();
        for (int number = 0; number <= histogram.most(); number++) {
            json.decimal(BigDecimal.valueOf(histogram.times(number)));
        }
        json.endList();
    }

    private void write(String name, long number) {
        json.key(name).decimal(BigDecimal.valueOf(number));
    }

    private void write(String name, double number) {
        json.key(name).decimal(BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN));
    }
}
