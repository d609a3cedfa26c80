package dev.orebound.view.thing;

import dev.orebound.chance.Hash64;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.grid.Grid;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * Draws a crystal over its cells, pixel by pixel: one body of lit facets with a dark face towards the south, spires on
 * it that the content's sprites give, one line round all of it, and cracks that grow from stage to stage. The colours
 * of the body are those of the spires.
 */
final class CrystalDrawing {
    /** A whole crystal, and three stages of cracks. */
    static final int STAGES = 4;

    /** Height of the lowest pixel above the south edge of its cell. */
    static final int FOOT = 1;

    private static final int CELL = 16;

    /** Pixels by which spires may jut out at the sides and above. */
    private static final int SIDE = 4;

    private static final int ABOVE = 15;
    /** Height of the body's south face. */
    private static final int FACE = 4;

    /** Radius of the body's corners, and the pixels between a body and the edge of its cells. */
    private static final int CORNER = 6;

    private static final int INSET = 2;
    /** Distance between the middles of facets. */
    private static final int FACET = 6;

    private static final int OUTLINE = 0x14121fff;
    private static final int BRANCHES = 3;
    private static final int BRANCH_STEPS = 7;

    private final Grid grid;
    private final List<SpriteFrame> spires;
    private final int[] cells;
    private final long seed;
    private final int lowX;
    private final int lowY;
    private final int width;
    private final int height;
    private final int[] whole;
    private final int[] wholeLight;
    private final int[] pixels;
    private final int[] lights;
    /** The colours of the spires from dark to light, and which of them give light. */
    private final List<Integer> ramp = new ArrayList<>();

    private final TreeSet<Integer> shining = new TreeSet<>();

    /** A spire on the body, its foot in pixels of the picture. */
    private record Spire(SpriteFrame frame, int x, int foot) {}

    /**
     * Draws a crystal.
     *
     * @param cells of the crystal, the lowest first
     * @param spires the greatest first
     * @param seed of the floor
     */
    CrystalDrawing(Grid grid, int[] cells, List<SpriteFrame> spires, long seed) {
        this.grid = grid;
        this.cells = cells.clone();
        this.spires = spires;
        this.seed = seed;
        int west = Integer.MAX_VALUE;
        int south = Integer.MAX_VALUE;
        int east = 0;
        int north = 0;
        for (int cell : cells) {
            west = Math.min(west, grid.x(cell));
            east = Math.max(east, grid.x(cell));
            south = Math.min(south, grid.y(cell));
            north = Math.max(north, grid.y(cell));
        }
        lowX = west;
        lowY = south;
        width = (east - west + 1) * CELL + 2 * SIDE;
        height = (north - south + 1) * CELL + ABOVE;
        whole = new int[width * height];
        wholeLight = new int[width * height];
        pixels = new int[width * height];
        lights = new int[width * height];
        readColours();
        drawBody();
        drawSpires();
        drawOutline();
        crack(0);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Returns the colour of a pixel at the stage of the last {@link #crack}, 0xRRGGBBAA; y is counted from above. */
    int rgba(int x, int y) {
        return pixels[x + y * width];
    }

    /** Returns the light that a pixel gives, 0xRRGGBBAA. */
    int light(int x, int y) {
        return lights[x + y * width];
    }

    /** Returns the column in which a cell begins. */
    int westOf(int cell) {
        return SIDE + (grid.x(cell) - lowX) * CELL;
    }

    /** Returns the first column of a cell's part of the picture; it takes what juts out where the crystal ends. */
    int left(int cell) {
        return westOf(cell) - (has(grid.x(cell) - 1, grid.y(cell)) ? 0 : SIDE);
    }

    /** Returns the column after a cell's part. */
    int right(int cell) {
        return westOf(cell) + CELL + (has(grid.x(cell) + 1, grid.y(cell)) ? 0 : SIDE);
    }

    /** Returns the highest row of a cell's part. */
    int top(int cell) {
        return bottom(cell) - CELL - (has(grid.x(cell), grid.y(cell) + 1) ? 0 : ABOVE);
    }

    /** Returns the row below a cell's part. */
    int bottom(int cell) {
        return height - (grid.y(cell) - lowY) * CELL;
    }

    private boolean has(int cellX, int cellY) {
        for (int cell : cells) {
            if (grid.x(cell) == cellX && grid.y(cell) == cellY) {
                return true;
            }
        }
        return false;
    }

    private void readColours() {
        TreeSet<Integer> colours = new TreeSet<>(
                Comparator.comparingInt(CrystalDrawing::brightness).thenComparing(Comparator.naturalOrder()));
        for (SpriteFrame spire : spires) {
            for (int i = 0; i < spire.width() * spire.height(); i++) {
                int rgba = spire.rgba(i % spire.width(), i / spire.width());
                if ((rgba & 0xff) == 0xff && rgba != OUTLINE) {
                    colours.add(rgba);
                    if (spire.emissive(i % spire.width(), i / spire.width()) != 0) {
                        shining.add(rgba);
                    }
                }
            }
        }
        ramp.addAll(colours);
    }

    private static int brightness(int rgba) {
        return (rgba >>> 24) * 3 + (rgba >> 16 & 0xff) * 6 + (rgba >> 8 & 0xff);
    }

    /** Returns the shade of a level from 0, the darkest, to 1, the lightest. */
    private int shade(float level) {
        int index = Math.round(level * (ramp.size() - 1));
        return ramp.get(Math.max(0, Math.min(ramp.size() - 1, index)));
    }

    private long dice(long purpose, long first, long second) {
        return new Hash64(seed)
                        .add(cells[0])
                        .add(purpose)
                        .add(first)
                        .add(second)
                        .value()
                >>> 1;
    }

    /** Draws the body: its upper side, raised above the ground, and its face below the southern edges. */
    private void drawBody() {
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (isBody(x, y + FACE)) {
                    drawFacet(x, y);
                } else if (isBody(x, y) || isBody(x, y + FACE / 2)) {
                    boolean isEdge = isBody(x, y + FACE - 1) || (x + y) % 7 == 0;
                    put(x, y, isEdge ? shade(0.3f) : shade(0), false);
                }
            }
        }
    }

