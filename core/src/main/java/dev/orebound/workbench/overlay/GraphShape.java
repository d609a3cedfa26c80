package dev.orebound.workbench.overlay;

import dev.orebound.descent.Node;
import dev.orebound.descent.RoomGraph;
import dev.orebound.screen.layout.Box;

/** Computes positions of the graph's nodes in a box; the descent runs from left to right. Pure arithmetic. */
final class GraphShape {
    private final int rows;
    private final int columns;
    private Box box = new Box(0, 0, 1, 1);

    GraphShape(RoomGraph graph) {
        rows = graph.rows() + 1;
        columns = 1 + graph.nodes().stream().mapToInt(Node::column).max().orElse(0);
    }

    void layOut(Box within) {
        box = within;
    }

    /** Returns the number of rows, including the boss. */
    int rows() {
        return rows;
    }

    /** Returns the distance between two rows. */
    float pitch() {
        return box.width() / (float) rows;
    }

    /** Returns the distance between two columns. */
    float columnPitch() {
        return box.height() / (float) columns;
    }

    float x(int row) {
        return box.x() + (row + 0.5f) * pitch();
    }

    float x(Node node) {
        return x(node.row());
    }

    /** Returns the position of a node; the boss is in the middle, because the whole last row leads there. */
    float y(Node node) {
        float column = node.row() == rows - 1 ? (columns - 1) / 2f : node.column();
        return box.top() - (column + 0.5f) * columnPitch();
    }
}
