package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.view.ui.UiPalette;

/** How brightly each cell is lit for whoever looks for the player, in hundredths; the lamp does not count. */
final class LightOverlay extends CellOverlay {
    private static final float FULL = 100;

    @Override
    public String name() {
        return "light";
    }

    @Override
    void drawCell(int cell, CaveViewport lens, CellPainter brush) {
        if (!lens.world().floor().structure().at(cell)) {
            return;
        }
        int percent = lens.world().insight().lightPercent(cell);
        float share = percent / FULL;
        brush.tint(cell, UiPalette.mix(UiPalette.NIGHT, UiPalette.GOLD, share), 0.45f);
        brush.number(cell, CellCorner.MIDDLE, percent, UiPalette.mix(UiPalette.BONE, UiPalette.GOLD_LIGHT, share));
    }
}
