package dev.orebound.workbench.overlay;

/** An overlay that says something of each cell by itself. */
abstract class CellOverlay implements Overlay {
    @Override
    public void draw(Lens lens, Brush brush) {
        for (int y = lens.south(); y < lens.north(); y++) {
            for (int x = lens.west(); x < lens.east(); x++) {
                drawCell(lens.grid().cell(x, y), lens, brush);
            }
        }
    }

    abstract void drawCell(int cell, Lens lens, Brush brush);
}
