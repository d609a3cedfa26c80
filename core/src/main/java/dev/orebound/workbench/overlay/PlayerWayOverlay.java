package dev.orebound.workbench.overlay;

import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.path.FlowField;

/** The way to the player, which all hunters share. */
final class PlayerWayOverlay extends FlowOverlay {
    PlayerWayOverlay() {
        super(Corner.NORTH_WEST, UiPalette.GOLD);
    }

    @Override
    public String name() {
        return "way_to_player";
    }

    @Override
    FlowField field(Lens lens) {
        return lens.world().insight().wayToPlayer();
    }
}
