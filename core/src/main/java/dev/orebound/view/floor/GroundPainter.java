package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.biome.Biome.GroundLook;
import dev.orebound.content.biome.Biome.GrowthLook;
import dev.orebound.content.biome.Biome.VeinBed;
import dev.orebound.content.biome.Biome.VeinLook;

/**
 * Paints the ground in a biome's four close shades, in flags and soft patches that stay quiet beneath moving things,
 * with pebbles, small stones, cracks and what grows on it. Crumbling ground is darker, and broken by cracks with a lit
 * edge.
 */
final class GroundPainter {
    private static final int SHADES = 4;
    /** Lightening of a patch's edge where it steps up. */
    private static final float STEP_LEAN = 0.28f;

    private static final float ROUGHNESS = 2.4f;
    /**
     * Lightness of pebbles, the lit side of stones, their shadows and cracks, compared with the ground's extreme
     * shades.
     */
    private static final float LIGHT = 1.2f;

    private static final float BRIGHT = 1.42f;
    private static final float SHADOW = 0.62f;
    private static final float CRACK = 0.74f;
    /** Stones, and cracks, in 100 cells. */
    private static final int STONES = 16;

    private static final int CRACKS = 7;
    private static final int MOST_PEBBLES = 3;
    private static final int FEW_PEBBLES = 1;
    /** Share of its colour in a stain. */
    private static final float STAIN = 0.3f;

    /** Width of the values that the noise of stains usually takes. */
    private static final float STAIN_SPREAD = 1.1f;

    private static final int CRACK_LENGTH = 16;
    private static final float RIFT = 0.3f;
    private static final float RIFT_EDGE = 1.3f;
    private static final float WET_LIGHTER = 1.24f;
    private static final float RIFT_WIDE = 0.035f;
    private static final float CRUMBLING_DARKER = 0.2f;

    private final RockMask mask;
    private final RockShape rock;
    private final ValueNoise vast;
    private final ValueNoise broad;
    private final ValueNoise middle;
    private final ValueNoise fine;
    private final ValueNoise patches;
    private final RandomStream pebbles;
    private final RandomStream veins;
    private final StonePattern flags;
    private final Biome biome;
    private final int[] shades = new int[SHADES];
    private final LiquidMask crumbling;
    private final ValueNoise broadCracks;
    private final ValueNoise fineCracks;

    GroundPainter(
            RockMask mask,
            RockShape rock,
            LiquidMask crumbling,
            BiomeMaterials materials,
            RandomStreams streams,
            String node) {
        this.mask = mask;
        this.rock = rock;
        biome = materials.biome;
        this.crumbling = crumbling;
        GroundLook look = biome.ground();
        for (int i = 0; i < SHADES; i++) {
            shades[i] = look.shades().get(i);
        }
        vast = noise(110, streams, node, "vast");
        broad = noise(26, streams, node, "broad");
        middle = noise(9, streams, node, "middle");
        fine = noise(3, streams, node, "fine");
        patches = noise(15, streams, node, "patches");
        flags = materials.flags;
        pebbles = streams.stream("view.pebbles", node);
        veins = streams.stream("view.ground", node, "veins");
        broadCracks = new ValueNoise(rock.width(), rock.height(), 9, streams.stream("view.cracks", node, "broad"));
        fineCracks = new ValueNoise(rock.width(), rock.height(), 5, streams.stream("view.cracks", node, "fine"));
    }

    private ValueNoise noise(int spacing, RandomStreams streams, String node, String name) {
        return new ValueNoise(rock.width(), rock.height(), spacing, streams.stream("view.ground", node, name));
    }

    /** Paints the ground, then what grows and runs over it, pebbles and cracks, then the cells that crumble. */
    void paint(FloorPixels picture) {
        paintGround(picture);
        paintGrowth(picture);
        paintPebbles(picture);
        for (VeinLook vein : biome.veins()) {
            if (vein.bed() == VeinBed.GROUND) {
                paintVeins(picture, vein);
            }
        }
        paintCrumbling(picture);
    }

    private void paintGround(FloorPixels picture) {
        float[] row = new float[picture.width];
        float[] rowBelow = new float[picture.width];
        GroundRow ground = new GroundRow(picture.width);
        for (int y = 0; y < picture.height; y++) {
            int from = 0;
            while (from < picture.width) {
                int to = rock.endOfRun(from, y);
                if (rock.at(from + y * picture.width) == RockShape.GROUND) {
                    ground.fill(y, from, to);
                    for (int x = from; x < to; x++) {
                        int index = x + y * picture.width;
                        row[x] = ground.level(x, y, index);
                        picture.rgb[index] = ground.colour(x, y, row[x]);
                        picture.relief[index] = (byte) lean(row, rowBelow, x, row[x]);
                    }
                }
                from = to;
            }
            float[] swap = rowBelow;
            rowBelow = row;
            row = swap;
        }
    }

    /** The noises of a part of a row of ground, and what the ground looks like by them. */
    private final class GroundRow {
        private final float worn = biome.ground().worn() / 100f;
        private final float stained = biome.ground().stained() / 100f;
        private final float dry = 1 - biome.ground().wet() / 100f;
        private final float[] vastly;
        private final float[] broadly;
        private final float[] midway;
        private final float[] finely;
        private final float[] patchily;

        GroundRow(int width) {
            vastly = new float[width];
            broadly = new float[width];
            midway = new float[width];
            finely = new float[width];
            patchily = new float[width];
        }

