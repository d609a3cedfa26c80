package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

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

    private byte[] body;
    private byte[] depth;
    private final int width;
    private final Grid grid;
    /** For each body, by its number less 1, the cells that may have pixels of it. */
    private final List<MutableBitLayer> cellsOfBody = new ArrayList<>();

    private final MutableBitLayer wet;

    LiquidShape(
            IntLayer liquid, LiquidBodies bodies, RockShape rock, BitLayer open, RandomStreams streams, String node) {
        width = rock.width();
        grid = liquid.grid();
        body = new byte[width * rock.height()];
        depth = new byte[body.length];
        wet = new MutableBitLayer(grid);
        BodyFilling filling = new BodyFilling(rock, open, streams, node);
        for (int code = 1; code <= bodies.count(); code++) {
            int which = code;
            cellsOfBody.add(new MutableBitLayer(grid));
            BitLayer cells = cellsWhere(liquid, terrain -> bodies.bodyOf(terrain) == which);
            if (cells.count() > 0) {
                filling.fill(code, new LiquidMask(cells, open));
                BitLayer deep = cellsWhere(liquid, terrain -> bodies.isDeep(terrain, bodies.at(which)));
                filling.slope(code, bodies.at(code).hasShallows(), deep);
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

    /** Fills bodies one after another; what it needs for that is not kept. */
    private final class BodyFilling {
        private final RockShape rock;
        private final BitLayer open;
        private final ValueNoise coarse;
        private final ValueNoise fine;

        BodyFilling(RockShape rock, BitLayer open, RandomStreams streams, String node) {
            this.rock = rock;
            this.open = open;
            coarse = new ValueNoise(width, rock.height(), 11, streams.stream("view.bank", node, "coarse"));
            fine = new ValueNoise(width, rock.height(), 4, streams.stream("view.bank", node, "fine"));
        }

        void fill(int code, LiquidMask mask) {
            for (int cell = 0; cell < grid.size(); cell++) {
                if (mask.reaches(grid.x(cell), grid.y(cell))) {
                    fill(cell, code, mask);
                }
            }
        }

        private void fill(int cell, int code, LiquidMask mask) {
            int left = grid.x(cell) * RockMask.CELL;
            int bottom = grid.y(cell) * RockMask.CELL;
            for (int y = bottom; y < bottom + RockMask.CELL; y++) {
                for (int x = left; x < left + RockMask.CELL; x++) {
                    int index = x + y * width;
                    int density = mask.at(index);
                    if (density >= BANK - 60 && rock.at(index) == RockShape.GROUND && density + wobble(x, y) > BANK) {
                        body[index] = (byte) code;
                        cellsOfBody.get(code - 1).set(cell, true);
                        wet.set(cell, true);
                    }
                }
            }
        }

        /** Gives each pixel of a body its depth, which grows with the distance from its bank. */
        void slope(int code, boolean hasShallows, BitLayer deep) {
            BankDistance bank = new BankDistance(code);
            bank.measure(null);
            int slope = hasShallows ? SHALLOW_SLOPE : STEEP_SLOPE;
            int most = hasShallows ? SHALLOW : 255;
            bank.visit((index, pixels) -> depth[index] = (byte) (most * Math.min(1, pixels / slope)));
            if (hasShallows && deep.count() > 0) {
                bank.measure(new LiquidMask(deep, open));
                bank.visit((index, pixels) -> depth[index] =
                        (byte) ((depth[index] & 0xff) + (255 - SHALLOW) * Math.min(1, pixels / DEEP_SLOPE)));
            }
        }

        /**
         * The distance of a body's pixels from the nearest ground that is dry: a chamfer distance of 3 and 4
         * (Borgefors, Distance transformations in digital images, 1986). Rock is no bank, since liquid goes on beneath
         * it. Only the body's cells are walked.
         */
        private final class BankDistance {
            private static final int FAR = 3 * 255;
            private static final int STRAIGHT = 3;
            private static final int DIAGONAL = 4;

            private final int code;
            private final BitLayer cells;
            /** Distances in thirds of a pixel, with a frame of one pixel about the floor. */
            private final short[] away = new short[(width + 2) * (rock.height() + 2)];

            BankDistance(int code) {
                this.code = code;
                cells = cellsOfBody.get(code - 1);
            }

            /** @param deep what the body is narrowed to, or null for the whole body */
            void measure(@Nullable LiquidMask deep) {
                Arrays.fill(away, (short) FAR);
                for (int cell = 0; cell < grid.size(); cell++) {
                    if (isNear(cell)) {
                        begin(cell, deep);
                    }
                }
                for (int y = 0; y < rock.height(); y++) {
                    for (int cellX = 0; cellX < grid.width(); cellX++) {
                        if (cells.at(cellX, y / RockMask.CELL, false)) {
                            spread(cellX * RockMask.CELL, y, 1);
                        }
                    }
                }
                for (int y = rock.height() - 1; y >= 0; y--) {
                    for (int cellX = grid.width() - 1; cellX >= 0; cellX--) {
                        if (cells.at(cellX, y / RockMask.CELL, false)) {
                            spread(cellX * RockMask.CELL + RockMask.CELL - 1, y, -1);
                        }
                    }
                }
            }

            private boolean isNear(int cell) {
                boolean isNear = false;
                for (int i = 0; i < 9; i++) {
                    isNear |= cells.at(grid.x(cell) + i % 3 - 1, grid.y(cell) + i / 3 - 1, false);
                }
                return isNear;
            }

            private void begin(int cell, @Nullable LiquidMask deep) {
                int left = grid.x(cell) * RockMask.CELL;
                int bottom = grid.y(cell) * RockMask.CELL;
                for (int y = bottom; y < bottom + RockMask.CELL; y++) {
                    for (int x = left; x < left + RockMask.CELL; x++) {
                        int index = x + y * width;
                        if (rock.at(index) == RockShape.GROUND && !isInside(x, y, index, deep)) {
                            away[place(x, y)] = 0;
                        }
                    }
                }
            }

            private boolean isInside(int x, int y, int index, @Nullable LiquidMask deep) {
                return at(index) == code && (deep == null || deep.at(index) + wobble(x, y) * 0.8f > DEEP);
            }

            private int place(int x, int y) {
                return x + 1 + (y + 1) * (width + 2);
            }

            /** Lowers the distances of a cell's row by those that were met before. */
            private void spread(int startX, int y, int towards) {
                for (int i = 0; i < RockMask.CELL; i++) {
                    int x = startX + i * towards;
                    int at = place(x, y);
                    if (away[at] > 0 && rock.at(x + y * width) == RockShape.GROUND) {
                        int met = at - towards * (width + 2);
                        int least = Math.min(away[at - towards], away[met]) + STRAIGHT;
                        least = Math.min(least, Math.min(away[met - 1], away[met + 1]) + DIAGONAL);
                        away[at] = (short) Math.min(away[at], least);
                    }
                }
            }

            /** Visits the pixels that are no bank with their distances in pixels. */
            void visit(DistanceVisitor visitor) {
                for (int y = 0; y < rock.height(); y++) {
                    for (int cellX = 0; cellX < grid.width(); cellX++) {
                        if (cells.at(cellX, y / RockMask.CELL, false)) {
                            visit(visitor, cellX * RockMask.CELL, y);
                        }
                    }
                }
            }

            private void visit(DistanceVisitor visitor, int left, int y) {
                for (int x = left; x < left + RockMask.CELL; x++) {
                    int thirds = away[place(x, y)];
                    if (thirds > 0 && rock.at(x + y * width) == RockShape.GROUND) {
                        visitor.visit(x + y * width, thirds / (float) STRAIGHT);
                    }
                }
            }
        }

        /** Returns the unevenness of a bank at a pixel. */
        private float wobble(int x, int y) {
            return coarse.at(x, y) * COARSE + fine.at(x, y) * FINE;
        }
    }

    private interface DistanceVisitor {
        void visit(int index, float pixels);
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

    /** Frees the pixels, which are not asked for any more; {@link #holds} is. */
    void forgetPixels() {
        body = new byte[0];
        depth = new byte[0];
    }

    byte[] bodies() {
        return body;
    }

    byte[] depths() {
        return depth;
    }
}
