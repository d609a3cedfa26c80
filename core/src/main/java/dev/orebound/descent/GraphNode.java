package dev.orebound.descent;

import dev.orebound.content.floor.FloorKind;
import java.util.List;

/**
 * A floor's place in the descent.
 *
 * @param id {@code r<row>c<column>}, or {@code boss}
 * @param row from 0 at the top
 * @param column from 0 at the left; 0 for the boss
 * @param kind kind of the floor
 * @param score the number that decided which kinds could be drawn: the sum of the boosts of its parents' kinds; 0 on
 *     row 0
 * @param danger 1 to 3 marks
 * @param features words of what the floor has, in the order of the alphabet
 */
public record GraphNode(String id, int row, int column, FloorKind kind, int score, int danger, List<String> features) {
    /** Creates a node of which only the kind is drawn yet. */
    GraphNode(String id, int row, int column, FloorKind kind, int score) {
        this(id, row, column, kind, score, 1, List.of());
    }

    /** Returns the same node with danger and features. */
    GraphNode promising(int marks, List<String> words) {
        return new GraphNode(id, row, column, kind, score, marks, List.copyOf(words));
    }

    /** Returns true if exits to both nodes tell the same. */
    public boolean tellsTheSameAs(GraphNode other) {
        return kind == other.kind && danger == other.danger && features.equals(other.features);
    }
}
