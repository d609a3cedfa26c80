package dev.orebound.descent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DescentTest {
    private final Descent descent = descentOf("under the hill");

    @Test
    void eachNodeIsAskedForWithItsOwnDepthKindAndWaysOn() {
        for (GraphNode node : descent.graph().nodes()) {
            List<String> edges = descent.graph().ways().stream()
                    .filter(way -> way.from().id().equals(node.id()))
                    .map(way -> way.to().id())
                    .toList();
            List<String> waysOn = node.id().equals("boss") ? List.of("out") : edges;

            assertThat(descent.request(node.id()))
                    .isEqualTo(new FloorRequest(descent.seed(), node.id(), node.row() + 1, node.kind(), waysOn)
                            .promising(node.danger(), node.features()));
        }
    }

    @Test
    void waysOnAreOneToThreeFromTheLeft() {
        Set<Integer> sizes = new TreeSet<>();
        for (GraphNode node : descent.graph().nodes()) {
            List<String> waysOn = descent.request(node.id()).waysOn();
            sizes.add(waysOn.size());
            assertThat(waysOn).isSorted();
        }
        assertThat(sizes).containsExactly(1, 2, 3);
    }

    @Test
    void whicheverWayIsTakenTheRunComesToTheBossAndOut() {
        for (int way = 0; way < 3; way++) {
            FloorRequest floor = descent.request(1);
            for (int depth = 1; depth < descent.bossDepth(); depth++) {
                assertThat(floor.depth()).isEqualTo(depth);
                List<String> waysOn = floor.waysOn();
                floor = descent.request(waysOn.get(Math.min(way, waysOn.size() - 1)));
            }
            assertThat(floor.node()).isEqualTo("boss");
            assertThat(floor.depth()).isEqualTo(17);
            assertThat(floor.kind()).isEqualTo(FloorKind.BOSS);
            assertThat(floor.waysOn()).containsExactly("out");
        }
    }

    @Test
    void aDepthIsItsLeftmostNode() {
        for (int depth = 1; depth <= descent.bossDepth(); depth++) {
            GraphNode leftmost = descent.graph().row(depth - 1).get(0);
            assertThat(descent.request(depth)).isEqualTo(descent.request(leftmost.id()));
        }
    }

    @Test
    void aDepthAndKindAreTheLeftmostNodeThatHasItElseTheLeftmostOfAllPlayedAsIt() {
        int found = 0;
        int played = 0;
        for (int depth = 1; depth < descent.bossDepth(); depth++) {
            List<GraphNode> row = descent.graph().row(depth - 1);
            for (FloorKind kind : FloorKind.values()) {
                String node = row.get(0).id();
                for (int i = row.size() - 1; i >= 0; i--) {
                    node = row.get(i).kind() == kind ? row.get(i).id() : node;
                }
                FloorRequest request = descent.request(depth, kind);
                assertThat(request).isEqualTo(descent.request(node, kind));
                assertThat(request.kind()).isEqualTo(kind);
                if (descent.request(node).kind() == kind) {
                    found++;
                } else {
                    played++;
                }
            }
        }
        assertThat(found).isPositive();
        assertThat(played).isPositive();
    }

    @Test
    void aFloorCanBePlayedAsAnotherKindAndLeadsWhereItLedWithTheSamePromises() {
        FloorRequest own = descent.request(4);
        FloorRequest other = descent.request(own.node(), FloorKind.SCROLL);
        assertThat(other)
                .isEqualTo(new FloorRequest(own.seed(), own.node(), 4, FloorKind.SCROLL, own.waysOn())
                        .promising(own.danger(), own.features()));
    }

    @Test
    void carriedScoresGiveTheKindsAndWaysThatRunsHadBeforeScoresWereSums() throws IOException {
        StringBuilder printed = new StringBuilder();
        for (String seed : List.of("7", "42", "420001", "-9")) {
            RoomGraph graph = new RoomGraph(Seed.of(seed), TestContent.BUILT_IN.graph(), RoomGraph.ScoreRule.CARRIED);
            printed.append("seed ").append(seed).append('\n');
            for (int row = 0; row <= graph.rows(); row++) {
                printed.append(graph.row(row).stream()
                                .map(node -> node.id() + " " + node.kind().id() + " " + node.score() + " > "
                                        + waysOn(node, graph))
                                .collect(Collectors.joining("  ")))
                        .append('\n');
            }
        }
        assertThat(printed.toString()).isEqualTo(Files.readString(Path.of("src/test/resources/graphs/kinds.txt")));
    }

    private static String waysOn(GraphNode node, RoomGraph graph) {
        List<String> ways = graph.waysOn(node).stream().map(GraphNode::id).toList();
        return ways.isEmpty() ? Descent.OUT : String.join(",", ways);
    }

    @Test
    void exitsOfOneFloorNeverTellTheSame() {
        for (int seed = 1; seed <= 300; seed++) {
            RoomGraph graph = descentOf(Integer.toString(seed)).graph();
            for (GraphNode node : graph.nodes()) {
                List<GraphNode> exits = graph.waysOn(node);
                for (int i = 1; i < exits.size(); i++) {
                    GraphNode exit = exits.get(i);
                    assertThat(exits.subList(0, i))
                            .as("exits of %s of seed %s", node.id(), seed)
                            .noneMatch(exit::tellsTheSameAs);
                }
            }
        }
    }

    @Test
    void everyNodeOfTheFirstRowIsAnEntranceAndTheSeedProposesEachAsOften() {
        int[] times = new int[8];
        int seeds = 4_000;
        for (int seed = 0; seed < seeds; seed++) {
            Descent run = descentOf(Integer.toString(seed));
            assertThat(run.entrances()).isEqualTo(run.graph().row(0));
            GraphNode proposed = run.proposedEntrance();
            assertThat(run.entrances()).contains(proposed);
            assertThat(descentOf(Integer.toString(seed)).proposedEntrance()).isEqualTo(proposed);
            times[proposed.column()]++;
        }
        for (int count : times) {
            assertThat(count).isBetween(seeds / 8 - 100, seeds / 8 + 100);
        }
    }

    @Test
    void aNodeThatAGraphLacksIsReplacedByTheNearestOfItsRow() {
        RoomGraph graph = descent.graph();
        List<GraphNode> row = graph.row(5);
        GraphNode last = row.get(row.size() - 1);

        row.forEach(node -> assertThat(graph.nearest(node.id())).contains(node));
        assertThat(graph.nearest("boss")).isEqualTo(graph.node("boss"));
        assertThat(graph.nearest("r5c" + (last.column() + 1))).contains(last);
        assertThat(graph.nearest("r16c0")).as("no graph has so many rows").isEmpty();
        assertThat(graph.nearest("r5")).isEmpty();
        assertThat(graph.nearest("nowhere")).isEmpty();
        GraphRules narrow = new GraphRules(
                8,
                4,
                1,
                List.of(),
                TestContent.BUILT_IN.graph().rules(),
                TestContent.BUILT_IN.graph().promises());
        RoomGraph thin = new RoomGraph(Seed.of(1), narrow);
        assertThat(thin.nearest("r2c0")).contains(thin.leftmost(2));
    }

    @Test
    void aDepthOrNodeThatIsNotThereIsRefusedWithWhatIs() {
        assertThatThrownBy(() -> descent.request(0)).hasMessage("no depth 0; there are 1 to 17");
        assertThatThrownBy(() -> descent.request(18, FloorKind.BATTLE)).hasMessage("no depth 18; there are 1 to 17");
        assertThatThrownBy(() -> descent.request("r0c8"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no node 'r0c8' in the run of seed under the hill; that row has [r0c");
        assertThatThrownBy(() -> descent.request("r20c0"))
                .hasMessage("no node 'r20c0' in the run of seed under the hill; there are rows 0 to 15 and boss");
    }

    @Test
    void anotherSeedIsAnotherRun() {
        assertThat(descentOf("over the hill").graph().ways())
                .isNotEqualTo(descent.graph().ways());
        assertThat(descentOf("under the hill").graph().ways())
                .isEqualTo(descent.graph().ways());
    }

    private static Descent descentOf(String seed) {
        return new Descent(Seed.of(seed), TestContent.BUILT_IN.graph());
    }
}
