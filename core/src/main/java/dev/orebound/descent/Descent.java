package dev.orebound.descent;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import java.util.List;

/**
 * The floors of a run: its room graph, and what to ask of the generator for each node.
 *
 * <p>A node's depth is its row and one more. The boss's floor lies below all rows; from it the only way on is {@code out}.
 */
public final class Descent {
    /** Where the last exit leads. */
    public static final String OUT = "out";

    private final Seed seed;
    private final RoomGraph graph;

    /** The descent of a run. */
    public Descent(Seed seed, GraphRules rules) {
        this.seed = seed;
        this.graph = new RoomGraph(seed, rules);
    }

    /** The descent of the first run of a profile: the same ways, and a battle on each floor of the first row. */
    public static Descent ofFirstRun(Seed seed, GraphRules rules) {
        return new Descent(seed, rules.openingWith(FloorKind.BATTLE));
    }

    /** The run's seed. */
    public Seed seed() {
        return seed;
    }

    /** The floors and the ways between them. */
    public RoomGraph graph() {
        return graph;
    }

    /** The depth of the boss's floor, the deepest. */
    public int bossDepth() {
        return graph.rows() + 1;
    }

    /**
     * What to ask of the generator for the leftmost floor of a depth, as its own kind.
     *
     * @param depth 1 to {@link #bossDepth}
     * @throws IllegalArgumentException if there is no such depth
     */
    public FloorRequest request(int depth) {
        checkDepth(depth);
        GraphNode node = graph.leftmost(depth - 1);
        return request(node, node.kind());
    }

    /**
     * The same for the leftmost floor of a depth that has a kind; if none has, for the leftmost of all, played as that kind.
     *
     * @throws IllegalArgumentException if there is no such depth
     */
    public FloorRequest request(int depth, FloorKind kind) {
        checkDepth(depth);
        return request(graph.leftmost(depth - 1, kind), kind);
    }

    /**
     * What to ask of the generator for a node, as its own kind.
     *
     * @throws IllegalArgumentException if the run does not have that node
     */
    public FloorRequest request(String node) {
        GraphNode found = node(node);
        return request(found, found.kind());
    }

    /**
     * The same, played as a kind of one's choice.
     *
     * @throws IllegalArgumentException if the run does not have that node
     */
    public FloorRequest request(String node, FloorKind kind) {
        return request(node(node), kind);
    }

    private FloorRequest request(GraphNode node, FloorKind kind) {
        List<String> waysOn = graph.waysOn(node).stream().map(GraphNode::id).toList();
        return new FloorRequest(seed, node.id(), node.row() + 1, kind, waysOn.isEmpty() ? List.of(OUT) : waysOn);
    }

    private GraphNode node(String id) {
        return graph.node(id).orElseThrow(() -> new IllegalArgumentException(noSuchNode(id)));
    }

    /** Tells which nodes the row has that was meant, or which rows there are. */
    private String noSuchNode(String id) {
        List<String> there = graph.nodes().stream()
                .filter(node -> id.startsWith("r" + node.row() + "c"))
                .map(GraphNode::id)
                .toList();
        return "no node '" + id + "' in the run of seed " + seed.text() + "; "
                + (there.isEmpty()
                        ? "there are rows 0 to " + (graph.rows() - 1) + " and boss"
                        : "that row has " + there);
    }

    private void checkDepth(int depth) {
        if (depth < 1 || depth > bossDepth()) {
            throw new IllegalArgumentException("no depth " + depth + "; there are 1 to " + bossDepth());
        }
    }
}
