package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
/** An overlay that says something of each cell by itself. */
abstract class CellOverlay implements CaveOverlay {
    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        for (int y = lens.south(); y < lens.north(); y++) {
            for (int x = lens.west(); x < lens.east(); x++) {
                drawCell(lens.grid().cell(x, y), lens, brush);
            }
        }
    }

    abstract void drawCell(int cell, CaveViewport lens, CellPainter brush);
}
