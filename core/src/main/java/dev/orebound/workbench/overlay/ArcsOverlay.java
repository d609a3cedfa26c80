package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellCorner;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.grid.ArcCount;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;

/**
 * The passable arc count of each cell where ways meet, and of the cell under the mouse the ring that it is counted on: passable
 * neighbours are joined run by run and bear the run's number, the others are crossed out.
 */
final class ArcsOverlay extends CellOverlay {
    private final ArcRing ring = new ArcRing();

    @Override
    public String name() {
        return "arcs";
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        super.draw(lens, brush);
        if (lens.mouse() != Grid.NONE) {
            ring.look(lens.world().floor().structure(), lens.mouse());
            drawRing(lens.mouse(), lens.grid(), brush);
            brush.number(
                    lens.middleX(lens.mouse()),
                    lens.middleY(lens.mouse()),
                    ring.count(),
                    2 * brush.grain(),
                    UiPalette.GOLD_LIGHT);
        }
    }

    @Override
    void drawCell(int cell, CaveViewport lens, CellPainter brush) {
        BitLayer structure = lens.world().floor().structure();
        int arcs = lens.world().floor().arcs().at(cell);
        if (structure.at(cell) && arcs >= ArcCount.HALLWAY) {
            brush.number(cell, CellCorner.NORTH_EAST, arcs, OverlayColors.ofArcs(arcs));
        }
    }

    private void drawRing(int cell, Grid grid, CellPainter brush) {
        brush.frame(cell, 1, UiPalette.GOLD_LIGHT, 1);
        for (int i = 0; i < ArcRing.SIZE; i++) {
            int next = (i + 1) % ArcRing.SIZE;
            if (ring.isPassable(i) && ring.isPassable(next)) {
                brush.line(
                        x(cell, i, grid),
                        y(cell, i, grid),
                        x(cell, next, grid),
                        y(cell, next, grid),
                        UiPalette.LEAF_LIGHT,
                        1);
            }
        }
        for (int i = 0; i < ArcRing.SIZE; i++) {
            drawNeighbour(cell, i, grid, brush);
        }
    }

    private void drawNeighbour(int cell, int place, Grid grid, CellPainter brush) {
        int beside = grid.neighbour(cell, Direction.ALL.get(place));
        if (beside == Grid.NONE) {
            return;
        }
        if (ring.isPassable(place)) {
            brush.spot(x(cell, place, grid), y(cell, place, grid), 0.34f, UiPalette.LEAF, 1);
            if (ring.arcOf(place) > 0) {
                brush.number(beside, CellCorner.MIDDLE, ring.arcOf(place), UiPalette.BONE_LIGHT);
            }
        } else {
            brush.cross(beside, 0.2f, UiPalette.BLOOD, 1);
        }
    }

    private static float x(int cell, int place, Grid grid) {
        return grid.x(cell) + 0.5f + Direction.ALL.get(place).dx();
    }

    private static float y(int cell, int place, Grid grid) {
        return grid.y(cell) + 0.5f + Direction.ALL.get(place).dy();
    }
}
