package dev.orebound.screen.descent;

import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The part of a descent that the player knows: visited floors, floors that could have been chosen, the exits ahead, and
 * everything that a lens or a map shows. The boss at the bottom is always known.
 */
public final class KnownDescent {
    private final RoomGraph graph;
    private final List<String> path;
    private final TreeMap<String, NodeMark> marks = new TreeMap<>();
    private final int deepestRow;

    /**
     * @param path the entered nodes, in order; the player is on the last
     * @param gains decides how far the player sees ahead
     */
    public KnownDescent(RoomGraph graph, List<String> path, PlayerUpgrades gains) {
        this.graph = graph;
        this.path = List.copyOf(path);
        graph.node(RoomGraph.BOSS).ifPresent(boss -> marks.put(boss.id(), NodeMark.SEEN));
        markMapped(gains.mappedRow());
        for (int i = 0; i < path.size(); i++) {
            GraphNode node = graph.node(path.get(i)).orElse(null);
            if (node != null) {
                boolean isLast = i == path.size() - 1;
                markAhead(List.of(node), isLast ? gains.sightRows() : 1, isLast);
            }
        }
        path.forEach(walked -> marks.put(walked, NodeMark.WALKED));
        if (!path.isEmpty()) {
            marks.put(path.get(path.size() - 1), NodeMark.HERE);
        }
        deepestRow = findDeepestRow();
    }

    private KnownDescent(RoomGraph graph, GraphNode entrance, int rows) {
        this.graph = graph;
        path = List.of(entrance.id());
        graph.node(RoomGraph.BOSS).ifPresent(boss -> marks.put(boss.id(), NodeMark.SEEN));
        for (GraphNode node : graph.nodes()) {
            if (node.row() <= rows) {
                marks.put(node.id(), NodeMark.ASIDE);
            }
        }
        markAhead(List.of(entrance), rows, true);
        marks.put(entrance.id(), NodeMark.HERE);
        deepestRow = findDeepestRow();
    }

    /**
     * Returns what a player knows before a run: some rows below all entrances. The player stands at the entrance that
     * it would take, and what cannot be reached from there lies aside.
     */
    static KnownDescent before(RoomGraph graph, GraphNode entrance, int rows) {
        return new KnownDescent(graph, entrance, rows);
    }

    private void markMapped(int mappedRow) {
        for (GraphNode node : graph.nodes()) {
            if (node.row() <= mappedRow) {
                marks.put(node.id(), NodeMark.SEEN);
            }
        }
    }

    private void markAhead(List<GraphNode> from, int rows, boolean isHere) {
        List<GraphNode> frontier = from;
        for (int row = 0; row < rows; row++) {
            List<GraphNode> next = new ArrayList<>();
            frontier.forEach(node -> next.addAll(graph.waysOn(node)));
            NodeMark direct = isHere ? NodeMark.AHEAD : NodeMark.MISSED;
            for (GraphNode node : next) {
                marks.put(node.id(), row == 0 ? direct : NodeMark.SEEN);
            }
            frontier = next;
        }
    }

    RoomGraph graph() {
        return graph;
    }

    /** Returns the node that the player is on, or an empty text before the first. */
    String here() {
        return path.isEmpty() ? "" : path.get(path.size() - 1);
    }

    NodeMark markOf(GraphNode node) {
        return marks.getOrDefault(node.id(), NodeMark.VEILED);
    }

    /** Returns true if the player took an edge. */
    boolean isWalked(RoomGraph.GraphEdge edge) {
        int from = path.indexOf(edge.from().id());
        return from >= 0
                && from + 1 < path.size()
                && path.get(from + 1).equals(edge.to().id());
    }

    /** Returns true if the player knows an edge: it starts on a visited floor or is within sight. */
    boolean isKnown(RoomGraph.GraphEdge edge) {
        if (path.contains(edge.from().id())) {
            return true;
        }
        NodeMark from = markOf(edge.from());
        NodeMark to = markOf(edge.to());
        return from == NodeMark.ASIDE
                ? to != NodeMark.VEILED && !edge.to().id().equals(RoomGraph.BOSS)
                : (from == NodeMark.SEEN || from == NodeMark.AHEAD) && to == NodeMark.SEEN;
    }

    /** Returns the deepest row with a known floor other than the boss's. */
    int deepestRow() {
        return deepestRow;
    }

    private int findDeepestRow() {
        int deepest = 0;
        for (GraphNode node : graph.nodes()) {
            boolean isBoss = node.id().equals(RoomGraph.BOSS);
            if (markOf(node) != NodeMark.VEILED && (!isBoss || markOf(node) != NodeMark.SEEN)) {
                deepest = Math.max(deepest, node.row());
            }
        }
        return deepest;
    }

    /** The state of a floor of the descent for the player. */
    enum NodeMark {
        /** Nothing is known about the floor. */
        VEILED,
        /** The kind of the floor is known. */
        SEEN,
        /** An exit of the player's floor leads there. */
        AHEAD,
        /** The player has been there. */
        WALKED,
        /** The player is there. */
        HERE,
        /** It could have been chosen earlier. */
        MISSED,
        /** Before the run: it is known, but not reached from the entrance that the player would take. */
        ASIDE
    }
}
