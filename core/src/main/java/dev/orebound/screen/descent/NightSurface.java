package dev.orebound.screen.descent;

import dev.orebound.descent.GraphNode;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/**
 * The night above the mine: sky, stars, a moon, two ranges of hills, and the meadow from which shafts lead to the
 * entrances.
 */
final class NightSurface {
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
            int blade = DescentShape.hash(place, 91) > 0.72f ? 2 : 1;
            int turf = UiPalette.mix(UiPalette.NIGHT, UiPalette.LEAF, 0.35f + 0.2f * DescentShape.hash(place, 17));
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
            float x = box.x() + DescentShape.hash(star, 5) * (box.width() - grain);
            float y = foot + (14 + DescentShape.hash(11, star) * 60) * grain;
            if (y < box.top() - grain) {
                float light = 0.25f + 0.6f * DescentShape.hash(star, star + 3);
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
