package dev.orebound.screen.party;

import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;

/** A bar of health. */
final class HealthGauge {
    private HealthGauge() {}

    /** Draws it: red, and golden where all of it is there. */
    static void draw(UiPane pane, int x, int y, int width, int height, int grain, float share, float alpha) {
        pane.panel(x, y, width, height, grain, UiPalette.INK, UiPalette.STONE, alpha);
        float inner = width - 2f * grain;
        int filled = share <= 0 ? 0 : Math.max(grain, Math.round(inner * Math.min(1, share)));
        pane.fill(x + grain, y + grain, filled, height - 2f * grain, UiPalette.BLOOD, alpha);
        int lit = UiPalette.mix(UiPalette.BLOOD, UiPalette.FLAME, 0.7f);
        pane.fill(x + grain, y + height - 2f * grain, filled, Math.max(1, grain / 2), lit, alpha);
    }
}
