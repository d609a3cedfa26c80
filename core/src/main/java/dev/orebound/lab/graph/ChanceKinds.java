package dev.orebound.lab.graph;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import java.util.Map;
import java.util.TreeMap;

/**
 * The older rule by which kinds were given to the nodes of a graph, kept to compare the scores with: each node for itself, by
 * chance alone. Nothing is played by it, so its numbers are what it is and no content.
 *
 * <p>Every node is a battle first. Then it becomes a golem with a chance that falls by row. From the fourth row on, what is
 * still a battle becomes a scroll with 20 %, and what is still one a buff with 20 %, health or attack by a coin.
 */
final class ChanceKinds {
    private static final TreeMap<Integer, Integer> GOLEM_PERCENT = new TreeMap<>(Map.of(0, 100, 4, 80, 7, 40, 9, 10));

    private static final int FIRST_ROW_OF_OTHERS = 3;
    private static final int SCROLL_PERCENT = 20;
    private static final int BUFF_PERCENT = 20;

    private ChanceKinds() {}

    /** A kind for the id of every node but the boss. */
    static Map<String, FloorKind> draw(RoomGraph graph, RandomStream stream) {
        TreeMap<String, FloorKind> kinds = new TreeMap<>();
        for (int row = 0; row < graph.rows(); row++) {
            for (GraphNode node : graph.row(row)) {
                kinds.put(node.id(), draw(row, stream));
            }
        }
        return kinds;
    }

    private static FloorKind draw(int row, RandomStream stream) {
        if (stream.chance(GOLEM_PERCENT.getOrDefault(row, 0))) {
            return FloorKind.GOLEM;
        }
        if (row < FIRST_ROW_OF_OTHERS) {
            return FloorKind.BATTLE;
        }
        if (stream.chance(SCROLL_PERCENT)) {
            return FloorKind.SCROLL;
        }
        if (stream.chance(BUFF_PERCENT)) {
            return stream.below(2) == 0 ? FloorKind.HEALTH_BUFF : FloorKind.ATTACK_BUFF;
        }
        return FloorKind.BATTLE;
    }
}
