package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.view.pane.Ink;
import dev.orebound.world.path.FlowField;

/** Shows the flow field to safety as it was last computed, which happens only while a monster flees. */
final class SafetyWayOverlay extends FlowOverlay {
    private static final int TENTHS = 10;

    SafetyWayOverlay() {
        super(CellCorner.SOUTH, Ink.WATER_LIGHT);
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
