package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.view.ui.UiPalette;

/** How many steps each cell of a room is from its border. */
final class DistancesOverlay extends CellOverlay {
    private static final int DEEP = 6;

    @Override
    public String name() {
        return "distances";
    }

    @Override
    void drawCell(int cell, CaveViewport lens, CellPainter brush) {
        int distance = lens.world().floor().borderDistance().at(cell);
        if (distance > 0) {
            float share = Math.min(1, (distance - 1f) / DEEP);
            brush.number(cell, CellCorner.SOUTH_WEST, distance, UiPalette.mix(UiPalette.BONE_LIGHT, UiPalette.GOLD, share));
        }
    }
}
