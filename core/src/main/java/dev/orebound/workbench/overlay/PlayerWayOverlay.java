package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.path.FlowField;

/** The way to the player, which all hunters share. */
final class PlayerWayOverlay extends FlowOverlay {
    PlayerWayOverlay() {
        super(CellCorner.NORTH_WEST, UiPalette.GOLD);
    }

    @Override
    public String name() {
        return "way_to_player";
    }

    @Override
    FlowField field(CaveViewport lens) {
        return lens.world().insight().wayToPlayer();
    }
}
