package dev.orebound.descent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.content.floor.GraphRules.FloorKindRule;
import dev.orebound.content.reading.IntRange;
import dev.orebound.descent.RoomGraph.ScoreRule;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks the room graph under rules of its own, where each number can be counted by hand. */
class RoomGraphTest {
    private static final IntRange ALWAYS = new IntRange(-999, 999);
    private static final FloorKindRule BATTLES = new FloorKindRule(FloorKind.BATTLE, ALWAYS, 3);
    private static final FloorKindRule SCROLLS = new FloorKindRule(FloorKind.SCROLL, ALWAYS, -5);
    private static final FloorKindRule GOLEMS = new FloorKindRule(FloorKind.GOLEM, ALWAYS, -6);

    private static final FloorPromiseRules PROMISES =
            TestContent.BUILT_IN.graph().promises();

    private static RoomGraph graph(long seed, GraphRules rules) {
        return new RoomGraph(Seed.of(seed), rules);
    }

    @Test
    void givenOneColumn_thenTheRunIsOneStraightWayThatEndsAtTheBoss() {
        RoomGraph graph = graph(1, new GraphRules(1, 5, 20, List.of(), List.of(BATTLES), PROMISES));

        assertThat(graph.nodes())
                .extracting(GraphNode::id)
                .containsExactly("r0c0", "r1c0", "r2c0", "r3c0", "r4c0", RoomGraph.BOSS);
        assertThat(graph.ways()).hasSize(5);
        assertThat(graph.rows()).isEqualTo(5);
    }

    @Test
    void givenOneWalk_thenNoFloorHasAChoice() {
        for (int seed = 0; seed < 50; seed++) {
            RoomGraph graph = graph(seed, new GraphRules(8, 16, 1, List.of(), List.of(BATTLES), PROMISES));

            assertThat(graph.nodes()).hasSize(17);
            assertThat(graph.nodes())
                    .filteredOn(node -> node.row() < 16)
                    .allMatch(node -> graph.waysOn(node).size() == 1);
        }
    }

    private static final GraphRules ONE_COLUMN = new GraphRules(
            1,
            4,
            1,
            List.of(FloorKind.BATTLE, FloorKind.BATTLE, FloorKind.SCROLL, FloorKind.GOLEM),
            List.of(BATTLES, SCROLLS, GOLEMS),
            PROMISES);

    @Test
    void aScoreIsTheBoostOfTheParentAndNothingIsCarriedFurther() {
        assertThat(graph(1, ONE_COLUMN).nodes()).extracting(GraphNode::score).containsExactly(0, 3, 3, -5, -6);
    }

    @Test
    void carriedScoresAddUpOnTheWayDown() {
        assertThat(new RoomGraph(Seed.of(1), ONE_COLUMN, ScoreRule.CARRIED).nodes())
                .extracting(GraphNode::score)
                .containsExactly(0, 3, 6, 1, -5);
    }

    @ParameterizedTest
    @EnumSource(ScoreRule.class)
    void ofSeveralParentsAllAddUpOrTheBestIsCarried(ScoreRule rule) {
        int met = 0;
        GraphRules rules = new GraphRules(3, 3, 6, List.of(), List.of(BATTLES, SCROLLS, GOLEMS), PROMISES);
        for (int seed = 0; seed < 200; seed++) {
            RoomGraph graph = new RoomGraph(Seed.of(seed), rules, rule);
            for (GraphNode node : graph.nodes()) {
                List<GraphNode> parents = graph.ways().stream()
                        .filter(way -> way.to().id().equals(node.id()))
                        .map(RoomGraph.GraphEdge::from)
                        .toList();
                int sum = parents.stream().mapToInt(RoomGraphTest::boost).sum();
                int best = parents.stream()
                        .mapToInt(parent -> parent.score() + boost(parent))
                        .max()
                        .orElse(0);
                assertThat(node.score()).isEqualTo(rule == ScoreRule.SUMMED ? sum : best);
                met += sum == best ? 0 : 1;
            }
        }
        assertThat(met).as("floors whose score differs by the rule").isGreaterThan(500);
    }

    private static int boost(GraphNode node) {
        return node.kind() == FloorKind.BATTLE ? 3 : node.kind() == FloorKind.SCROLL ? -5 : -6;
    }

    @Test
    void theRuleOfScoresChangesNoWay() {
        GraphRules rules = TestContent.BUILT_IN.graph();
        assertThat(new RoomGraph(Seed.of(3), rules, ScoreRule.CARRIED)
                        .ways().stream().map(RoomGraphTest::name))
                .containsExactlyElementsOf(
                        graph(3, rules).ways().stream().map(RoomGraphTest::name).toList());
    }

    @Test
    void noScoreOfTheGameExceedsNineAboveTheBoss() {
        int highest = 0;
        for (int seed = 0; seed < 300; seed++) {
            for (GraphNode node : graph(seed, TestContent.BUILT_IN.graph()).nodes()) {
                highest = node.kind() == FloorKind.BOSS ? highest : Math.max(highest, node.score());
            }
        }
        assertThat(highest).isEqualTo(9);
    }

    @Test
    void aKindIsDrawnOnlyWhereItsScoresHold() {
        FloorKindRule early = new FloorKindRule(FloorKind.BATTLE, new IntRange(-999, 2), 3);
        FloorKindRule late = new FloorKindRule(FloorKind.SCROLL, new IntRange(3, 999), 1);

        RoomGraph graph = graph(1, new GraphRules(1, 6, 1, List.of(), List.of(early, late), PROMISES));

        assertThat(graph.nodes().subList(0, 6))
                .extracting(GraphNode::kind)
                .containsExactly(
                        FloorKind.BATTLE,
                        FloorKind.SCROLL,
                        FloorKind.BATTLE,
                        FloorKind.SCROLL,
                        FloorKind.BATTLE,
                        FloorKind.SCROLL);
    }

