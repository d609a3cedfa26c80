package dev.orebound.view.arena;

import com.badlogic.gdx.utils.IntArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.floor.FloorPicture;

/** Holds the pixels of a room's ground that lie along the drawn rock, as rectangles, cell by cell. */
public final class RoomRim {
    /** Numbers of a rectangle. */
    private static final int BOX = 4;

    /** Width of the rim's glow, in pixels from the drawn rock. */
    public static final int GLOW = 6;

    private final IntArray cells = new IntArray();
    /** For each cell, the end of its rectangles in {@link #boxes}: of the rim itself, then of its glow. */
    private final IntArray ends = new IntArray();
    /** Left, foot, width and height of each rectangle, in pixels. */
    final IntArray boxes = new IntArray();

    public RoomRim(Room room, Floor floor, FloorPicture picture) {
        Grid grid = floor.grid();
        MutableBitLayer done = new MutableBitLayer(grid);
        for (int i = 0; i < room.cells().size(); i++) {
            int cell = room.cells().at(i);
            for (Direction side : Direction.ALL) {
                int next = grid.neighbour(cell, side);
                if (next != Grid.NONE && !floor.structure().at(next)) {
                    add(cell, grid, picture, done);
                    add(next, grid, picture, done);
                }
            }
        }
    }

    private void add(int cell, Grid grid, FloorPicture picture, MutableBitLayer done) {
        if (done.at(cell)) {
            return;
        }
        done.set(cell, true);
        int before = boxes.size;
        trace(grid.x(cell), grid.y(cell), picture, ArenaRims.THICK);
        int between = boxes.size;
        trace(grid.x(cell), grid.y(cell), picture, GLOW);
        if (boxes.size > before) {
            cells.add(cell);
            ends.add(between);
            ends.add(boxes.size);
        }
    }

    /** Adds the pixels of a cell's ground that lie so near rock: row by row, equal rows as one rectangle. */
    private void trace(int cellX, int cellY, FloorPicture picture, int reach) {
        int left = cellX * FloorPicture.PIXELS_A_CELL;
        int foot = cellY * FloorPicture.PIXELS_A_CELL;
        int first = boxes.size;
        int[] above = new int[FloorPicture.PIXELS_A_CELL + 2 * reach];
        for (int y = foot; y < foot + FloorPicture.PIXELS_A_CELL; y++) {
            for (int i = 0; i < above.length; i++) {
                above[i] = rowsToRock(picture, left - reach + i, y, reach);
            }
            int from = left;
            for (int x = left; x <= left + FloorPicture.PIXELS_A_CELL; x++) {
                if (x == left + FloorPicture.PIXELS_A_CELL || !isNearRock(above, x - left, reach)) {
                    if (x > from) {
                        addRow(first, from, y, x - from);
                    }
                    from = x + 1;
                }
            }
        }
    }

    /** Returns how many rows the nearest rock is off in a pixel's column, at most one more than are looked at. */
    private static int rowsToRock(FloorPicture picture, int x, int y, int reach) {
        int rows = 0;
        while (rows <= reach && picture.isGround(x, y - rows) && picture.isGround(x, y + rows)) {
            rows++;
        }
        return rows;
    }

    /**
     * Returns whether a pixel is ground with rock near by.
     *
     * @param rows to the nearest rock in each column, from {@code reach} columns before the cell on
     */
    private static boolean isNearRock(int[] rows, int column, int reach) {
        boolean isNear = false;
        for (int dx = -reach; dx <= reach; dx++) {
            int dy = rows[column + reach + dx];
            isNear |= dy <= reach && dx * dx + dy * dy <= reach * reach;
        }
        return isNear && rows[column + reach] > 0;
    }

    private void addRow(int first, int x, int y, int width) {
        for (int box = first; box < boxes.size; box += BOX) {
            if (boxes.get(box) == x && boxes.get(box + 2) == width && boxes.get(box + 1) + boxes.get(box + 3) == y) {
                boxes.incr(box + 3, 1);
                return;
            }
        }
        boxes.addAll(x, y, width, 1);
    }

    public int size() {
        return cells.size;
    }

    public int cell(int piece) {
        return cells.get(piece);
    }

    void paint(QuadBatch batch, int piece) {
        paint(batch, piece == 0 ? 0 : ends.get(2 * piece - 1), ends.get(2 * piece));
    }

    void paintGlow(QuadBatch batch, int piece) {
        paint(batch, ends.get(2 * piece), ends.get(2 * piece + 1));
    }

    private void paint(QuadBatch batch, int from, int to) {
        for (int box = from; box < to; box += BOX) {
            batch.shape(boxes.get(box), boxes.get(box + 1), boxes.get(box + 2), boxes.get(box + 3));
        }
    }

    /** Returns the first box of a piece, where it lies nearest to the rock. */
    int box(int piece) {
        return piece == 0 ? 0 : ends.get(2 * piece - 1);
    }
}
