package dev.orebound.descent;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.descent.RoomGraph.ScoreRule;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the kind of each floor on the paths of a run, rows downwards and columns from left to right.
 *
 * <p>Source: the scored map of Golemancer (Brian_Nether, 2024), in which a chosen room raises or lowers the score of
 * every room that it connects to. In addition, as in other games with maps, two exits of a floor should differ: a kind
 * that a drawn sibling has is drawn anew among those that no drawn sibling has.
 */
final class FloorKindDraw {
    private final GraphPaths paths;
    private final GraphRules rules;
    private final ScoreRule scores;
    private final RandomStream stream;

    FloorKindDraw(GraphPaths paths, GraphRules rules, ScoreRule scores, RandomStream stream) {
        this.paths = paths;
        this.rules = rules;
        this.scores = scores;
        this.stream = stream;
    }

    /** Returns the nodes of each row, from the top, each row from the left. */
    List<List<GraphNode>> rows() {
        List<List<GraphNode>> rows = new ArrayList<>();
        List<GraphNode> above = List.of();
        for (int row = 0; row < paths.rows(); row++) {
            above = row(row, above);
            rows.add(above);
        }
        return rows;
    }

    /** Returns the score of a node below these; 0 if there are none. */
    int scoreBelow(List<GraphNode> parents) {
        int sum = 0;
        int best = parents.isEmpty() ? 0 : Integer.MIN_VALUE;
        for (GraphNode parent : parents) {
            int boost = rules.boostOf(parent.kind());
            sum += boost;
            best = Math.max(best, parent.score() + boost);
        }
        return scores == ScoreRule.CARRIED ? best : sum;
    }

    private List<GraphNode> row(int row, List<GraphNode> above) {
        List<GraphNode> drawn = new ArrayList<>();
        for (int column = 0; column < paths.columns(); column++) {
            if (paths.has(row, column)) {
                List<GraphNode> parents = leadingTo(column, above);
                int score = scoreBelow(parents);
                FloorKind kind = kind(row, score, siblings(parents, drawn));
                drawn.add(new GraphNode("r" + row + "c" + column, row, column, kind, score));
            }
        }
        return drawn;
    }

    private List<GraphNode> leadingTo(int column, List<GraphNode> above) {
        List<GraphNode> leading = new ArrayList<>();
        for (GraphNode node : above) {
            if (paths.leads(node.row(), node.column(), column)) {
                leading.add(node);
            }
        }
        return leading;
    }

    /** Returns the nodes drawn so far that share one of these parents. */
    private List<GraphNode> siblings(List<GraphNode> parents, List<GraphNode> drawn) {
        List<GraphNode> siblings = new ArrayList<>();
        for (GraphNode other : drawn) {
            if (!leadingTo(other.column(), parents).isEmpty()) {
                siblings.add(other);
            }
        }
        return siblings;
    }

    private FloorKind kind(int row, int score, List<GraphNode> siblings) {
        if (row < rules.opening().size()) {
            return rules.opening().get(row);
        }
        List<FloorKind> drawable = drawableAt(score);
        FloorKind first = drawable.get(stream.below(drawable.size()));
        if (!isAmong(siblings, first)) {
            return first;
        }
        List<FloorKind> others =
                drawable.stream().filter(kind -> !isAmong(siblings, kind)).toList();
        return others.isEmpty() ? first : others.get(stream.below(others.size()));
    }

    /**
     * Returns the kinds to draw from. The checks of content only hold scores that are sums; any kind may have another.
     */
    private List<FloorKind> drawableAt(int score) {
        List<FloorKind> drawable = rules.drawableAt(score);
        return scores == ScoreRule.CARRIED && drawable.isEmpty()
                ? rules.rules().stream().map(GraphRules.FloorKindRule::kind).toList()
                : drawable;
    }

    private static boolean isAmong(List<GraphNode> nodes, FloorKind kind) {
        for (GraphNode node : nodes) {
            if (node.kind() == kind) {
                return true;
            }
        }
        return false;
    }
}
