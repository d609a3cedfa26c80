package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.grid.BitLayer;

/**
 * Paints the ground in four close shades and soft patches, which stay quiet beneath moving things, with pebbles, small
 * stones and cracks on it. Crumbling ground is darker, and broken by cracks with a lit edge.
 */
final class GroundPainter {
    private static final int[] SHADES = {0x373250, 0x413b5b, 0x4a4466, 0x554e74};
    /** Lightening of a patch's edge where it steps up. */
    private static final float STEP_LEAN = 0.28f;

    private static final float ROUGHNESS = 2.4f;
    private static final int LIGHT = 0x69618a;
    private static final int BRIGHT = 0x7b739b;
    private static final int SHADOW = 0x1e1a2e;
    private static final int CRACK = 0x2b2642;
    /** Stones, and cracks, in 100 cells. */
    private static final int STONES = 16;

    private static final int CRACKS = 7;
    private static final int MOST_PEBBLES = 2;
    private static final int CRACK_LENGTH = 16;
    private static final int RIFT = 0x16121f;
    private static final int RIFT_EDGE = 0x6d6590;
    private static final float RIFT_WIDE = 0.035f;
    private static final float CRUMBLING_DARKER = 0.2f;

    private final RockMask mask;
    private final RockShape rock;
    private final ValueNoise broad;
    private final ValueNoise middle;
    private final ValueNoise fine;
    private final RandomStream pebbles;
    private final LiquidMask crumbling;
    private final ValueNoise broadCracks;
    private final ValueNoise fineCracks;

    GroundPainter(
            RockMask mask, RockShape rock, BitLayer crumbling, BitLayer open, RandomStreams streams, String node) {
        this.mask = mask;
        this.rock = rock;
        broad = noise(26, streams, node, "broad");
        middle = noise(9, streams, node, "middle");
        fine = noise(3, streams, node, "fine");
        pebbles = streams.stream("view.pebbles", node);
        this.crumbling = new LiquidMask(crumbling, open);
        broadCracks = new ValueNoise(rock.width(), rock.height(), 9, streams.stream("view.cracks", node, "broad"));
        fineCracks = new ValueNoise(rock.width(), rock.height(), 5, streams.stream("view.cracks", node, "fine"));
    }

    private ValueNoise noise(int spacing, RandomStreams streams, String node, String name) {
        return new ValueNoise(rock.width(), rock.height(), spacing, streams.stream("view.ground", node, name));
    }

    /** Paints the ground, then pebbles and cracks on it, then the cells that crumble. */
    void paint(FloorPixels picture) {
        paintGround(picture);
        paintPebbles(picture);
        paintCrumbling(picture);
    }

    private void paintGround(FloorPixels picture) {
        float[] row = new float[picture.width];
        float[] rowBelow = new float[picture.width];
        for (int y = 0; y < picture.height; y++) {
            for (int x = 0; x < picture.width; x++) {
                int index = x + y * picture.width;
                if (rock.at(index) != RockShape.GROUND) {
                    continue;
                }
                float level = level(x, y, index);
                row[x] = level;
                picture.rgb[index] = SHADES[shade(level)];
                picture.relief[index] = (byte) lean(row, rowBelow, x, level);
            }
            float[] swap = rowBelow;
            rowBelow = row;
            row = swap;
        }
    }

    /** Returns the level from about 0 to 1; it is lower towards rock, where dirt gathers. */
    private float level(int x, int y, int index) {
        float noise = broad.at(x, y) + 0.85f * middle.at(x, y) + 0.45f * fine.at(x, y);
        return (noise + 0.85f) / 1.7f - 0.12f * mask.at(index) / 128f;
    }

    private static int shade(float level) {
        return Math.max(0, Math.min(SHADES.length - 1, (int) (level * SHADES.length)));
    }

    private static int lean(float[] row, float[] rowBelow, int x, float level) {
        float west = x == 0 ? level : row[x - 1];
        float south = rowBelow[x];
        float east = (west - level) * ROUGHNESS + STEP_LEAN * (shade(west) - shade(level));
        float north = (south - level) * ROUGHNESS + STEP_LEAN * (shade(south) - shade(level));
        return FloorPixels.lean(east, north);
    }

