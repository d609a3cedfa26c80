package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import dev.orebound.content.terrain.Terrain;

/**
 * Paints the parts of liquids that do not move: the bank at their north side, the rim of ground round them, the cliff
 * of an abyss. Shaders draw the rest. Its colours come from the ground and from the liquid.
 */
final class LiquidPainter {
    /** Brightness of the bank, compared with the ground, by pixels below it. */
    private static final float[] BANK = {0.78f, 0.6f, 0.44f};

    private static final float[] SCORCHED_BANK = {0.34f, 0.2f};
    /** Share of the liquid's colour in the lowest pixels of a scorched bank. */
    private static final float BANK_GLOW = 0.4f;

    /** Brightness of the ground by pixels from the shore, compared with what it was. */
    private static final float[] WET_RIM = {0.55f, 0.74f, 0.8f, 0.86f, 0.91f, 0.96f};

    /** Brightness of the edge above a bank that is seen from the front. */
    private static final float LIP = 1.3f;

    private static final float[] SCORCHED_RIM = {0.2f, 0.36f, 0.62f, 0.72f, 0.82f, 0.92f};
    private static final float[] BROKEN_RIM = {1.62f, 1.22f, 0.84f, 0.9f, 0.95f, 0.98f};

    /** Share of the liquid's colour in the pixel at the shore. */
    private static final float RIM_TINT = 0.2f;

    /** Shades of an abyss that its cliff is made of, beside darkness. */
    private static final int CLIFF_SHADES = 4;

    private static final float JOINT = 0.45f;

    /** Pixels of cliff that can be seen before it disappears in the dark. */
    private static final int CLIFF_HEIGHT = 30;

    private static final float CLIFF_LEAN = -0.7f;
    /** Opacity of a reflected face in the liquid. */
    private static final float REFLECTION = 0.5f;

    private final LiquidShape liquid;
    private final LiquidBodies bodies;
    private final RockShape rock;
    private final ValueNoise blocks;
    private final ValueNoise grain;
    private final ValueNoise joints;

    LiquidPainter(LiquidShape liquid, LiquidBodies bodies, RockShape rock, RandomStreams streams, String node) {
        this.liquid = liquid;
        this.bodies = bodies;
        this.rock = rock;
        blocks = noise(7, streams, node, "blocks");
        grain = noise(3, streams, node, "grain");
        joints = noise(6, streams, node, "joints");
    }

    private ValueNoise noise(int spacing, RandomStreams streams, String node, String name) {
        return new ValueNoise(rock.width(), rock.height(), spacing, streams.stream("view.cliff", node, name));
    }

    /** Paints banks, rims and cliffs. */
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
        int last = LiquidBodies.NONE;
        boolean isBeneathRock = false;
        for (int y = picture.height - 1; y >= 0; y--) {
            if (!liquid.isWet(x / RockMask.CELL, y / RockMask.CELL)) {
                y -= y % RockMask.CELL;
                last = LiquidBodies.NONE;
                continue;
            }
            int index = x + y * picture.width;
            int code = liquid.at(index);
            if (code != last) {
                isBeneathRock = rock.at(Math.min(index + picture.width, picture.rgb.length - 1)) != RockShape.GROUND;
                below = 0;
            }
            last = code;
            if (bodies.has(code, Terrain.Surface.ABYSS)) {
                paintCliff(picture, x, y, below, bodies.at(code));
            } else if (code != LiquidBodies.NONE) {
                picture.relief[index] = (byte) FloorPixels.FLAT;
                if (!isBeneathRock) {
                    paintBank(picture, index, below, bodies.at(code));
                }
            }
            below++;
        }
    }

    private static void paintBank(FloorPixels picture, int index, int below, LiquidBody body) {
        boolean isMolten = body.surface() == Terrain.Surface.MOLTEN;
        float[] bank = isMolten ? SCORCHED_BANK : BANK;
        if (below < bank.length) {
            int ground = FloorPixels.scale(picture.rgb[index], bank[below]);
            float glow = isMolten ? BANK_GLOW * below : 0;
            picture.rgb[index] = FloorPixels.mix(ground, body.shade(0), glow);
            picture.liquid[index] = LiquidBodies.NONE;
        }
    }

    private void paintCliff(FloorPixels picture, int x, int y, int below, LiquidBody body) {
        int index = x + y * picture.width;
        float layers = blocks.at(x, y / 3) + 0.5f * grain.at(x, y / 2);
        float dark = Math.min(1, (below + 1 + 5 * blocks.at(x, y)) / CLIFF_HEIGHT);
        int level = (int) ((0.8f - layers) / 1.6f * CLIFF_SHADES);
        int stone = body.shade(Math.max(0, Math.min(CLIFF_SHADES - 1, level)));
        if (below == 0) {
            stone = body.shade(0);
        } else if (Math.abs(joints.at(x, y / 4)) < 0.035f) {
            stone = FloorPixels.scale(stone, JOINT);
        }
        float kept = (1 - dark) * (1 - dark);
        picture.rgb[index] = FloorPixels.mix(body.shade(LiquidBody.SHADES - 1), stone, (float) Math.ceil(kept * 6) / 6);
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

    /** Paints ground next to a liquid: wet, burnt or broken off. */
    private void paintPixelBeside(FloorPixels picture, int x, int y) {
        int index = x + y * picture.width;
        if (rock.at(index) != RockShape.GROUND || liquid.at(index) != LiquidBodies.NONE) {
            return;
        }
        for (int away = 0; away < WET_RIM.length; away++) {
            int code = nearest(picture, x, y, away + 1);
            if (code != LiquidBodies.NONE) {
                LiquidBody body = bodies.at(code);
                float bright = switch (body.surface()) {
                    case RIPPLES -> away == 0 && at(picture, x, y - 1) == code ? LIP : WET_RIM[away];
                    case MOLTEN -> SCORCHED_RIM[away];
                    case ABYSS -> BROKEN_RIM[away];
                };
                int ground = FloorPixels.scale(picture.rgb[index], bright);
                picture.rgb[index] = FloorPixels.mix(ground, body.shade(0), RIM_TINT / (1 + away));
                return;
            }
        }
    }

    private int nearest(FloorPixels picture, int x, int y, int away) {
        int code = at(picture, x + away, y);
        code = code == LiquidBodies.NONE ? at(picture, x - away, y) : code;
        code = code == LiquidBodies.NONE ? at(picture, x, y + away) : code;
        return code == LiquidBodies.NONE ? at(picture, x, y - away) : code;
    }

    private int at(FloorPixels picture, int x, int y) {
        boolean isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
        return isInside ? liquid.at(x + y * picture.width) : LiquidBodies.NONE;
    }

    /** Lets the faces of rock show in still liquid below them, upside down. */
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
                } else if (!bodies.has(liquid.at(index), Terrain.Surface.RIPPLES)) {
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