    @Test
    void givenAsManyKindsAsExits_thenTheExitsOfAFloorAllDiffer() {
        FloorKindRule health = new FloorKindRule(FloorKind.HEALTH_BUFF, ALWAYS, 0);
        FloorKindRule attack = new FloorKindRule(FloorKind.ATTACK_BUFF, ALWAYS, 0);
        GraphRules rules =
                new GraphRules(8, 16, 20, List.of(), List.of(BATTLES, SCROLLS, GOLEMS, health, attack), PROMISES);
        for (int seed = 0; seed < 30; seed++) {
            RoomGraph graph = graph(seed, rules);
            for (GraphNode node : graph.nodes()) {
                assertThat(graph.waysOn(node))
                        .as("exits of %s of seed %s", node.id(), seed)
                        .extracting(GraphNode::kind)
                        .doesNotHaveDuplicates();
            }
        }
    }

    @Test
    void givenOneKindOnly_thenSiblingsMayBeAlike() {
        RoomGraph graph = graph(1, new GraphRules(8, 4, 40, List.of(), List.of(BATTLES), PROMISES));

        assertThat(graph.row(2)).extracting(GraphNode::kind).containsOnly(FloorKind.BATTLE);
    }

    @ParameterizedTest
    @CsvSource({"1, 2", "3, 4", "8, 16"})
    void fromTheEntranceEveryFloorCanBeComeToAndEveryWayEndsAtTheBoss(int columns, int rows) {
        GraphRules rules = new GraphRules(columns, rows, 20, List.of(), List.of(BATTLES, SCROLLS), PROMISES);
        for (int seed = 0; seed < 40; seed++) {
            RoomGraph graph = graph(seed, rules);
            Set<GraphNode> met = new HashSet<>(graph.row(0));
            Deque<GraphNode> open = new ArrayDeque<>(met);
            while (!open.isEmpty()) {
                GraphNode node = open.remove();
                assertThat(graph.waysOn(node).isEmpty())
                        .as(node.id())
                        .isEqualTo(node.id().equals(RoomGraph.BOSS));
                for (GraphNode next : graph.waysOn(node)) {
                    if (met.add(next)) {
                        open.add(next);
                    }
                }
            }

            assertThat(met).containsExactlyInAnyOrderElementsOf(graph.nodes());
        }
    }

    /** A hint that names an exit's floor must lead to a request, so no exit leads nowhere. */
    @Test
    void everyExitOfEveryFloorCanBeRequested() {
        for (int seed = 0; seed < 20; seed++) {
            Descent descent = new Descent(Seed.of(seed), TestContent.BUILT_IN.graph());
            for (GraphNode node : descent.graph().nodes()) {
                for (String exit : descent.request(node.id()).waysOn()) {
                    if (!exit.equals(Descent.OUT)) {
                        assertThat(descent.request(exit).depth()).isEqualTo(node.row() + 2);
                    }
                }
            }
        }
    }

    @Test
    void theFirstRunBeginsWithABattleAndHasTheWaysOfAnyOther() {
        Descent first = new Descent(Seed.of(5), RunOpening.FIRST_ROOM, TestContent.BUILT_IN.graph());
        Descent other = new Descent(Seed.of(5), TestContent.BUILT_IN.graph());

        assertThat(first.graph().row(0)).extracting(GraphNode::kind).containsOnly(FloorKind.BATTLE);
        assertThat(other.graph().row(0)).extracting(GraphNode::kind).containsOnly(FloorKind.GOLEM);
        assertThat(first.graph().ways().stream().map(RoomGraphTest::name))
                .containsExactlyElementsOf(
                        other.graph().ways().stream().map(RoomGraphTest::name).toList());
    }

    private static String name(RoomGraph.GraphEdge way) {
        return way.from().id() + " to " + way.to().id();
    }

    @Test
    void kindsAndWaysAreDrawnApartSoThatARuleChangesNoWay() {
        GraphRules one = new GraphRules(8, 16, 20, List.of(), List.of(BATTLES), PROMISES);
        GraphRules three = new GraphRules(8, 16, 20, List.of(), List.of(BATTLES, SCROLLS, GOLEMS), PROMISES);

        assertThat(graph(3, three).ways().stream().map(RoomGraphTest::name))
                .containsExactlyElementsOf(
                        graph(3, one).ways().stream().map(RoomGraphTest::name).toList());
    }

    @Test
    void overManyRunsEveryKindOfTheGamecomesOnMostRowsBelowTheOpening() {
        Map<FloorKind, Set<Integer>> rows = new EnumMap<>(FloorKind.class);
        for (int seed = 0; seed < 60; seed++) {
            for (GraphNode node : graph(seed, TestContent.BUILT_IN.graph()).nodes()) {
                rows.computeIfAbsent(node.kind(), kind -> new HashSet<>()).add(node.row());
            }
        }

        for (FloorKind kind : FloorKind.values()) {
            assertThat(rows.get(kind))
                    .as("rows with %s", kind)
                    .hasSizeGreaterThanOrEqualTo(kind == FloorKind.BOSS ? 1 : 12);
        }
    }

    @Test
    void aGraphCannotBeChangedFromOutside() {
        RoomGraph graph = graph(1, TestContent.BUILT_IN.graph());

        assertThatThrownBy(() -> graph.row(0).clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> graph.ways().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> graph.waysOn(graph.leftmost(0)).clear())
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(graph.node("r99c0")).isEmpty();
    }
}
