package dev.orebound.descent;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import java.util.List;

/**
 * The floors of a run: its room graph, and the generator's request for each node.
 *
 * <p>A node's depth is its row plus one. The boss's floor lies below all rows; its only exit leads {@code out}.
 */
public final class Descent {
    /** The target of the last exit. */
    public static final String OUT = "out";

    private final Seed seed;
    private final RunOpening opening;
    private final RoomGraph graph;

    /** Creates the descent of an ordinary run. */
    public Descent(Seed seed, GraphRules rules) {
        this(seed, RunOpening.ORDINARY, rules);
    }

    /**
     * Creates the descent of a run. The first run of a profile has the same graph, with a battle on each floor of the
     * first row; if it begins in the hand-made room, those floors have that room.
     */
    public Descent(Seed seed, RunOpening opening, GraphRules rules) {
        this.seed = seed;
        this.opening = opening;
        this.graph = new RoomGraph(seed, opening.isFirst() ? rules.openingWith(FloorKind.BATTLE) : rules);
    }

    /** Returns the run's seed. */
    public Seed seed() {
        return seed;
    }

    /** Returns the way in which the run begins. */
    public RunOpening opening() {
        return opening;
    }

    /** Returns the graph of the floors. */
    public RoomGraph graph() {
        return graph;
    }

    /** Returns the nodes at which the run may begin, from the left: all of the first row. */
    public List<GraphNode> entrances() {
        return graph.entrances();
    }

    /** Returns the entrance that the seed proposes; each is as likely as the others, and drawn apart from all else. */
    public GraphNode proposedEntrance() {
        List<GraphNode> entrances = entrances();
        return entrances.get(new RandomStreams(seed).stream("descent.entrance").below(entrances.size()));
    }

    /** Returns the depth of the boss's floor, the deepest. */
    public int bossDepth() {
        return graph.rows() + 1;
    }

    /**
     * Returns the request for the leftmost floor of a depth, as its own kind.
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
     * Returns the request for the leftmost floor of a depth that has a kind; if none has it, for the leftmost of all,
     * made as that kind.
     *
     * @throws IllegalArgumentException if there is no such depth
     */
    public FloorRequest request(int depth, FloorKind kind) {
        checkDepth(depth);
        return request(graph.leftmost(depth - 1, kind), kind);
    }

    /**
     * Returns the request for a node, as its own kind.
     *
     * @throws IllegalArgumentException if the run does not have that node
     */
    public FloorRequest request(String node) {
        GraphNode found = node(node);
        return request(found, found.kind());
    }

    /**
     * Returns the request for a node, made as any kind.
     *
     * @throws IllegalArgumentException if the run does not have that node
     */
    public FloorRequest request(String node, FloorKind kind) {
        return request(node(node), kind);
    }

    private FloorRequest request(GraphNode node, FloorKind kind) {
        List<String> waysOn = graph.waysOn(node).stream().map(GraphNode::id).toList();
        boolean hasFirstRoom = opening == RunOpening.FIRST_ROOM && node.row() == 0 && kind == FloorKind.BATTLE;
        FloorRequest request = new FloorRequest(
                        seed, node.id(), node.row() + 1, kind, waysOn.isEmpty() ? List.of(OUT) : waysOn)
                .promising(node.danger(), node.features());
        return hasFirstRoom ? request.withFirstRoom() : request;
    }

    private GraphNode node(String id) {
        return graph.node(id).orElseThrow(() -> new IllegalArgumentException(noSuchNode(id)));
    }

    /** Returns a message that lists the nodes of the row in question, or the existing rows. */
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
