package dev.orebound.workbench.overlay;

import dev.orebound.view.pane.Ink;
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
    void drawCell(int cell, Lens lens, Brush brush) {
        GroundEffects ground = lens.world().ground();
        FloorState state = lens.world().floorState();
        float x = lens.grid().x(cell) + 0.5f;
        float y = lens.grid().y(cell) + 0.5f;
        if (ground.isBurnt(cell)) {
            brush.hatch(cell, Ink.BONE_DARK, 0.8f);
        }
        if (ground.isFlooded(cell)) {
            brush.tint(cell, Ink.WATER, 0.4f);
        }
        if (state.isPeril(cell)) {
            brush.cross(cell, 0.3f, Ink.BLOOD, 1);
        }
        if (ground.isBurning(cell)) {
            brush.spot(x, y, 0.5f, Ink.FLAME, 0.9f);
        }
        if (ground.steamTicks(cell) > 0) {
            brush.frame(cell, lens.side() / 8, Ink.BONE_LIGHT, 1);
        }
        if (ground.isCharged(cell)) {
            brush.line(x - 0.1f, y + 0.4f, x - 0.2f, y, Ink.GOLD_LIGHT, 1);
            brush.line(x - 0.2f, y, x + 0.2f, y, Ink.GOLD_LIGHT, 1);
            brush.line(x + 0.2f, y, x + 0.1f, y - 0.4f, Ink.GOLD_LIGHT, 1);
        }
    }
}
