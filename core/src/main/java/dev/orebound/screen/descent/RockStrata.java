package dev.orebound.screen.descent;

import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** The rock behind a descent: a layer for each row, redder the deeper it lies, with stones in it. */
final class RockStrata {
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

    /** The uneven line between two layers. */
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