    private void paintPebbles(FloorPixels picture) {
        for (int y = 0; y < picture.height; y += RockMask.CELL) {
            for (int x = 0; x < picture.width; x += RockMask.CELL) {
                if (rock.isGround(x + RockMask.CELL / 2, y + RockMask.CELL / 2)) {
                    strewPebbles(picture, x, y);
                }
            }
        }
    }

    private void strewPebbles(FloorPixels picture, int x, int y) {
        for (int i = pebbles.below(MOST_PEBBLES + 1); i > 0; i--) {
            paintPebble(picture, x + pebbles.below(RockMask.CELL), y + pebbles.below(RockMask.CELL));
        }
        if (pebbles.chance(STONES)) {
            paintStone(picture, x + pebbles.below(RockMask.CELL), y + pebbles.below(RockMask.CELL));
        }
        if (pebbles.chance(CRACKS)) {
            paintCrack(picture, x + pebbles.below(RockMask.CELL), y + pebbles.below(RockMask.CELL));
        }
    }

    private void paintPebble(FloorPixels picture, int x, int y) {
        paintDot(picture, x, y, LIGHT);
        paintDot(picture, x + 1, y, LIGHT);
        paintDot(picture, x, y - 1, SHADOW);
        paintDot(picture, x + 1, y - 1, SHADOW);
    }

    private void paintStone(FloorPixels picture, int x, int y) {
        int width = pebbles.between(3, 4);
        for (int i = 0; i < width; i++) {
            paintDot(picture, x + i, y, LIGHT);
            paintDot(picture, x + i, y - 1, SHADOW);
        }
        for (int i = 0; i < width - 1; i++) {
            paintDot(picture, x + i, y + 1, BRIGHT);
        }
        paintDot(picture, x + width, y - 1, SHADOW);
    }

    private void paintCrack(FloorPixels picture, int x, int y) {
        int lean = pebbles.chance(50) ? 1 : -1;
        for (int i = pebbles.between(5, CRACK_LENGTH); i > 0; i--) {
            paintDot(picture, x, y, CRACK);
            x += lean;
            y += pebbles.between(-1, 1);
        }
    }

    private void paintDot(FloorPixels picture, int x, int y, int colour) {
        if (rock.isGround(x, y)) {
            int index = x + y * picture.width;
            picture.rgb[index] = colour;
            picture.relief[index] = (byte) FloorPixels.FLAT;
        }
    }

    private void paintCrumbling(FloorPixels picture) {
        for (int cellY = 0; cellY * RockMask.CELL < picture.height; cellY++) {
            for (int cellX = 0; cellX * RockMask.CELL < picture.width; cellX++) {
                if (crumbling.reaches(cellX, cellY)) {
                    paintCrumblingCell(picture, cellX * RockMask.CELL, cellY * RockMask.CELL);
                }
            }
        }
    }

    private void paintCrumblingCell(FloorPixels picture, int left, int bottom) {
        for (int y = bottom; y < Math.min(bottom + RockMask.CELL, picture.height - 1); y++) {
            for (int x = left; x < left + RockMask.CELL; x++) {
                int index = x + y * picture.width;
                float share = crumbling.at(index) / 255f;
                if (share < 0.1f || rock.at(index) != RockShape.GROUND) {
                    continue;
                }
                if (isRift(x, y, share)) {
                    picture.rgb[index] = RIFT;
                } else if (isRift(x, y + 1, share)) {
                    picture.rgb[index] = FloorPixels.mix(picture.rgb[index], RIFT_EDGE, 0.7f);
                } else {
                    picture.rgb[index] = FloorPixels.scale(picture.rgb[index], 1 - CRUMBLING_DARKER * share);
                }
            }
        }
    }

    private boolean isRift(int x, int y, float share) {
        return Math.abs(broadCracks.at(x, y) + 0.35f * fineCracks.at(x, y)) < RIFT_WIDE * share;
    }
}
