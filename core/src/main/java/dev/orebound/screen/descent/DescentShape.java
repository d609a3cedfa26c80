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

    /** The night above the mine: sky, stars, a moon, two ranges of hills, and the meadow from which shafts lead to the entrances. */
    static final class NightSurface {
        /** The row at which the meadow lies; the first row of floors is 0. */
        private static final float MEADOW_ROW = -0.62f;

        private static final int[] SKY = {0x2b2f5c, 0x232650, 0x1a1c3c, 0x12122a, 0x0c0a1c};
        private static final int FAR_HILLS = 0x1c1f40;
        private static final int NEAR_HILLS = 0x141530;
        private static final int STARS = 46;
        private static final int MOON_GRAINS = 5;
        private static final int CRESCENT_GRAINS = 4;
        private static final int SHAFT_GRAINS = 7;
        private static final int RUNG_GRAINS = 4;

        private final DescentShape shape;

        NightSurface(DescentShape shape) {
            this.shape = shape;
        }

        void draw(UiPane pane, int grain, float alpha) {
            LayoutBox box = shape.box();
            float foot = shape.rowY(MEADOW_ROW);
            float high = box.top() - foot;
            if (high <= 0) {
                return;
            }
            for (int band = 0; band < SKY.length; band++) {
                float from = foot + high * band / SKY.length;
                pane.fill(box.x(), from, box.width(), box.top() - from, SKY[band], alpha);
            }
            drawStars(pane, foot, grain, alpha);
            drawMoon(pane, box.x() + box.width() * 0.8f, foot + high * 0.62f, grain, alpha);
            int step = 2 * grain;
            for (int x = 0; x < box.width(); x += step) {
                int wide = Math.min(step, box.width() - x);
                int place = x / step;
                drawColumn(pane, box.x() + x, foot, wide, far(place) * grain, FAR_HILLS, alpha);
                drawColumn(pane, box.x() + x, foot, wide, near(place) * grain, NEAR_HILLS, alpha);
                int blade = hash(place, 91) > 0.72f ? 2 : 1;
                int turf = UiPalette.mix(UiPalette.NIGHT, UiPalette.LEAF, 0.35f + 0.2f * hash(place, 17));
                drawColumn(pane, box.x() + x, foot, wide, blade * grain, turf, alpha);
            }
        }

        private static int far(int place) {
            return 9 + (int) (5 * Math.sin(place * 0.061) + 2.4 * Math.sin(place * 0.19 + 2));
        }

        private static int near(int place) {
            return 5 + (int) (3 * Math.sin(place * 0.083 + 2.6) + 1.5 * Math.sin(place * 0.31));
        }

        private void drawColumn(UiPane pane, float x, float foot, int wide, int high, int rgb, float alpha) {
            float room = Math.min(high, shape.box().top() - foot);
            if (room > 0) {
                pane.fill(x, foot, wide, room, rgb, alpha);
            }
        }

        private void drawStars(UiPane pane, float foot, int grain, float alpha) {
            LayoutBox box = shape.box();
            for (int star = 0; star < STARS; star++) {
                float x = box.x() + hash(star, 5) * (box.width() - grain);
                float y = foot + (14 + hash(11, star) * 60) * grain;
                if (y < box.top() - grain) {
                    float light = 0.25f + 0.6f * hash(star, star + 3);
                    pane.fill(Math.round(x), Math.round(y), grain, grain, UiPalette.BONE_LIGHT, light * alpha);
                }
            }
        }

        private void drawMoon(UiPane pane, float x, float y, int grain, float alpha) {
            if (y + MOON_GRAINS * grain > shape.box().top()) {
                return;
            }
            pane.glow(x, y, 22f * grain, UiPalette.BONE_LIGHT, 0.22f * alpha);
            for (int row = -MOON_GRAINS; row <= MOON_GRAINS; row++) {
                int half = (int) Math.round(Math.sqrt(MOON_GRAINS * MOON_GRAINS + MOON_GRAINS - row * row));
                float foot = Math.round(y) + (float) row * grain;
                float left = Math.round(x) - (float) half * grain;
                pane.fill(
                        left,
                        foot,
                        (float) Math.min(2 * half, CRESCENT_GRAINS) * grain,
                        grain,
                        UiPalette.BONE_LIGHT,
                        alpha);
            }
        }

        /** Draws a shaft with a ladder from the meadow down to a floor of the first row. */
        void drawShaft(UiPane pane, GraphNode node, int grain, float alpha) {
            float foot = shape.y(node);
            float top = Math.min(shape.box().top(), shape.rowY(MEADOW_ROW));
            float left = Math.round(shape.x(node) - SHAFT_GRAINS * grain / 2f);
            float wide = SHAFT_GRAINS * grain;
            if (top <= foot) {
                return;
            }
            int wood = UiPalette.mix(UiPalette.NIGHT, UiPalette.EARTH_LIGHT, 0.6f);
            pane.fill(left, foot, wide, top - foot, UiPalette.NIGHT, 0.9f * alpha);
            pane.fill(left, foot, grain, top - foot, wood, alpha);
            pane.fill(left + wide - grain, foot, grain, top - foot, wood, alpha);
            for (float rung = top - 2f * grain; rung > foot; rung -= RUNG_GRAINS * grain) {
                pane.fill(left + grain, rung, wide - 2f * grain, grain, wood, 0.6f * alpha);
            }
            if (top + 3f * grain < shape.box().top()) {
                float lintel = top + 2f * grain;
                pane.fill(left - grain, top, 2f * grain, 3f * grain, wood, alpha);
                pane.fill(left + wide - grain, top, 2f * grain, 3f * grain, wood, alpha);
                pane.fill(left - 2f * grain, lintel, wide + 4f * grain, 2f * grain, wood, alpha);
                pane.fill(left + grain, top, wide - 2f * grain, 2f * grain, UiPalette.NIGHT, alpha);
            }
        }
    }
}
