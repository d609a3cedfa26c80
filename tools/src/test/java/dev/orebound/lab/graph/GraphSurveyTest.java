package dev.orebound.lab.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.RoomGraph;
import dev.orebound.lab.figure.IntHistogram;
import dev.orebound.lab.graph.GraphSurvey.ChanceKinds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class GraphSurveyTest {
    private static final FloorKind B = FloorKind.BATTLE;
    private static final FloorKind S = FloorKind.SCROLL;
    private static final FloorKind H = FloorKind.HEALTH_BUFF;
    private static final FloorKind A = FloorKind.ATTACK_BUFF;

    /** Never changed once it is made. */
    private static final GraphSurvey SURVEY = new GraphSurvey(TestContent.BUILT_IN.graph(), 300, any -> {});

    @Test
    void scoresBreakUpStreaksOfBattles() {
        IntHistogram scored = SURVEY.scored().battleRuns();
        IntHistogram byChance = SURVEY.byChance().battleRuns();

        assertThat(scored.mean()).isLessThan(byChance.mean());
        assertThat(scored.percentile(99)).isLessThan(byChance.percentile(99));
    }

    @Test
    void scoresOfTheParentsAloneLeaveShorterRowsOfGiftsThanScoresThatAreCarriedDown() {
        IntHistogram scored = SURVEY.scored().giftRuns();
        IntHistogram carried = SURVEY.carried().giftRuns();

        assertThat(scored.mean()).isBetween(2.2, 3.1).isLessThan(carried.mean() - 1);
        assertThat(scored.percentile(99)).isLessThanOrEqualTo(8).isLessThan(carried.percentile(99));
    }

    @Test
    void theBestPathHasAboutFiveGolems() {
        assertThat(SURVEY.scored().mostGolems().mean()).isBetween(4.8, 5.8);
    }

    @Test
    void floorsOnAWalkAreCounted() {
        WalkTally tally = new WalkTally();
        tally.add(List.of(B, B, S, B, H, A, A, B));
        tally.add(List.of(B, S, S, B, S, S, S, S));

        assertThat(tally.share(B)).isEqualTo(6 / 16.0);
        assertThat(tally.share(FloorKind.GOLEM)).isZero();
        assertThat(tally.battleRuns().mean()).isEqualTo(1.5);
        assertThat(tally.buffRuns().percentile(50)).isZero();
        assertThat(tally.buffRuns().percentile(99)).isEqualTo(3);
        assertThat(tally.giftRuns().percentile(99)).isEqualTo(4);
        assertThat(tally.giftRuns().mean()).isEqualTo(3.5);
        assertThat(tally.buffs().standardDeviation()).isEqualTo(1.5);
    }

    @Test
    void chanceGivesKindsAsOftenAsItsRuleSays() {
        TreeMap<String, Integer> times = new TreeMap<>();
        TreeMap<Integer, Integer> nodes = new TreeMap<>();
        for (int number = 1; number <= 500; number++) {
            Seed seed = Seed.of(number);
            RoomGraph graph = new RoomGraph(seed, TestContent.BUILT_IN.graph());
            Map<String, FloorKind> kinds = ChanceKinds.draw(graph, new RandomStreams(seed).stream("test"));
            assertThat(kinds).hasSize(graph.nodes().size() - 1);
            kinds.forEach((id, kind) -> {
                int row = Integer.parseInt(id.substring(1, id.indexOf('c')));
                nodes.merge(row, 1, Integer::sum);
                times.merge(row + kind.id(), 1, Integer::sum);
            });
        }
        for (int row = 0; row < 16; row++) {
            double golem = row == 0 ? 1 : row == 4 ? 0.8 : row == 7 ? 0.4 : row == 9 ? 0.1 : 0;
            double scroll = row < 3 ? 0 : (1 - golem) * 0.2;
            double buff = row < 3 ? 0 : (1 - golem) * 0.8 * 0.1;
            double all = nodes.getOrDefault(row, 0);
            assertThat(times.getOrDefault(row + "golem", 0) / all).isCloseTo(golem, within(0.03));
            assertThat(times.getOrDefault(row + "scroll", 0) / all).isCloseTo(scroll, within(0.03));
            assertThat(times.getOrDefault(row + "health_buff", 0) / all).isCloseTo(buff, within(0.03));
            assertThat(times.getOrDefault(row + "attack_buff", 0) / all).isCloseTo(buff, within(0.03));
        }
    }

    @Test
    void jsonHoldsWhatTheFormatPromises() {
        JsonValue json = new JsonReader().parse(SURVEY.json());

        assertThat(SURVEY.json()).containsOnlyOnce("\n").endsWith("}\n");
        assertThat(json.getInt("seeds")).isEqualTo(300);
        assertThat(json.getInt("walks")).isEqualTo(3_000);
        assertThat(json.getDouble("reachable_share")).isEqualTo(1);
        assertThat(json.getInt("highest_score")).isEqualTo(9);
        assertThat(json.getInt("identical_exits")).isZero();
        for (String graph : List.of("scored", "carried", "chance")) {
            JsonValue figures = GraphChecker.get(json, graph);
            double shares = 0;
            for (JsonValue share = GraphChecker.get(figures, "share").child; share != null; share = share.next) {
                shares += share.asDouble();
            }
            assertThat(shares).as("sum of shares").isCloseTo(1, within(0.005));
            assertThat(GraphChecker.get(figures, "longest_battle_run").getDouble("mean"))
                    .isPositive();
            assertThat(GraphChecker.get(figures, "longest_buff_run").getInt("p99"))
                    .isPositive();
            assertThat(GraphChecker.get(figures, "longest_gift_run").getInt("p99"))
                    .isGreaterThanOrEqualTo(
                            GraphChecker.get(figures, "longest_buff_run").getInt("p99"));
            assertThat(GraphChecker.get(figures, "most_golems").getDouble("mean"))
                    .isPositive();
            assertThat(GraphChecker.get(figures, "buffs").getDouble("standard_deviation"))
                    .isPositive();
        }
    }

    @Test
    void theTableHasALineForEachFigure() {
        assertThat(SURVEY.table().lines()).hasSize(31).allMatch(line -> !line.contains("\r"));
        assertThat(SURVEY.table()).contains("longest run of battles, mean", "battle", "scored", "carried", "chance");
    }

    @Test
    void theSameSeedsGiveTheSameFigures() {
        List<Integer> done = new ArrayList<>();
        GraphSurvey again = new GraphSurvey(TestContent.BUILT_IN.graph(), 300, done::add);

        assertThat(again.json()).isEqualTo(SURVEY.json());
        assertThat(again.table()).isEqualTo(SURVEY.table());
        assertThat(done).as("told how far it is").hasSize(300).endsWith(300);
    }
}
