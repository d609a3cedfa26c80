package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.GraphRules;
import java.util.List;
import java.util.TreeSet;

/** Wherever the rules of the room graph can lead, there must be a kind to draw. */
final class EveryScoreHasAKind implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        GraphRules graph = content.graph();
        for (FloorKind kind : graph.opening()) {
            if (!graph.knows(kind)) {
                complaints.add(GraphRules.FILE + ": opening: '" + kind.id() + "' has no rule; give it one");
                return;
            }
        }
        checkEachRow(graph, complaints);
    }

    /** A node's score is one of its parents', moved by a boost; so these are all scores that a row can have, or more. */
    private static void checkEachRow(GraphRules graph, List<String> complaints) {
        TreeSet<Integer> scores = new TreeSet<>(List.of(0));
        for (int row = 0; row < graph.rows(); row++) {
            TreeSet<Integer> next = new TreeSet<>();
            for (int score : scores) {
                List<FloorKind> kinds = kindsAt(graph, row, score);
                if (kinds.isEmpty()) {
                    complaints.add(GraphRules.FILE + ": rules: no kind can be drawn at score " + score + ", which row "
                            + row + " can have; widen the min or max of one");
                    return;
                }
                kinds.forEach(kind -> next.add(score + graph.boostOf(kind)));
            }
            scores = next;
        }
    }

    private static List<FloorKind> kindsAt(GraphRules graph, int row, int score) {
        return row < graph.opening().size() ? List.of(graph.opening().get(row)) : graph.drawableAt(score);
    }
}
