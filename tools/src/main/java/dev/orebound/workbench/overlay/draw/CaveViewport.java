package dev.orebound.workbench.overlay.draw;

import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.hud.HudLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.world.World;
import java.util.function.IntConsumer;

/** The visible part of a floor and the positions of its cells in the window, in pixels from the lower left. */
public final class CaveViewport {
    /** Width of the widest notice in the upper middle, and the gap below it. */
    private static final int NOTICE_UNITS = 680;

    private static final int GAP_UNITS = 6;

    private final World world;
    private final Grid grid;
    private final CaveProjection window;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private LayoutBox banner = HudLayout.of(size).banner();
    private int mouse = Grid.NONE;
    private float side = 1;
    private float leftmost;
    private float lowest;
    private int west;
    private int south;
    private int east;
    private int north;

    public CaveViewport(World world, CaveProjection window) {
        this.world = world;
        this.window = window;
        grid = world.floor().grid();
    }

    /** Updates the view for this frame. */
    public void look(InterfaceSize changed, int mouseCell) {
        if (!changed.equals(size)) {
            size = changed;
            banner = HudLayout.of(changed).banner();
        }
        mouse = mouseCell;
        leftmost = Math.round(window.screenX(0));
        lowest = Math.round(window.screenY(0));
        side = Math.max(1, window.screenX(1) - window.screenX(0));
        west = within((int) Math.floor(-leftmost / side), grid.width());
        south = within((int) Math.floor(-lowest / side), grid.height());
        east = within((int) Math.ceil((size.width() - leftmost) / side), grid.width());
        north = within((int) Math.ceil((size.height() - lowest) / side), grid.height());
    }

    private static int within(int cells, int most) {
        return Math.max(0, Math.min(most, cells));
    }

    int width() {
        return size.width();
    }

    int height() {
        return size.height();
    }

    /** Returns the height below which something between two places stays, so that no banner or notice covers it. */
    float ceiling(float left, float right) {
        float half = size.textPixels(NOTICE_UNITS) / 2f;
        float middle = size.width() / 2f;
        boolean isBeside = right < middle - half || left > middle + half;
        boolean isFree = window.headFoot() >= banner.top();
        return isBeside || isFree ? size.height() : window.headFoot() - size.pixels(GAP_UNITS);
    }

    public CaveProjection window() {
        return window;
    }

    public World world() {
        return world;
    }

    public Grid grid() {
        return grid;
    }

    /** Returns the cell under the mouse, or {@link Grid#NONE}. */
    public int mouse() {
        return mouse;
    }

    /** Returns the first visible column. */
    public int west() {
        return west;
    }

    /** Returns the first visible row. */
    public int south() {
        return south;
    }

    /** Returns the column after the last visible one. */
    public int east() {
        return east;
    }

    /** Returns the row after the last visible one. */
    public int north() {
        return north;
    }

    /** Handles each visible cell, row by row from the south. */
    public void eachCell(IntConsumer action) {
        for (int y = south; y < north; y++) {
            for (int x = west; x < east; x++) {
                action.accept(grid.cell(x, y));
            }
        }
    }

    /** Returns the visible cell of a room that is nearest to its centre, or {@link Grid#NONE} if none is visible. */
    public int labelCell(Room room) {
        Cells cells = room.cells();
        int nearest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            boolean isNearer =
                    nearest == Grid.NONE || grid.steps4(cell, room.centre()) < grid.steps4(nearest, room.centre());
            if (isNearer && shows(cell)) {
                nearest = cell;
            }
        }
        return nearest;
    }

    public boolean shows(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        return x >= west && x < east && y >= south && y < north;
    }

    /** Returns true if something within some cells of a point may be visible. */
    public boolean showsAbout(float x, float y, float cells) {
        return x + cells >= west && x - cells <= east && y + cells >= south && y - cells <= north;
    }

    /** Returns the size of a cell in pixels. */
    public float side() {
        return side;
    }

    /** Converts a position in cells to pixels. */
    public float x(float cells) {
        return leftmost + cells * side;
    }

    public float y(float cells) {
        return lowest + cells * side;
    }

    /** Returns the left side of a cell. */
    float left(int cell) {
        return x(grid.x(cell));
    }

    /** Returns the lower side of a cell. */
    public float foot(int cell) {
        return y(grid.y(cell));
    }

    public float middleX(int cell) {
        return x(grid.x(cell) + 0.5f);
    }

    public float middleY(int cell) {
        return y(grid.y(cell) + 0.5f);
    }
}
