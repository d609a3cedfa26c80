package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.state.FloorState;

/**
 * What the ground does: fire as a filled square, steam as a frame, a charge as a stroke of lightning, ash as a hatching; a cross
 * where nobody walks who looks where it goes, though a body can come there.
 */
final class GroundOverlay extends CellOverlay {
    @Override
    public String name() {
        return "ground";
    }

    @Override
    void drawCell(int cell, CaveViewport lens, CellPainter brush) {
        GroundEffects ground = lens.world().ground();
        FloorState state = lens.world().floorState();
        float x = lens.grid().x(cell) + 0.5f;
        float y = lens.grid().y(cell) + 0.5f;
        if (ground.isBurnt(cell)) {
            brush.hatch(cell, UiPalette.BONE_DARK, 0.8f);
        }
        if (ground.isFlooded(cell)) {
            brush.tint(cell, UiPalette.WATER, 0.4f);
        }
        if (state.isPeril(cell)) {
            brush.cross(cell, 0.3f, UiPalette.BLOOD, 1);
        }
        if (ground.isBurning(cell)) {
            brush.spot(x, y, 0.5f, UiPalette.FLAME, 0.9f);
        }
        if (ground.steamTicks(cell) > 0) {
            brush.frame(cell, lens.side() / 8, UiPalette.BONE_LIGHT, 1);
        }
        if (ground.isCharged(cell)) {
            brush.line(x - 0.1f, y + 0.4f, x - 0.2f, y, UiPalette.GOLD_LIGHT, 1);
            brush.line(x - 0.2f, y, x + 0.2f, y, UiPalette.GOLD_LIGHT, 1);
            brush.line(x + 0.2f, y, x + 0.1f, y - 0.4f, UiPalette.GOLD_LIGHT, 1);
        }
    }
}
