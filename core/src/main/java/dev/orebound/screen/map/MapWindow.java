package dev.orebound.screen.map;

import dev.orebound.view.ui.FloorMap;
import dev.orebound.view.ui.UiPane;

/** The part of the window in which a part of a floor's map is shown, and the arithmetic between both. */
public final class MapWindow {
    private final FloorMap map;
    private int x;
    private int y;
    private int width;
    private int height;
    private int cellPixels = 1;
    private float west;
    private float south;

    public MapWindow(FloorMap map) {
        this.map = map;
    }

    /** Places the window, in real pixels, and sets the number of them per side of a cell. */
    public void at(int left, int bottom, int wide, int high, int pixelsACell) {
        x = left;
        y = bottom;
        width = wide;
        height = high;
        cellPixels = pixelsACell;
    }

    /** Shows a place of the floor in the middle, even beyond the edge of the map; cells stay on whole pixels. */
    public void about(float middleX, float middleY) {
        west = Math.round(middleX * cellPixels - width / 2f) / (float) cellPixels;
        south = Math.round(middleY * cellPixels - height / 2f) / (float) cellPixels;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    int right() {
        return x + width;
    }

    int top() {
        return y + height;
    }

    int cellPixels() {
        return cellPixels;
    }

    /** Returns the width of the shown part, in cells; {@link #cellsHigh} its height. */
    float cellsWide() {
        return width / (float) cellPixels;
    }

    float cellsHigh() {
        return height / (float) cellPixels;
    }

    float west() {
        return west;
    }

    float south() {
        return south;
    }

    /** Returns the x of a place of the floor, in real pixels of the window. */
    public int pixelX(float cellX) {
        return x + Math.round((cellX - west) * cellPixels);
    }

    public int pixelY(float cellY) {
        return y + Math.round((cellY - south) * cellPixels);
    }

    /** Returns the place of the floor at an x of the window, in cells. */
    float cellX(float pixelX) {
        return west + (pixelX - x) / cellPixels;
    }

    float cellY(float pixelY) {
        return south + (pixelY - y) / cellPixels;
    }

    /** Returns true if a square about a point lies within the window. */
    public boolean holds(int pixelX, int pixelY, int half) {
        return pixelX - half >= x && pixelX + half <= right() && pixelY - half >= y && pixelY + half <= top();
    }

    /** Returns the x nearest to another at which the window holds a square about a point. */
    public int nearestX(int pixelX, int half) {
        return Math.max(x + half, Math.min(right() - half, pixelX));
    }

    public int nearestY(int pixelY, int half) {
        return Math.max(y + half, Math.min(top() - half, pixelY));
    }

    /** Draws the part of the map that lies in the window. */
    public void draw(UiPane pane) {
        float fromX = Math.max(0, west);
        float fromY = Math.max(0, south);
        float wide = Math.min(map.grid().width(), west + cellsWide()) - fromX;
        float high = Math.min(map.grid().height(), south + cellsHigh()) - fromY;
        if (wide > 0 && high > 0) {
            map.draw(
                    pane,
                    x + (fromX - west) * cellPixels,
                    y + (fromY - south) * cellPixels,
                    fromX,
                    fromY,
                    wide,
                    high,
                    cellPixels);
        }
    }
}