        void fill(int y, int from, int to) {
            broad.write(y, from, to, broadly);
            middle.write(y, from, to, midway);
            fine.write(y, from, to, finely);
            patches.write(y, from, to, patchily);
            if (stained > 0) {
                vast.write(y, from, to, vastly);
            }
        }

        /** Returns the level from about 0 to 1; it is lower towards rock, where dirt gathers. */
        float level(int x, int y, int index) {
            float noise = broadly[x] + 0.85f * midway[x] + 0.45f * finely[x];
            float level =
                    (noise + 0.85f) / 1.7f - 0.12f * mask.at(index) / 128f + (flags.lightness(x, y) - 0.5f) * 0.2f;
            byte edge = flags.edge(x, y);
            if (edge != StonePattern.INSIDE && patchily[x] + 0.5f < worn) {
                level += edge == StonePattern.JOINT ? -0.26f : 0.1f;
            }
            return level;
        }

        int colour(int x, int y, float level) {
            int colour = shades[shade(level)];
            if (isStained(x)) {
                colour = FloorPixels.mix(colour, biome.ground().stain(), STAIN);
            }
            return isWet(x, y) ? FloorPixels.scale(colour, WET_LIGHTER) : colour;
        }

        /** Returns true in wide patches with broken edges, so that no two screens look alike. */
        private boolean isStained(int x) {
            return stained > 0 && vastly[x] + 0.5f * broadly[x] + 0.4f * finely[x] > STAIN_SPREAD * (0.5f - stained);
        }

        private boolean isWet(int x, int y) {
            return (y & 1) == 0 && dry < 1 && fine.at(x / 2, y) + 0.6f * midway[x] + 0.5f > dry;
        }
    }

    private static int shade(float level) {
        return Math.max(0, Math.min(SHADES - 1, (int) (level * SHADES)));
    }

    private static int lean(float[] row, float[] rowBelow, int x, float level) {
        float west = x == 0 ? level : row[x - 1];
        float south = rowBelow[x];
        float east = (west - level) * ROUGHNESS + STEP_LEAN * (shade(west) - shade(level));
        float north = (south - level) * ROUGHNESS + STEP_LEAN * (shade(south) - shade(level));
        return FloorPixels.lean(east, north);
    }

    private void paintGrowth(FloorPixels picture) {
        GrowthLook growth = biome.growth();
        if (growth == null || growth.patches() == 0) {
            return;
        }
        float least = 0.5f - growth.patches() / 100f;
        for (int y = 0; y < picture.height; y++) {
            for (int x = 0; x < picture.width; x++) {
                int index = x + y * picture.width;
                if (rock.at(index) != RockShape.GROUND) {
                    continue;
                }
                float thick = patches.at(x, y) + mask.at(index) / 700f - least + middle.at(x, y) * 0.5f;
                if (thick > 0) {
                    grow(picture, growth, index, thick, fine.at(x, y));
                }
            }
        }
    }

    private static void grow(FloorPixels picture, GrowthLook growth, int index, float thick, float finely) {
        if (finely > -0.15f) {
            int shade = finely > 0.3f ? 2 : thick > 0.12f || finely > 0.05f ? 1 : 0;
            picture.rgb[index] =
                    FloorPixels.mix(picture.rgb[index], growth.shades().get(shade), 0.72f);
        }
    }

    private void paintVeins(FloorPixels picture, VeinLook look) {
        int cells = picture.width / RockMask.CELL * (picture.height / RockMask.CELL);
        for (int i = cells * look.often() / 1000; i > 0; i--) {
            VeinWalk.draw(look, veins.below(picture.width), veins.below(picture.height), veins, (x, y, side) -> {
                if (!rock.isGround(x, y)) {
                    return false;
                }
                int index = x + y * picture.width;
                picture.rgb[index] = look.colours().get(side);
                picture.relief[index] = (byte) (FloorPixels.FLAT | FloorPixels.glow(look.glow()));
                return true;
            });
        }
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
        int most = vast.at(x, y) > 0 ? MOST_PEBBLES : FEW_PEBBLES;
        for (int i = pebbles.below(most + 1); i > 0; i--) {
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
        paintDot(picture, x, y, light(LIGHT));
        paintDot(picture, x + 1, y, light(LIGHT));
        paintDot(picture, x, y - 1, dark(SHADOW));
        paintDot(picture, x + 1, y - 1, dark(SHADOW));
    }

    private void paintStone(FloorPixels picture, int x, int y) {
        int width = pebbles.between(3, 4);
        for (int i = 0; i < width; i++) {
            paintDot(picture, x + i, y, light(LIGHT));
            paintDot(picture, x + i, y - 1, dark(SHADOW));
        }
        for (int i = 0; i < width - 1; i++) {
            paintDot(picture, x + i, y + 1, light(BRIGHT));
        }
        paintDot(picture, x + width, y - 1, dark(SHADOW));
    }

    private void paintCrack(FloorPixels picture, int x, int y) {
        int lean = pebbles.chance(50) ? 1 : -1;
        for (int i = pebbles.between(5, CRACK_LENGTH); i > 0; i--) {
            paintDot(picture, x, y, dark(CRACK));
            x += lean;
            y += pebbles.between(-1, 1);
        }
    }

    private int light(float factor) {
        return FloorPixels.scale(shades[SHADES - 1], factor);
    }

    private int dark(float factor) {
        return FloorPixels.scale(shades[0], factor);
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
                    picture.rgb[index] = dark(RIFT);
                } else if (isRift(x, y + 1, share)) {
                    picture.rgb[index] = FloorPixels.mix(picture.rgb[index], light(RIFT_EDGE), 0.7f);
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
