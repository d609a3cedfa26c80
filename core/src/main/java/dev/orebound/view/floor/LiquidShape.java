package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Computes which liquid covers each pixel of a floor and its depth there, from 0 at its bank to 255. What can be waded
 * in ends at {@link #SHALLOW}. Where nothing covers the ground, the body is {@link LiquidBodies#NONE}.
 */
final class LiquidShape {
    /** Greatest depth of shallow liquid. */
    static final int SHALLOW = 96;

    private static final float COARSE = 58;
    private static final float FINE = 26;
    private static final int BANK = 128;
    private static final int DEEP = 100;

    /**
     * Pixels from the bank to the greatest depth: of shallow parts, of deep parts beyond them, of bodies without
     * shallows.
     */
    private static final int SHALLOW_SLOPE = 13;

    private static final int DEEP_SLOPE = 22;
    private static final int STEEP_SLOPE = 18;

    private final byte[] body;
    private final byte[] depth;
    private final RockShape rock;
    private final ValueNoise coarse;
    private final ValueNoise fine;
    private final int width;
    private final Grid grid;
    /** For each body, by its number less 1, the cells that may have pixels of it. */
    private final List<MutableBitLayer> cellsOfBody = new ArrayList<>();

    private final MutableBitLayer wet;

    LiquidShape(
            IntLayer liquid, LiquidBodies bodies, RockShape rock, BitLayer open, RandomStreams streams, String node) {
        this.rock = rock;
        width = rock.width();
        grid = liquid.grid();
        body = new byte[width * rock.height()];
        depth = new byte[body.length];
        wet = new MutableBitLayer(grid);
        coarse = new ValueNoise(width, rock.height(), 11, streams.stream("view.bank", node, "coarse"));
        fine = new ValueNoise(width, rock.height(), 4, streams.stream("view.bank", node, "fine"));
        for (int code = 1; code <= bodies.count(); code++) {
            int which = code;
            cellsOfBody.add(new MutableBitLayer(grid));
            BitLayer cells = cellsWhere(liquid, terrain -> bodies.bodyOf(terrain) == which);
            if (cells.count() > 0) {
                fill(code, new LiquidMask(cells, open));
                BitLayer deep = cellsWhere(liquid, terrain -> bodies.isDeep(terrain, bodies.at(which)));
                slope(code, bodies.at(code).hasShallows(), new LiquidMask(deep, open));
            }
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

    private void fill(int code, LiquidMask mask) {
        for (int cell = 0; cell < grid.size(); cell++) {
            if (mask.reaches(grid.x(cell), grid.y(cell))) {
                fill(cell, code, mask);
            }
        }
    }

    private void fill(int cell, int code, LiquidMask mask) {
        for (int pixel = 0; pixel < RockMask.CELL * RockMask.CELL; pixel++) {
            int index = indexOf(cell, pixel);
            int density = mask.at(index);
            if (density >= BANK - 60 && rock.at(index) == RockShape.GROUND && density + wobble(index) > BANK) {
                body[index] = (byte) code;
                cellsOfBody.get(code - 1).set(cell, true);
                wet.set(cell, true);
            }
        }
    }

    /** Returns the index of a cell's pixel; pixels are counted row by row from the cell's south-west corner. */
    private int indexOf(int cell, int pixel) {
        int x = grid.x(cell) * RockMask.CELL + pixel % RockMask.CELL;
        return x + (grid.y(cell) * RockMask.CELL + pixel / RockMask.CELL) * width;
    }

    /** Gives each pixel of a body its depth, which grows with the distance from its bank. */
    private void slope(int code, boolean hasShallows, LiquidMask deep) {
        BankDistance bank = new BankDistance(code);
        bank.measure(index -> at(index) == code);
        int slope = hasShallows ? SHALLOW_SLOPE : STEEP_SLOPE;
        int most = hasShallows ? SHALLOW : 255;
        bank.visit((index, pixels) -> depth[index] = (byte) (most * Math.min(1, pixels / slope)));
        if (hasShallows) {
            bank.measure(index -> at(index) == code && deep.at(index) + wobble(index) * 0.8f > DEEP);
            bank.visit((index, pixels) ->
                    depth[index] = (byte) ((depth[index] & 0xff) + (255 - SHALLOW) * Math.min(1, pixels / DEEP_SLOPE)));
        }
    }

    /**
     * The distance of pixels from the nearest ground that is dry, within a rectangle about a body: a chamfer distance
     * of 3 and 4 (Borgefors, Distance transformations in digital images, 1986). Rock is no bank, since liquid goes on
     * beneath it.
     */
    private final class BankDistance {
        private static final int FAR = 3 * 255;
        private static final int STRAIGHT = 3;
        private static final int DIAGONAL = 4;

        private final int left;
        private final int bottom;
        private final int columns;
        private final int rows;
        private final int[] away;

        BankDistance(int code) {
            int west = grid.width();
            int south = grid.height();
            int east = 0;
            int north = 0;
            for (int cell = 0; cell < grid.size(); cell++) {
                if (holds(cell, code)) {
                    west = Math.min(west, grid.x(cell));
                    south = Math.min(south, grid.y(cell));
                    east = Math.max(east, grid.x(cell) + 1);
                    north = Math.max(north, grid.y(cell) + 1);
                }
            }
            left = west * RockMask.CELL - 1;
            bottom = south * RockMask.CELL - 1;
            columns = Math.max(0, (east - west) * RockMask.CELL) + 2;
            rows = Math.max(0, (north - south) * RockMask.CELL) + 2;
            away = new int[columns * rows];
        }

        void measure(IntPredicate isInside) {
            for (int i = 0; i < away.length; i++) {
                int x = left + i % columns;
                int y = bottom + i / columns;
                boolean isOnFloor = x >= 0 && y >= 0 && x < width && y < rock.height();
                boolean isBank =
                        isOnFloor && rock.at(x + y * width) == RockShape.GROUND && !isInside.test(x + y * width);
                away[i] = isBank ? 0 : FAR;
            }
            for (int i = 0; i < away.length; i++) {
                spread(i, -1);
            }
            for (int i = away.length - 1; i >= 0; i--) {
                spread(i, 1);
            }
        }

        private void spread(int at, int towards) {
            int x = at % columns;
            int y = at / columns;
            if (x > 0 && x < columns - 1 && y > 0 && y < rows - 1 && away[at] > 0 && isGround(x, y)) {
                int next = at + towards * columns;
                int least = Math.min(away[at + towards], away[next]) + STRAIGHT;
                least = Math.min(least, Math.min(away[next - 1], away[next + 1]) + DIAGONAL);
                away[at] = Math.min(away[at], least);
            }
        }

        private boolean isGround(int x, int y) {
            return rock.at(left + x + (bottom + y) * width) == RockShape.GROUND;
        }

        /** Visits the pixels that are no bank with their distances in pixels. */
        void visit(DistanceVisitor visitor) {
            for (int i = 0; i < away.length; i++) {
                int x = i % columns;
                int y = i / columns;
                if (away[i] > 0 && x > 0 && x < columns - 1 && y > 0 && y < rows - 1 && isGround(x, y)) {
                    visitor.visit(left + x + (bottom + y) * width, away[i] / (float) STRAIGHT);
                }
            }
        }
    }

    private interface DistanceVisitor {
        void visit(int index, float pixels);
    }

    /** Returns the unevenness of a bank at a pixel. */
    private float wobble(int index) {
        int x = index % width;
        int y = index / width;
        return coarse.at(x, y) * COARSE + fine.at(x, y) * FINE;
    }

    /** Returns true if a cell may have pixels of a body; if false, it has none. */
    boolean holds(int cell, int code) {
        return cellsOfBody.get(code - 1).at(cell);
    }

    /** Returns true if a cell may have pixels of any liquid. */
    boolean isWet(int cellX, int cellY) {
        return wet.at(cellX, cellY, false);
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

    /** Returns the number of the body that covers a pixel. */
    int at(int index) {
        return body[index] & 0xff;
    }

    /** Returns the depth of a pixel, from 0, at the bank, to 255. */
    int depth(int index) {
        return depth[index] & 0xff;
    }

    byte[] bodies() {
        return body;
    }

    byte[] depths() {
        return depth;
    }
}
