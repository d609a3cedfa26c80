package dev.orebound.descent;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.floor.FloorPromiseRules.FeatureOdds;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the danger and the features of each floor, rows downwards and columns from left to right, once all kinds are
 * known.
 *
 * <p>Exits of one floor must not tell the same, so a floor that would tell the same as a drawn sibling is drawn anew.
 * The draws have a random stream of their own, which keeps the kinds of a seed as they are.
 */
final class FloorPromiseDraw {
    /** The draws for one floor; only rules with hardly any choice need so many. */
    private static final int TRIES = 200;

    private final GraphPaths paths;
    private final FloorPromiseRules rules;
    private final RandomStream stream;

    FloorPromiseDraw(GraphPaths paths, FloorPromiseRules rules, RandomStream stream) {
        this.paths = paths;
        this.rules = rules;
        this.stream = stream;
    }

    /** Replaces the nodes of all rows. */
    void drawAll(List<List<GraphNode>> rows) {
        for (int row = 0; row < rows.size(); row++) {
            List<GraphNode> drawn = new ArrayList<>();
            for (GraphNode node : rows.get(row)) {
                drawn.add(draw(node, drawn));
            }
            rows.set(row, drawn);
        }
    }

    private GraphNode draw(GraphNode node, List<GraphNode> drawn) {
        GraphNode promising = node;
        boolean isTold = true;
        for (int attempt = 0; attempt < TRIES && isTold; attempt++) {
            int danger = 1 + weighted(rules.dangerAt(node.row()));
            promising = node.promising(danger, features(node, danger));
            isTold = isToldByASibling(promising, drawn);
        }
        return promising;
    }

    private boolean isToldByASibling(GraphNode node, List<GraphNode> drawn) {
        for (GraphNode other : drawn) {
            if (other.tellsTheSameAs(node) && areSiblings(node, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean areSiblings(GraphNode one, GraphNode other) {
        for (int column = 0; column < paths.columns() && one.row() > 0; column++) {
            int above = one.row() - 1;
            if (paths.leads(above, column, one.column()) && paths.leads(above, column, other.column())) {
                return true;
            }
        }
        return false;
    }

    private List<String> features(GraphNode node, int danger) {
        if (node.kind() == FloorKind.BOSS) {
            return List.of();
        }
        int wanted = weighted(rules.marksOf(danger).weights());
        List<FeatureOdds> left = rules.featuresAt(node.row());
        List<String> features = new ArrayList<>();
        while (features.size() < wanted && !left.isEmpty()) {
            String feature = left.get(
                            weighted(left.stream().map(FeatureOdds::weight).toList()))
                    .feature();
            features.add(feature);
            left.removeIf(each -> each.feature().equals(feature));
        }
        features.sort(null);
        return features;
    }

    /** Returns an index, drawn by weights that are not all 0. */
    private int weighted(List<Integer> weights) {
        int ticket = stream.below(weights.stream().mapToInt(Integer::intValue).sum());
        int index = 0;
        while (ticket >= weights.get(index)) {
            ticket -= weights.get(index++);
        }
        return index;
    }
}
