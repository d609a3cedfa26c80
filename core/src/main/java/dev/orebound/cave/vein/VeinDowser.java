package dev.orebound.cave.vein;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.Content;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import java.util.List;

/**
 * Tells where the nearest vein of an ore lies on the floors below. Distances are straight, in three dimensions: a
 * floor's height counts as some cells. Made once for a floor from the run's ore field; a byte a cell and floor below.
 */
public final class VeinDowser {
    private final Grid grid;
    private final int floorCells;

    /** For each floor below and each cell one more than the index of the ore there, 0 for none. */
    private final byte[][] oreBelow;

    private int floorsDown;

    /** Looks through all floors below. */
    public VeinDowser(Floor floor, Content content) {
        grid = floor.grid();
        floorCells = content.feel().dowsing().floorCells();
        oreBelow = new byte[floor.below().floors()][];
        for (int down = 1; down <= oreBelow.length; down++) {
            oreBelow[down - 1] = ores(floor.below().veins(down), floor.below().veinOfCell(down), content.ores());
        }
    }

    private static byte[] ores(List<Vein> veins, IntLayer veinOfCell, ContentTable<?> ores) {
        int last = 0;
        for (Vein vein : veins) {
            last = Math.max(last, vein.id());
        }
        byte[] oreOfVein = new byte[last + 1];
        for (Vein vein : veins) {
            oreOfVein[vein.id()] = (byte) (ores.indexOf(vein.ore()) + 1);
        }
        byte[] oreOfCell = new byte[veinOfCell.grid().size()];
        for (int cell = 0; cell < oreOfCell.length; cell++) {
            oreOfCell[cell] = oreOfVein[veinOfCell.at(cell)];
        }
        return oreOfCell;
    }

    /**
     * The cell below which the nearest vein of an ore lies, the first of equals, the uppermost floor first. Makes no
     * garbage.
     *
     * @param ore the index of its kind
     * @param cell from which it is looked for
     * @return {@link Grid#NONE} if no floor below has such a vein
     */
    public int nearest(int ore, int cell) {
        int nearest = Grid.NONE;
        int least = Integer.MAX_VALUE;
        floorsDown = 0;
        for (int down = 1; down <= oreBelow.length; down++) {
            int found = nearestOn(oreBelow[down - 1], ore + 1, cell, least - height(down));
            if (found != Grid.NONE) {
                nearest = found;
                least = squared(cell, found) + height(down);
                floorsDown = down;
            }
        }
        return nearest;
    }

    /** Returns how many floors below the cell lies that {@link #nearest} found last, or 0 if it found none. */
    public int floorsDown() {
        return floorsDown;
    }

    private int height(int down) {
        return down * floorCells * down * floorCells;
    }

    private int squared(int from, int to) {
        int dx = grid.x(to) - grid.x(from);
        int dy = grid.y(to) - grid.y(from);
        return dx * dx + dy * dy;
    }

    /** Goes outwards in square rings, as long as a ring may hold something nearer than {@code below}, squared. */
    private int nearestOn(byte[] ores, int wanted, int cell, int below) {
        int nearest = Grid.NONE;
        int least = below;
        int farthest = Math.max(grid.width(), grid.height());
        for (int ring = 0; ring <= farthest && ring * ring < least; ring++) {
            for (int dy = -ring; dy <= ring; dy++) {
                int step = Math.abs(dy) == ring || ring == 0 ? 1 : 2 * ring;
                for (int dx = -ring; dx <= ring; dx += step) {
                    int x = grid.x(cell) + dx;
                    int y = grid.y(cell) + dy;
                    if (dx * dx + dy * dy < least && grid.contains(x, y) && ores[grid.cell(x, y)] == wanted) {
                        least = dx * dx + dy * dy;
                        nearest = grid.cell(x, y);
                    }
                }
            }
        }
        return nearest;
    }
}
