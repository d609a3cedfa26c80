package dev.orebound.screen.descent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KnownDescentTest {
    private final Content content = Content.read(new BuiltInAssets());
    private final RoomGraph graph = new Descent(Seed.of("known"), content.graph()).graph();

    @Test
    void atFirstOneKnowsWhereOneIsTheWaysOnAndThatTheBossWaits() {
        GraphNode start = graph.leftmost(0);

        KnownDescent known = known(List.of(start.id()), 1, -1);

        assertThat(known.markOf(start)).isEqualTo(KnownDescent.NodeMark.HERE);
        assertThat(graph.waysOn(start))
                .isNotEmpty()
                .allMatch(node -> known.markOf(node) == KnownDescent.NodeMark.AHEAD);
        assertThat(known.deepestRow()).isEqualTo(1);
        assertThat(graph.nodes())
                .filteredOn(node -> node.row() > 1)
                .allMatch(node -> known.markOf(node)
                        == (isBoss(node) ? KnownDescent.NodeMark.SEEN : KnownDescent.NodeMark.VEILED));
        assertThat(graph.nodes())
                .filteredOn(node -> node.row() == 0 && !node.equals(start))
                .allMatch(node -> known.markOf(node) == KnownDescent.NodeMark.VEILED);
    }

    @Test
    void beforeTheRunTheRowsBelowAllEntrancesAreToldAndWhatTheChosenOneDoesNotReachLiesAside() {
        GraphNode chosen = graph.row(0).get(1);

        KnownDescent known = KnownDescent.before(graph, chosen, 2);

        List<GraphNode> next = graph.waysOn(chosen);
        List<GraphNode> beyond = new ArrayList<>();
        next.forEach(node -> beyond.addAll(graph.waysOn(node)));
        for (int row = 0; row <= 2; row++) {
            for (GraphNode node : graph.row(row)) {
                KnownDescent.NodeMark wanted = node.equals(chosen)
                        ? KnownDescent.NodeMark.HERE
                        : next.contains(node)
                                ? KnownDescent.NodeMark.AHEAD
                                : beyond.contains(node) ? KnownDescent.NodeMark.SEEN : KnownDescent.NodeMark.ASIDE;
                assertThat(known.markOf(node)).as(node.id()).isEqualTo(wanted);
            }
        }
        assertThat(graph.row(3)).allMatch(node -> known.markOf(node) == KnownDescent.NodeMark.VEILED);
        assertThat(graph.ways()).allMatch(way -> known.isKnown(way) == way.to().row() <= 2);
        assertThat(graph.ways()).noneMatch(known::isWalked);
        assertThat(known.deepestRow()).isEqualTo(2);
    }

    @Test
    void aLensShowsOneRowMoreButOnlyWhatCanBeReached() {
        GraphNode start = graph.leftmost(0);

        KnownDescent known = known(List.of(start.id()), 2, -1);

        List<GraphNode> beyond = new ArrayList<>();
        graph.waysOn(start).forEach(node -> beyond.addAll(graph.waysOn(node)));
        assertThat(beyond).allMatch(node -> known.markOf(node) == KnownDescent.NodeMark.SEEN);
        assertThat(graph.row(2))
                .filteredOn(node -> !beyond.contains(node))
                .allMatch(node -> known.markOf(node) == KnownDescent.NodeMark.VEILED);
        assertThat(known.deepestRow()).isEqualTo(2);
    }

    @Test
    void aMapShowsAllRowsDownToOne() {
        KnownDescent known = known(List.of(graph.leftmost(0).id()), 1, 3);

        for (int row = 0; row <= 3; row++) {
            assertThat(graph.row(row)).allMatch(node -> known.markOf(node) != KnownDescent.NodeMark.VEILED);
        }
        assertThat(graph.row(4)).allMatch(node -> known.markOf(node) == KnownDescent.NodeMark.VEILED);
    }

    @Test
    void exitsThatCouldHaveBeenChosenAreRememberedAndTheWayThatWasGoneIsKnown() {
        GraphNode start = start();
        GraphNode next = graph.waysOn(start).get(0);

        KnownDescent known = known(List.of(start.id(), next.id()), 1, -1);

        assertThat(known.markOf(start)).isEqualTo(KnownDescent.NodeMark.WALKED);
        assertThat(known.markOf(next)).isEqualTo(KnownDescent.NodeMark.HERE);
        assertThat(known.markOf(graph.waysOn(start).get(1))).isEqualTo(KnownDescent.NodeMark.MISSED);
        assertThat(known.isWalked(new RoomGraph.GraphEdge(start, next))).isTrue();
        assertThat(known.isWalked(
                        new RoomGraph.GraphEdge(start, graph.waysOn(start).get(1))))
                .isFalse();
        assertThat(known.isKnown(
                        new RoomGraph.GraphEdge(next, graph.waysOn(next).get(0))))
                .isTrue();
    }

    @Test
    void noWayIsKnownThatLeadsIntoTheVeil() {
        KnownDescent known = known(List.of(graph.leftmost(0).id()), 2, -1);

        assertThat(graph.ways())
                .filteredOn(known::isKnown)
                .allMatch(way -> known.markOf(way.to()) != KnownDescent.NodeMark.VEILED)
                .allMatch(way -> known.markOf(way.from()) != KnownDescent.NodeMark.VEILED);
    }

    /** Returns a node with two exits. */
    private GraphNode start() {
        return graph.row(0).stream()
                .filter(node -> graph.waysOn(node).size() > 1)
                .findFirst()
                .orElseThrow();
    }

    private KnownDescent known(List<String> path, int sightRows, int mappedRow) {
        return new KnownDescent(
                graph, path, new PlayerUpgrades(0, 0, PlayerUpgrades.NONE.brews(), sightRows, mappedRow));
    }

    private static boolean isBoss(GraphNode node) {
        return node.id().equals(RoomGraph.BOSS);
    }
}
