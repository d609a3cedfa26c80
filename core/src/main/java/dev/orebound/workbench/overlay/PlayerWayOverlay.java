package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.view.pane.Ink;
import dev.orebound.world.path.FlowField;

/** Shows the flow field to the player. */
final class PlayerWayOverlay extends FlowOverlay {
    PlayerWayOverlay() {
        super(CellCorner.NORTH_WEST, Ink.GOLD);
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
