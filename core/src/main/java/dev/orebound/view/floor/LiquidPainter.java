package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;

/**
 * Paints the parts of liquids that do not move: the bank at their north side, the lip of ground round them, the cliff
 * of a chasm. Shaders draw the rest, and the colour of water and lava.
 */
final class LiquidPainter {
    /** Pixels from the ground down to the water. */
    private static final int BANK_HEIGHT = 3;

    private static final int[] BANK = {0x2f2845, 0x241f38, 0x191527};
    private static final int[] SCORCHED_BANK = {0x3a2630, 0x43202a, 0x7a2a22};
    private static final int LIP = 0x6d6590;
    private static final int SCORCHED_LIP = 0x5a4350;
    private static final int CHASM_LIP = 0x8c83b0;
    private static final int WET = 0x2c2a4a;
    private static final int CHAR = 0x1f1820;

    /** Pixels of ground beside a liquid that look wet or burnt. */
    private static final int BESIDE = 5;

    private static final int[] CLIFF = {0x30284a, 0x443a60, 0x5c5179, 0x70658f};
    private static final int CLIFF_JOINT = 0x241d38;
    private static final int VOID = 0x06050c;

    /** Pixels of cliff that can be seen before it disappears in the dark. */
    private static final int CLIFF_HEIGHT = 30;

    private static final float CLIFF_LEAN = -0.7f;
    /** Opacity of a reflected face in the water. */
    private static final float REFLECTION = 0.5f;

    private final LiquidShape liquid;
    private final RockShape rock;
    private final ValueNoise blocks;
    private final ValueNoise grain;
    private final ValueNoise joints;

    LiquidPainter(LiquidShape liquid, RockShape rock, RandomStreams streams, String node) {
        this.liquid = liquid;
        this.rock = rock;
        blocks = noise(7, streams, node, "blocks");
        grain = noise(3, streams, node, "grain");
        joints = noise(6, streams, node, "joints");
    }

    private ValueNoise noise(int spacing, RandomStreams streams, String node, String name) {
        return new ValueNoise(rock.width(), rock.height(), spacing, streams.stream("view.cliff", node, name));
    }

    /** Paints banks, lips and cliffs. */
    void paintBanks(FloorPixels picture) {
        for (int x = 0; x < picture.width; x++) {
            paintColumn(picture, x);
        }
        for (int cellY = 0; cellY * RockMask.CELL < picture.height; cellY++) {
            for (int cellX = 0; cellX * RockMask.CELL < picture.width; cellX++) {
                if (liquid.isNear(cellX, cellY)) {
                    paintBeside(picture, cellX * RockMask.CELL, cellY * RockMask.CELL);
                }
            }
        }
    }

    /** Paints a column from the north, counting the distance of each pixel below the bank. */
    private void paintColumn(FloorPixels picture, int x) {
        int below = 0;
        LiquidKind last = LiquidKind.NONE;
        boolean isBeneathRock = false;
        for (int y = picture.height - 1; y >= 0; y--) {
            if (!liquid.isWet(x / RockMask.CELL, y / RockMask.CELL)) {
                y -= y % RockMask.CELL;
                last = LiquidKind.NONE;
                continue;
            }
            int index = x + y * picture.width;
            LiquidKind kind = liquid.at(index);
            if (kind != last) {
                isBeneathRock = rock.at(Math.min(index + picture.width, picture.rgb.length - 1)) != RockShape.GROUND;
                below = 0;
            }
            last = kind;
            below++;
            if (kind == LiquidKind.CHASM) {
                paintChasm(picture, x, y, below);
            } else if (kind != LiquidKind.NONE) {
                picture.relief[index] = (byte) FloorPixels.FLAT;
                if (below <= BANK_HEIGHT && !isBeneathRock) {
                    picture.rgb[index] = (kind == LiquidKind.LAVA ? SCORCHED_BANK : BANK)[below - 1];
                    picture.liquid[index] = 0;
                }
            }
        }
    }

