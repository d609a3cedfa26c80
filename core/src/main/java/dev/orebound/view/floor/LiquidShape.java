package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.function.IntPredicate;

/**
 * Computes which liquid covers each pixel of a floor and its depth there, from 0 at its bank to 255. Shallow water ends
 * at {@link #SHALLOW}. Where nothing covers the ground, the kind is {@link LiquidKind#NONE}.
 */
final class LiquidShape {
    /** Greatest depth of shallow water. */
    static final int SHALLOW = 96;

    private static final float COARSE = 58;
    private static final float FINE = 26;
    private static final int BANK = 128;

    private final byte[] kind;
    private final byte[] depth;
    private final ValueNoise coarse;
    private final ValueNoise fine;
    private final int width;
    private final Grid grid;
    /** For each cell the kinds that its pixels may hold, a bit each. */
    private final byte[] kindsOfCell;

    LiquidShape(
            IntLayer liquid,
            ContentTable<Terrain> terrains,
            RockShape rock,
            BitLayer open,
            RandomStreams streams,
            String node) {
        width = rock.width();
        grid = liquid.grid();
        kindsOfCell = new byte[grid.size()];
        kind = new byte[width * rock.height()];
        depth = new byte[kind.length];
        coarse = new ValueNoise(width, rock.height(), 11, streams.stream("view.bank", node, "coarse"));
        fine = new ValueNoise(width, rock.height(), 4, streams.stream("view.bank", node, "fine"));
        LiquidKind[] kinds = LiquidKind.ofAll(terrains);
        for (LiquidKind which : LiquidKind.values()) {
            BitLayer cells = cellsWhere(liquid, terrain -> kinds[terrain] == which);
            if (which != LiquidKind.NONE && cells.count() > 0) {
                fill(which, new LiquidMask(cells, open), rock);
            }
        }
        int deepWater = terrains.indexOf("deep_water");
        BitLayer deep = cellsWhere(liquid, terrain -> terrain == deepWater);
        if (deep.count() > 0) {
            deepen(new LiquidMask(deep, open));
        }
    }

    /** Returns the cells whose number in a layer passes a test. */
    static BitLayer cellsWhere(IntLayer layer, IntPredicate test) {
        MutableBitLayer cells = new MutableBitLayer(layer.grid());
        for (int cell = 0; cell < layer.grid().size(); cell++) {
            cells.set(cell, test.test(layer.at(cell)));
        }
        return cells;
    }

    private void fill(LiquidKind which, LiquidMask mask, RockShape rock) {
        int most = which == LiquidKind.WATER ? SHALLOW : 255;
        for (int cell = 0; cell < grid.size(); cell++) {
            if (mask.reaches(grid.x(cell), grid.y(cell))) {
                fill(cell, which, most, mask, rock);
            }
        }
    }

    private void fill(int cell, LiquidKind which, int most, LiquidMask mask, RockShape rock) {
        for (int pixel = 0; pixel < RockMask.CELL * RockMask.CELL; pixel++) {
            int index = indexOf(cell, pixel);
            int density = mask.at(index);
            if (density < BANK - 60 || rock.at(index) != RockShape.GROUND) {
                continue;
            }
            float inwards = density + wobble(index) - BANK;
            if (inwards > 0) {
                kind[index] = (byte) which.ordinal();
                depth[index] = (byte) Math.min(most, (int) (inwards * most / (255f - BANK)));
                kindsOfCell[cell] |= (byte) (1 << which.ordinal());
            }
        }
    }

    /** Returns the index of a cell's pixel; pixels are counted row by row from the cell's south-west corner. */
    private int indexOf(int cell, int pixel) {
        int x = grid.x(cell) * RockMask.CELL + pixel % RockMask.CELL;
        return x + (grid.y(cell) * RockMask.CELL + pixel / RockMask.CELL) * width;
    }

    private void deepen(LiquidMask deep) {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (holds(cell, LiquidKind.WATER)) {
                deepen(cell, deep);
            }
        }
    }

    private void deepen(int cell, LiquidMask deep) {
        for (int pixel = 0; pixel < RockMask.CELL * RockMask.CELL; pixel++) {
            int index = indexOf(cell, pixel);
            if (kind[index] == LiquidKind.WATER.ordinal()) {
                float share = Math.max(0, Math.min(1, (deep.at(index) + wobble(index) * 0.8f - 70) / 170f));
                depth[index] = (byte) Math.round((depth[index] & 0xff) + share * (255 - SHALLOW));
            }
        }
    }

    /** Returns the unevenness of a bank at a pixel. */
    private float wobble(int index) {
        int x = index % width;
        int y = index / width;
        return coarse.at(x, y) * COARSE + fine.at(x, y) * FINE;
    }

    /** Returns true if a cell may have pixels of a kind; if false, it has none. */
    boolean holds(int cell, LiquidKind which) {
        return (kindsOfCell[cell] & 1 << which.ordinal()) != 0;
    }

    /** Returns true if a cell may have pixels of any liquid. */
    boolean isWet(int cellX, int cellY) {
        return grid.contains(cellX, cellY) && kindsOfCell[grid.cell(cellX, cellY)] != 0;
    }

    /** Returns true if a cell or one round it may have pixels of any liquid. */
    boolean isNear(int cellX, int cellY) {
        for (int i = 0; i < 9; i++) {
            if (isWet(cellX + i % 3 - 1, cellY + i / 3 - 1)) {
                return true;
            }
        }
        return false;
    }

    LiquidKind at(int index) {
        return KINDS[kind[index]];
    }

    private static final LiquidKind[] KINDS = LiquidKind.values();

    /** Returns the depth of a pixel, from 0, at the bank, to 255. */
    int depth(int index) {
        return depth[index] & 0xff;
    }

    byte[] kinds() {
        return kind;
    }

    byte[] depths() {
        return depth;
    }
}
