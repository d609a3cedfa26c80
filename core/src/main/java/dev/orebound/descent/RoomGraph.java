package dev.orebound.descent;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The graph of all floors that a run can go through: rows of nodes, and the boss below the last row. The same seed and
 * rules make the same graph.
 */
public final class RoomGraph {
    /** The id of the node below all rows. */
    public static final String BOSS = "boss";

    private static final Pattern PLACE = Pattern.compile("r(\\d{1,2})c(\\d{1,2})");

    /** The rule by which a node takes its score from its parents, the nodes that lead to it. */
    public enum ScoreRule {
        /** The sum of the boosts of the parents' kinds. Every run is drawn by it. */
        SUMMED,
        /** The largest sum of a parent's score and the boost of its kind. Kept for comparison only. */
        CARRIED
    }

    /**
     * A step from a node to one in the row below.
     *
     * @param to one row below {@code from}, at most one column sideways; or the boss
     */
    public record GraphEdge(GraphNode from, GraphNode to) {}

    private final List<List<GraphNode>> rows;
    private final List<GraphEdge> edges = new ArrayList<>();
    private final TreeMap<String, GraphNode> nodes = new TreeMap<>();
    private final TreeMap<String, List<GraphNode>> waysOn = new TreeMap<>();

    /** Creates the graph of a run. */
    public RoomGraph(Seed seed, GraphRules rules) {
        this(seed, rules, ScoreRule.SUMMED);
    }

    /** Creates the graph of a run, with the same ways under every rule of scores. */
    public RoomGraph(Seed seed, GraphRules rules, ScoreRule scores) {
        RandomStreams streams = new RandomStreams(seed);
        GraphPaths paths = new GraphPaths(rules, streams.stream("descent.paths"));
        FloorKindDraw draw = new FloorKindDraw(paths, rules, scores, streams.stream("descent.kinds"));
        rows = new ArrayList<>(draw.rows());
        List<GraphNode> last = rows.get(rows.size() - 1);
        rows.add(List.of(new GraphNode(BOSS, rows.size(), 0, FloorKind.BOSS, draw.scoreBelow(last))));
        new FloorPromiseDraw(paths, rules.promises(), streams.stream("descent.promises")).drawAll(rows);
        rows.forEach(row -> row.forEach(node -> nodes.put(node.id(), node)));
        for (int row = 0; row + 1 < rows.size(); row++) {
            for (GraphNode node : rows.get(row)) {
                join(node, rows.get(row + 1), paths);
            }
        }
    }

    private void join(GraphNode from, List<GraphNode> below, GraphPaths paths) {
        List<GraphNode> joined = new ArrayList<>();
        for (GraphNode to : below) {
            if (to.kind() == FloorKind.BOSS || paths.leads(from.row(), from.column(), to.column())) {
                joined.add(to);
                edges.add(new GraphEdge(from, to));
            }
        }
        waysOn.put(from.id(), List.copyOf(joined));
    }

    /** Returns the number of rows, without the boss's. */
    public int rows() {
        return rows.size() - 1;
    }

    /**
     * Returns the nodes of a row, from the left; the row below the last holds only the boss.
     *
     * @throws IndexOutOfBoundsException if there is no such row
     */
    public List<GraphNode> row(int row) {
        return List.copyOf(rows.get(row));
    }

    /** Returns the nodes at which a run may begin, from the left: all of the first row. */
    public List<GraphNode> entrances() {
        return row(0);
    }

    /** Returns every node, row by row from the top, each row from the left. */
    public List<GraphNode> nodes() {
        return rows.stream().flatMap(List::stream).toList();
    }

    /** Returns every edge, ordered by its upper node, then by its lower node. */
    public List<GraphEdge> ways() {
        return List.copyOf(edges);
    }

    /** Returns the node with this id, if the run has it. */
    public Optional<GraphNode> node(String id) {
        return Optional.ofNullable(nodes.get(id));
    }

    /**
     * Returns the node with this id; if another graph had it, and this one lacks it, the node of its row that is
     * nearest in column, the left one of two equally near. A row below the last counts as the last, if another graph
     * can have that row.
     */
    public Optional<GraphNode> nearest(String id) {
        Matcher named = PLACE.matcher(id);
        if (nodes.containsKey(id) || !named.matches()) {
            return node(id);
        }
        int row = Integer.parseInt(named.group(1));
        if (row + 1 >= FloorRequest.DEEPEST) {
            return Optional.empty();
        }
        int column = Integer.parseInt(named.group(2));
        return rows.get(Math.min(row, rows() - 1)).stream()
                .min(Comparator.comparingInt(node -> Math.abs(node.column() - column)));
    }

    /** Returns the nodes that a node leads to, from the left; none for the boss. */
    public List<GraphNode> waysOn(GraphNode node) {
        return waysOn.getOrDefault(node.id(), List.of());
    }

    /** Returns the leftmost node of a row. */
    public GraphNode leftmost(int row) {
        return rows.get(row).get(0);
    }

    /** Returns the leftmost node of a row that has a kind, or the leftmost of all if none has it. */
    public GraphNode leftmost(int row, FloorKind kind) {
        return rows.get(row).stream()
                .filter(node -> node.kind() == kind)
                .findFirst()
                .orElse(leftmost(row));
    }
}
