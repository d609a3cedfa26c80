package dev.orebound.lab.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
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
        assertThat(tally.heaps.pieces / (double) FLOORS)
                .as("pieces a floor, as many as there were when they lay alone")
                .isBetween(12.0, 15.0);
    }

    @Test
    void eachWayOfScatteringClumpsByItself() {
        for (String other : new String[] {"togetherness", "brownian_walk"}) {
            String rules = new BuiltInAssets().text(CaveRules.FILE);
            String without =
                    rules.replaceFirst("\\{ \"way\": \"" + other + "\".*", "").replaceFirst("},\\s*]", "}]");
            assertThat(without).isNotEqualTo(rules);
            Assets assets = new OneOtherFile(new BuiltInAssets(), CaveRules.FILE, without);

            HeapTally heaps = survey(Content.read(assets), FLOORS_OF_ONE_WAY).heaps;

            assertThat(heaps.pieces).as("pieces without %s", other).isGreaterThan(FLOORS_OF_ONE_WAY * 10L);
            assertThat(heaps.touchingShare()).as("without %s", other).isGreaterThan(0.8);
            assertThat(heaps.sizes.mean()).as("without %s", other).isGreaterThan(2.5);
        }
    }

    @Test
    void piecesThatDoNotMoveBreakThePromise() {
        String rules = new BuiltInAssets().text(CaveRules.FILE);
        String still = rules.replaceFirst("\"steps\": \\d+", "\"steps\": 0")
                .replaceFirst(",\\s*\\{ \"way\": \"brownian_walk\".*", "");
        Content content = Content.read(new OneOtherFile(new BuiltInAssets(), CaveRules.FILE, still));

        HeapTally heaps = survey(content, FLOORS_OF_ONE_WAY).heaps;

        assertThat(heaps.touchingShare()).isLessThan(0.8);
        assertThat(heaps.sizes.mean()).isLessThan(2.5);
    }

    private static SurveyTally survey(Content content, int floors) {
        return new FloorSurvey(content, 1, floors, FloorSurvey.usualDepths(content), 2, done -> {}).tally();
    }
}
