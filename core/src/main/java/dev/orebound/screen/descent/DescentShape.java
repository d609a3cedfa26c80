package dev.orebound.screen.descent;

import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;

/** Places the floors of a descent in a box that shows some of its rows. Pure arithmetic. */
final class DescentShape {
    private static final int ROW_UNITS = 88;

    /** Distance of the focused row from the top of the box, as a share of the box's height. */
    private static final float FOCUS = 0.3f;

    /** Rows near the upper and lower sides of the box fade, over so many units. */
    private static final int FADE_UNITS = 54;

    /** Largest offset of a floor from the middle of its place, as a share of the place. */
    private static final float OFF = 0.16f;

    private final int columns;
    private final int rows;
    private LayoutBox box = new LayoutBox(0, 0, 1, 1);
    private float pitch = 1;
    private float fade = 1;
    private int depthsWidth;
    private float focus;

    DescentShape(RoomGraph graph) {
        rows = graph.rows();
        columns = 1 + graph.nodes().stream().mapToInt(GraphNode::column).max().orElse(0);
    }

    void layOut(LayoutBox within, InterfaceSize size) {
        box = within;
        pitch = size.pixels(ROW_UNITS);
        fade = size.pixels(FADE_UNITS);
        depthsWidth = size.pixels(34);
    }

    LayoutBox box() {
        return box;
    }

    float pitch() {
        return pitch;
    }

    /** Looks at a row, or at a place between two. */
    void lookAt(float row) {
        focus = clamp(row);
    }

    /** The nearest row that can be looked at. */
    float clamp(float row) {
        return Math.max(0, Math.min(rows, row));
    }

    float focus() {
        return focus;
    }

    float x(GraphNode node) {
        float left = box.x() + depthsWidth;
        float wide = box.width() - depthsWidth;
        if (node.row() == rows) {
            return left + wide / 2;
        }
        float off = OFF * (hash(node.row(), node.column()) - 0.5f);
        return left + wide * (node.column() + 0.5f + off) / columns;
    }

    float y(GraphNode node) {
        float off = node.row() == rows ? 0 : OFF * (hash(node.column() + 31, node.row()) - 0.5f);
        return rowY(node.row()) + off * pitch;
    }

    /** The height of a row's middle. */
    float rowY(float row) {
        return box.top() - box.height() * FOCUS - (row - focus) * pitch;
    }

    /** Returns the visibility at a height, 0 to 1. */
    float clarity(float y) {
        float inside = Math.min(box.top() - y, y - box.y());
        return Math.max(0, Math.min(1, inside / fade));
    }

    /** A number from 0 to 1 that looks like chance. */
    static float hash(int a, int b) {
        int mixed = (a * 0x9E3779B1) ^ (b * 0x85EBCA77);
        mixed = (mixed ^ mixed >>> 15) * 0x2C1B3C6D;
        return (mixed >>> 8 & 0xffff) / 65535f;
    }
}