    private void paintChasm(FloorPixels picture, int x, int y, int below) {
        int index = x + y * picture.width;
        float layers = blocks.at(x, y / 3) + 0.5f * grain.at(x, y / 2);
        float dark = Math.min(1, (below + 5 * blocks.at(x, y)) / CLIFF_HEIGHT);
        float level = (layers + 0.8f) / 1.6f * CLIFF.length;
        int stone = CLIFF[Math.max(0, Math.min(CLIFF.length - 1, (int) level))];
        if (Math.abs(joints.at(x, y / 4)) < 0.035f) {
            stone = CLIFF_JOINT;
        }
        if (below <= 1) {
            stone = CLIFF[CLIFF.length - 1];
        }
        float kept = (1 - dark) * (1 - dark);
        picture.rgb[index] = FloorPixels.mix(VOID, stone, (float) Math.ceil(kept * 6) / 6);
        picture.relief[index] = (byte) FloorPixels.lean(
                (grain.at(Math.max(0, x - 1), y) - grain.at(x, y)) * 2, dark < 1 ? CLIFF_LEAN : 0);
        int deep = Math.min(liquid.depth(index), Math.round(dark * 255));
        picture.liquidDepth[index] = (byte) deep;
    }

    private void paintBeside(FloorPixels picture, int left, int bottom) {
        for (int y = bottom; y < bottom + RockMask.CELL; y++) {
            for (int x = left; x < left + RockMask.CELL; x++) {
                paintPixelBeside(picture, x, y);
            }
        }
    }

    /** Paints ground next to a liquid: its lip, and wet or burnt ground. */
    private void paintPixelBeside(FloorPixels picture, int x, int y) {
        int index = x + y * picture.width;
        if (rock.at(index) != RockShape.GROUND || liquid.at(index) != LiquidKind.NONE) {
            return;
        }
        int far = 1;
        LiquidKind kind = LiquidKind.NONE;
        while (far <= BESIDE && kind == LiquidKind.NONE) {
            kind = nearest(picture, x, y, far++);
        }
        switch (kind) {
            case WATER -> shade(picture, index, WET, LIP, far - 1, 0.5f);
            case LAVA -> shade(picture, index, CHAR, SCORCHED_LIP, far - 1, 0.8f);
            case CHASM -> shade(picture, index, picture.rgb[index], CHASM_LIP, far - 1, 0);
            case NONE -> {}
        }
    }

    private static void shade(FloorPixels picture, int index, int beside, int lip, int far, float most) {
        picture.rgb[index] =
                far == 1 ? lip : FloorPixels.mix(picture.rgb[index], beside, most * (BESIDE + 1 - far) / BESIDE);
    }

    private LiquidKind nearest(FloorPixels picture, int x, int y, int far) {
        LiquidKind kind = at(picture, x + far, y);
        kind = kind == LiquidKind.NONE ? at(picture, x - far, y) : kind;
        kind = kind == LiquidKind.NONE ? at(picture, x, y + far) : kind;
        return kind == LiquidKind.NONE ? at(picture, x, y - far) : kind;
    }

    private LiquidKind at(FloorPixels picture, int x, int y) {
        boolean isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
        return isInside ? liquid.at(x + y * picture.width) : LiquidKind.NONE;
    }

    /** Lets the faces of rock show in the water below them, upside down. */
    void paintReflections(FloorPixels picture) {
        for (int x = 0; x < picture.width; x++) {
            int foot = -1;
            for (int y = picture.height - 1; y >= 0; y--) {
                if (!liquid.isNear(x / RockMask.CELL, y / RockMask.CELL)) {
                    y -= y % RockMask.CELL;
                    foot = -1;
                    continue;
                }
                int index = x + y * picture.width;
                if (rock.at(index) == RockShape.FACE) {
                    foot = y;
                } else if (liquid.at(index) != LiquidKind.WATER) {
                    foot = -1;
                } else if (foot >= 0) {
                    reflect(picture, index, x + (2 * foot - 1 - y) * picture.width);
                }
            }
        }
    }

    private void reflect(FloorPixels picture, int index, int mirrored) {
        if (mirrored < picture.rgb.length && rock.at(mirrored) == RockShape.FACE) {
            picture.rgb[index] = FloorPixels.mix(picture.rgb[index], picture.rgb[mirrored], REFLECTION);
        }
    }
}
