package dev.orebound.workbench.overlay;

import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.screen.layout.LayoutBox;

/** Where the nodes of a whole room graph are in a box: the way down goes from left to right. Pure arithmetic. */
final class GraphShape {
    private final int rows;
    private final int columns;
    private LayoutBox box = new LayoutBox(0, 0, 1, 1);

    GraphShape(RoomGraph graph) {
        rows = graph.rows() + 1;
        columns = 1 + graph.nodes().stream().mapToInt(GraphNode::column).max().orElse(0);
    }

    void layOut(LayoutBox within) {
        box = within;
    }

    /** How many rows there are, the boss's among them. */
    int rows() {
        return rows;
    }

    /** From one row to the next. */
    float pitch() {
        return box.width() / (float) rows;
    }

    /** From one column to the next. */
    float columnPitch() {
        return box.height() / (float) columns;
    }

    float x(int row) {
        return box.x() + (row + 0.5f) * pitch();
    }

    float x(GraphNode node) {
        return x(node.row());
    }

    /** The boss stands in the middle: all of the last row leads there. */
    float y(GraphNode node) {
        float column = node.row() == rows - 1 ? (columns - 1) / 2f : node.column();
        return box.top() - (column + 0.5f) * columnPitch();
    }
}
