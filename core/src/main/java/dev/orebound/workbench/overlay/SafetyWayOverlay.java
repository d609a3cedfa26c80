package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.path.FlowField;

/** The way to where one is safest from the player, as it was last measured; it is measured only while somebody flees. */
final class SafetyWayOverlay extends FlowOverlay {
    private static final int TENTHS = 10;

    SafetyWayOverlay() {
        super(CellCorner.SOUTH, UiPalette.WATER_LIGHT);
    }

    @Override
    public String name() {
        return "way_to_safety";
    }

    @Override
    FlowField field(CaveViewport lens) {
        return lens.world().insight().wayToSafety();
    }

    @Override
    int shown(int steps) {
        return steps / TENTHS;
    }
}
