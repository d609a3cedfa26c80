package dev.orebound.screen.descent;

import dev.orebound.descent.GraphNode;
import dev.orebound.descent.RoomGraph;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** Places the floors of a descent in a box that shows some of its rows. Pure arithmetic. */
final class DescentShape {
    private static final int ROW_UNITS = 114;

    /** Distance of the focused row from the top of the box, as a share of the box's height. */
    private static final float FOCUS = 0.3f;

    /** Height of the faded margins at the top and bottom of the box, in interface units. */
    private static final int FADE_UNITS = 54;

    /** Largest offset of a floor from the middle of its space, as a share of that space. */
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

    /** Scrolls to a row, or to a position between two rows. */
    void lookAt(float row) {
        focus = clamp(row);
    }

    /** Returns the nearest row that can be scrolled to. */
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

    /** Returns the height of a row's middle. */
    float rowY(float row) {
        return box.top() - box.height() * FOCUS - (row - focus) * pitch;
    }

    /** Returns the visibility at a height, from 0 to 1. */
    float clarity(float y) {
        float inside = Math.min(box.top() - y, y - box.y());
        return Math.max(0, Math.min(1, inside / fade));
    }

    /** Returns a pseudo-random number from 0 to 1 that depends on both arguments. */
    static float hash(int a, int b) {
        int mixed = (a * 0x9E3779B1) ^ (b * 0x85EBCA77);
        mixed = (mixed ^ mixed >>> 15) * 0x2C1B3C6D;
        return (mixed >>> 8 & 0xffff) / 65535f;
    }

    /** The rock behind a descent: a layer for each row, redder with depth, with stones in it. */
    static final class RockStrata {
        private static final int STONES_A_ROW = 13;
        private static final int STEPS_A_SEAM = 40;

        private final DescentShape shape;
        private final int rows;

        RockStrata(DescentShape shape, int rows) {
            this.shape = shape;
            this.rows = rows;
        }

        void draw(UiPane pane, int grain, float alpha) {
            LayoutBox box = shape.box();
            pane.fill(box.x(), box.y(), box.width(), box.height(), UiPalette.INK, alpha);
            for (int row = -2; row <= rows + 3; row++) {
                drawLayer(pane, row, grain, alpha);
            }
        }

        private void drawLayer(UiPane pane, int row, int grain, float alpha) {
            LayoutBox box = shape.box();
            float top = shape.rowY(row - 0.5f);
            float bottom = shape.rowY(row + 0.5f);
            float upper = Math.min(box.top(), top);
            float lower = Math.max(box.y(), bottom);
            if (upper <= lower) {
                return;
            }
            int ground = ground(row);
            pane.fill(box.x(), lower, box.width(), upper - lower, ground, 0.55f * alpha);
            for (int i = 0; i < STONES_A_ROW; i++) {
                float x = box.x() + DescentShape.hash(row, i) * (box.width() - 8f * grain);
                float y = bottom + DescentShape.hash(i + 57, row) * shape.pitch();
                drawStone(pane, x, y, grain, i, ground, alpha);
            }
            drawSeam(pane, row, bottom, grain, ground, alpha);
        }

        private void drawStone(UiPane pane, float x, float y, int grain, int number, int ground, float alpha) {
            float clarity = shape.clarity(y);
            if (clarity <= 0) {
                return;
            }
            int wide = (2 + number % 4) * grain;
            int ink = number % 3 == 0
                    ? UiPalette.mix(ground, UiPalette.STONE, 0.6f)
                    : UiPalette.mix(ground, UiPalette.NIGHT, 0.6f);
            float left = Math.round(x / grain) * grain;
            float foot = Math.round(y / grain) * grain;
            pane.fill(left, foot, wide, (1 + number % 2) * grain, ink, 0.8f * clarity * alpha);
        }

        /** Draws the uneven line between two layers. */
        private void drawSeam(UiPane pane, int row, float y, int grain, int ground, float alpha) {
            LayoutBox box = shape.box();
            float clarity = shape.clarity(y);
            float step = box.width() / (float) STEPS_A_SEAM;
            int ink = UiPalette.mix(ground, UiPalette.NIGHT, 0.75f);
            for (int i = 0; i < STEPS_A_SEAM && clarity > 0; i++) {
                int rise = Math.round(3 * DescentShape.hash(row * 7 + i / 3, i)) * grain;
                pane.fill(box.x() + i * step, y + rise, step, 2f * grain, ink, 0.7f * clarity * alpha);
            }
        }

        private int ground(int row) {
            float depth = Math.max(0, Math.min(1, row / (float) rows));
            int cold = row % 2 == 0 ? UiPalette.STONE_DARK : UiPalette.mix(UiPalette.STONE_DARK, UiPalette.INK, 0.45f);
            return UiPalette.mix(cold, UiPalette.BLOOD_DARK, 0.55f * depth * depth);
        }
    }
}
