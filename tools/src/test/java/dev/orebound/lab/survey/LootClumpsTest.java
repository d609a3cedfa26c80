package dev.orebound.lab.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.ScatterRules;
import dev.orebound.content.reading.BuiltInAssets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Checks that small treasure clumps with the shipped numbers: with both ways of scattering together, and with each
 * alone.
 */
class LootClumpsTest {
    private static final int FLOORS = TestSize.of(136, 408);
    private static final int FLOORS_OF_ONE_WAY = TestSize.of(51, 136);

    @Test
    void overHundredsOfFloorsFourPiecesOfFiveTouchTheirLikeAndHeapsHoldTwoAndAHalf() {
        SurveyTally tally = survey(TestContent.BUILT_IN, FLOORS);

        assertThat(tally.heaps.touchingShare()).isGreaterThanOrEqualTo(0.8);
        assertThat(tally.heaps.sizes.mean()).isGreaterThanOrEqualTo(2.5);
        assertThat(tally.heaps.share()).as("share of the cells of rooms").isBetween(0.04, 0.06);
    }

    @Test
    void eachWayOfScatteringClumpsByItselfAndFillsTheSameShare() {
        for (String way : List.of("togetherness", "brownian_walk")) {
            HeapTally heaps = survey(withOneWay(way, ""), FLOORS_OF_ONE_WAY).heaps;

            assertThat(heaps.share()).as("share with %s", way).isBetween(0.04, 0.06);
            assertThat(heaps.touchingShare()).as("with %s", way).isGreaterThan(0.8);
            assertThat(heaps.sizes.mean()).as("with %s", way).isGreaterThan(2.5);
        }
    }

    @Test
    void piecesThatDoNotMoveBreakThePromise() {
        HeapTally heaps = survey(withOneWay("togetherness", "\"steps\": 0"), FLOORS_OF_ONE_WAY).heaps;

        assertThat(heaps.touchingShare()).isLessThan(0.8);
        assertThat(heaps.sizes.mean()).isLessThan(2.5);
    }

    @Test
    void smallTreasureHasTwoStatesNothingAndTreasure() {
        List<ScatterRules.MethodTicket> ways =
                TestContent.BUILT_IN.cave().loot().small().ways();

        assertThat(ways)
                .extracting(ScatterRules.MethodTicket::way)
                .filteredOn(way -> way instanceof ScatterRules.TogethernessRules)
                .singleElement()
                .isInstanceOfSatisfying(
                        ScatterRules.TogethernessRules.class,
                        rules -> assertThat(rules.states()).isOne());
    }

    /**
     * Returns content whose small treasure is scattered in one way alone.
     *
     * @param steps written in place of the number of steps, if any
     */
    private static Content withOneWay(String way, String steps) {
        String rules = new BuiltInAssets().text(CaveRules.FILE);
        Matcher small = Pattern.compile("(\"small\": \\{.*?\"ways\": \\[)(.*?)]", Pattern.DOTALL)
                .matcher(rules);
        assertThat(small.find()).isTrue();
        String line = small.group(2)
                .lines()
                .filter(each -> each.contains('"' + way + '"'))
                .findFirst()
                .orElseThrow()
                .replaceFirst(",\\s*$", "");
        String wanted = steps.isEmpty() ? line : line.replaceFirst("\"steps\": \\d+", steps);
        String changed = rules.substring(0, small.start(2)) + wanted + rules.substring(small.end(2));
        assertThat(changed).isNotEqualTo(rules);
        return Content.read(new OneOtherFile(new BuiltInAssets(), CaveRules.FILE, changed));
    }

    private static SurveyTally survey(Content content, int floors) {
        return new FloorSurvey(content, 1, floors, FloorSurvey.usualDepths(content), 2, done -> {}).tally();
    }
}
