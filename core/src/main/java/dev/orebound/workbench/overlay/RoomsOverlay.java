package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import org.jspecify.annotations.Nullable;

/** Which room each cell belongs to: a tint, and the room's id large by its centre. */
final class RoomsOverlay implements CaveOverlay {
    private static final float ALPHA = 0.3f;
    private static final int GRAINS = 2;

    private @Nullable RoomLabelCells spots;

    @Override
    public String name() {
        return "rooms";
    }

    @Override
    public void enter(World world) {
        spots = new RoomLabelCells(world.floor());
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        Floor floor = lens.world().floor();
        for (int y = lens.south(); y < lens.north(); y++) {
            for (int x = lens.west(); x < lens.east(); x++) {
                int cell = lens.grid().cell(x, y);
                int room = floor.room().at(cell);
                if (room > 0) {
                    brush.tint(cell, OverlayColors.ofRoom(room), ALPHA);
                }
            }
        }
        if (spots != null) {
            drawIds(spots, lens, brush);
        }
    }

    private static void drawIds(RoomLabelCells spots, CaveViewport lens, CellPainter brush) {
        spots.look(lens);
        for (int id = 1; id <= lens.world().floor().rooms().size(); id++) {
            int spot = spots.of(id);
            if (spot != Grid.NONE) {
                brush.number(lens.middleX(spot), lens.middleY(spot), id, brush.grain() * GRAINS, UiPalette.BONE_LIGHT);
            }
        }
    }
}