    /** Returns whether the foot of the body covers a pixel; its edge is a little uneven. */
    private boolean isBody(int x, int y) {
        int cellX = lowX + Math.floorDiv(x - SIDE, CELL);
        int cellY = lowY + Math.floorDiv(height - 1 - y, CELL);
        if (!has(cellX, cellY)) {
            return false;
        }
        int intoX = Math.floorMod(x - SIDE, CELL);
        int intoY = Math.floorMod(height - 1 - y, CELL);
        int sideX = intoX < CELL / 2 ? -1 : 1;
        int sideY = intoY < CELL / 2 ? -1 : 1;
        int edgeX = sideX < 0 ? intoX : CELL - 1 - intoX;
        int edgeY = sideY < 0 ? intoY : CELL - 1 - intoY;
        int uneven = INSET + (int) (dice(1, x / 4, y / 4) % 2);
        boolean isOpenX = !has(cellX + sideX, cellY);
        boolean isOpenY = !has(cellX, cellY + sideY);
        if ((isOpenX && edgeX < uneven) || (isOpenY && edgeY < uneven)) {
            return false;
        }
        // Corners of the body are cut off slanting, as crystals grow.
        return !isOpenX || !isOpenY || edgeX + edgeY >= CORNER + uneven;
    }

    private void drawFacet(int x, int y) {
        long own = facet(x, y);
        boolean isLitEdge = facet(x - 1, y) != own || facet(x, y - 1) != own;
        boolean isDarkEdge = facet(x + 1, y) != own || facet(x, y + 1) != own;
        boolean isRim = !isBody(x - 1, y + FACE) || !isBody(x, y - 1 + FACE);
        float level = 0.2f + own % 5 * 0.1f;
        if (isRim) {
            level += 0.3f;
        } else if (isLitEdge) {
            level += 0.2f;
        } else if (isDarkEdge) {
            level -= 0.2f;
        }
        int colour = shade(level);
        put(x, y, colour, shining.contains(colour) && (isRim || isLitEdge));
    }

    /**
     * Returns a number of the facet that a pixel of the upper side belongs to: that of the nearest of scattered points.
     */
    private long facet(int x, int y) {
        int column = Math.floorDiv(x, FACET);
        int row = Math.floorDiv(y, FACET);
        long nearest = 0;
        int least = Integer.MAX_VALUE;
        for (int r = row - 1; r <= row + 1; r++) {
            for (int c = column - 1; c <= column + 1; c++) {
                long dice = dice(2, c, r);
                int dx = c * FACET + (int) (dice % FACET) - x;
                int dy = r * FACET + (int) (dice / FACET % FACET) - y;
                int squared = dx * dx + 2 * dy * dy;
                if (squared < least) {
                    least = squared;
                    nearest = dice / 64;
                }
            }
        }
        return nearest;
    }

