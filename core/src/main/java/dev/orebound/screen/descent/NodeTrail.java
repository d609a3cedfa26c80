package dev.orebound.screen.descent;

import dev.orebound.view.ui.UiPane;

/** A way between two floors as a row of small stones that swings a little. */
final class NodeTrail {
    private static final float STONE_GRAINS = 3.2f;

    private final DescentShape shape;

    NodeTrail(DescentShape shape) {
        this.shape = shape;
    }

    /** Draws it from one place to another, but for what lies under the floors at its ends. */
    void draw(UiPane pane, float x, float y, float toX, float toY, int grain, int rgb, float alpha) {
        float dx = toX - x;
        float dy = toY - y;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float end = 11f * grain;
        for (float at = end; at <= length - end; at += STONE_GRAINS * grain) {
            float share = at / length;
            float stoneY = y + dy * share;
            float clarity = shape.clarity(stoneY);
            if (clarity > 0) {
                float swing = swing(share, x, toX) * grain;
                float stoneX = x + dx * share + swing;
                pane.fill(Math.round(stoneX) - grain / 2f, Math.round(stoneY), grain, grain, rgb, alpha * clarity);
            }
        }
    }

    /** How far off the straight line the way is at a part of it, in pixels of the art. */
    static float swing(float share, float x, float toX) {
        float side = ((int) (x + toX) & 1) == 0 ? 1 : -1;
        return side * 3 * (float) Math.sin(share * Math.PI);
    }
}
