package dev.orebound.workbench.overlay.draw;

import dev.orebound.grid.Grid;
import dev.orebound.screen.bench.CaveProjection;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.world.World;

/** Which part of which floor the window shows, and where in it the cells lie, in pixels from its lower left. */
final class CaveViewport {
    private final World world;
    private final Grid grid;
    private final CaveProjection window;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private int mouse = Grid.NONE;
    private float side = 1;
    private float leftmost;
    private float lowest;
    private int west;
    private int south;
    private int east;
    private int north;

    CaveViewport(World world, CaveProjection window) {
        this.world = world;
        this.window = window;
        grid = world.floor().grid();
    }

    /** Takes in where everything is in this frame. */
    void look(InterfaceSize changed, int mouseCell) {
        size = changed;
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

    World world() {
        return world;
    }

    Grid grid() {
        return grid;
    }

    InterfaceSize size() {
        return size;
    }

    /** The cell under the mouse, or {@link Grid#NONE}. */
    int mouse() {
        return mouse;
    }

    /** The first column that is shown. */
    int west() {
        return west;
    }

    /** The first row that is shown. */
    int south() {
        return south;
    }

    /** The first column beyond those shown. */
    int east() {
        return east;
    }

    /** The first row beyond those shown. */
    int north() {
        return north;
    }

    boolean shows(int cell) {
        int x = grid.x(cell);
        int y = grid.y(cell);
        return x >= west && x < east && y >= south && y < north;
    }

    /** True if anything within some cells of a place may be seen. */
    boolean showsAbout(float x, float y, float cells) {
        return x + cells >= west && x - cells <= east && y + cells >= south && y - cells <= north;
    }

    /** How many pixels a cell is wide and high. */
    float side() {
        return side;
    }

    /** Of a place in cells. */
    float x(float cells) {
        return leftmost + cells * side;
    }

    float y(float cells) {
        return lowest + cells * side;
    }

    /** The left side of a cell. */
    float left(int cell) {
        return x(grid.x(cell));
    }

    /** The lower side of a cell. */
    float foot(int cell) {
        return y(grid.y(cell));
    }

    float middleX(int cell) {
        return x(grid.x(cell) + 0.5f);
    }

    float middleY(int cell) {
        return y(grid.y(cell) + 0.5f);
    }
}