    private void drawSpires() {
        List<Spire> all = new ArrayList<>();
        int heart = heart();
        for (int cell : cells) {
            int x = westOf(cell) + CELL / 2;
            int foot = bottom(cell) - FACE;
            long dice = dice(3, cell, 0);
            boolean isHeart = cell == heart;
            boolean isGreat = isHeart && cells.length > 2;
            int middle = isGreat ? 0 : isHeart ? 1 : 1 + (int) (dice % (spires.size() - 1));
            int aside = (int) (dice / 8 % 7) - 3;
            all.add(new Spire(spires.get(middle), x + aside, foot - 3 - (int) (dice / 64 % 4)));
            int small = spires.size() - 1 - (int) (dice / 512 % 3);
            all.add(new Spire(
                    spires.get(small), x - Integer.signum(aside * 2 + 1) * 5, foot - (int) (dice / 4096 % 3)));
        }
        all.sort(Comparator.comparingInt(Spire::foot));
        all.forEach(this::draw);
    }

    /** Returns the cell nearest to the middle of the crystal, the lowest of equally near ones. */
    private int heart() {
        int best = cells[0];
        int least = Integer.MAX_VALUE;
        for (int cell : cells) {
            int sum = 0;
            for (int other : cells) {
                int dx = grid.x(cell) - grid.x(other);
                int dy = grid.y(cell) - grid.y(other);
                sum += dx * dx + dy * dy;
            }
            if (sum < least) {
                best = cell;
                least = sum;
            }
        }
        return best;
    }

    private void draw(Spire spire) {
        SpriteFrame frame = spire.frame();
        int left = spire.x() - frame.width() / 2;
        int top = spire.foot() - frame.height();
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                int rgba = frame.rgba(x, y);
                boolean isInside = left + x >= 1 && left + x < width - 1 && top + y >= 1 && top + y < height;
                if (isInside && (rgba & 0xff) > 0) {
                    put(left + x, top + y, rgba, frame.emissive(x, y) != 0);
                }
            }
        }
    }

    private void put(int x, int y, int rgba, boolean shines) {
        whole[x + y * width] = rgba;
        wholeLight[x + y * width] = shines ? rgba : 0;
    }

    private void drawOutline() {
        int[] filled = whole.clone();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean isBeside = isFilled(filled, x - 1, y)
                        || isFilled(filled, x + 1, y)
                        || isFilled(filled, x, y - 1)
                        || isFilled(filled, x, y + 1);
                if (filled[x + y * width] == 0 && isBeside) {
                    put(x, y, OUTLINE, false);
                }
            }
        }
    }

    private boolean isFilled(int[] filled, int x, int y) {
        return x >= 0
                && x < width
                && y >= 0
                && y < height
                && filled[x + y * width] != 0
                && filled[x + y * width] != OUTLINE;
    }

    /** Draws the cracks of a stage over the whole crystal; each stage holds those of the stage before it. */
    void crack(int stage) {
        System.arraycopy(whole, 0, pixels, 0, whole.length);
        System.arraycopy(wholeLight, 0, lights, 0, wholeLight.length);
        int heart = heart();
        int fromX = westOf(heart) + CELL / 2;
        int fromY = bottom(heart) - CELL / 2;
        int branches = BRANCHES + cells.length;
        for (int branch = 0; stage > 0 && branch < branches; branch++) {
            crackOnce(fromX, fromY, branch, branches, stage * BRANCH_STEPS + 2 * cells.length * (stage - 1));
        }
    }

    /** Draws a jagged line outwards from a pixel, with a bright edge below it. */
    private void crackOnce(int fromX, int fromY, int branch, int branches, int steps) {
        double turn = 2 * Math.PI * (branch + dice(4, branch, 0) % 100 / 150.0) / branches;
        double x = fromX;
        double y = fromY;
        for (int step = 0; step < steps; step++) {
            double bend = (dice(5, branch, step / 3) % 200 - 100) / 90.0;
            x += Math.cos(turn + bend);
            y += Math.sin(turn + bend);
            int pixelX = (int) Math.round(x);
            int pixelY = (int) Math.round(y);
            boolean isInside = pixelX >= 0 && pixelX < width && pixelY >= 0 && pixelY < height;
            if (!isInside || whole[pixelX + pixelY * width] == 0) {
                return;
            }
            set(pixelX, pixelY, OUTLINE, 0);
            if (isFilled(whole, pixelX + 1, pixelY + 1) && pixels[pixelX + 1 + (pixelY + 1) * width] != OUTLINE) {
                int bright = shade(1);
                set(pixelX + 1, pixelY + 1, bright, shining.contains(bright) ? bright : 0);
            }
        }
    }

    private void set(int x, int y, int rgba, int light) {
        pixels[x + y * width] = rgba;
        lights[x + y * width] = light;
    }
}
