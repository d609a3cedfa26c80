package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** The borders of all rooms: the rock about each, as it was before anything was drilled, outlined. */
final class BordersOverlay extends CellOverlay {
    private static final float ALPHA = 0.18f;

    private @Nullable MutableBitLayer border;

    @Override
    public String name() {
        return "borders";
    }

    @Override
    public void enter(World world) {
        MutableBitLayer made = new MutableBitLayer(world.floor().grid());
        for (Room room : world.floor().rooms()) {
            room.border().stream().forEach(cell -> made.set(cell, true));
        }
        border = made;
    }

    @Override
    void drawCell(int cell, CaveViewport lens, CellPainter brush) {
        if (border == null || !border.at(cell)) {
            return;
        }
        brush.tint(cell, UiPalette.LEAF_LIGHT, ALPHA);
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            Direction towards = Direction.STRAIGHT.get(i);
            int beside = lens.grid().neighbour(cell, towards);
            if (beside == Grid.NONE || !border.at(beside)) {
                brush.edge(cell, towards, UiPalette.LEAF_LIGHT, 1);
            }
        }
    }
}
