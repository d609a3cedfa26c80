package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;

/** The ground: four close shades in soft patches, so that it stays quiet beneath what moves on it. */
final class GroundPainter {
    private static final int[] SHADES = {0x373250, 0x413b5b, 0x4a4466, 0x554e74};

    /** A patch's edge is this much lighter where it steps up. */
    private static final float STEP_LEAN = 0.28f;

    private static final float ROUGHNESS = 2.4f;

    private final RockMask mask;
    private final RockShape shape;
    private final ValueNoise broad;
    private final ValueNoise middle;
    private final ValueNoise fine;

    GroundPainter(RockMask mask, RockShape shape, RandomStreams streams, String node) {
        this.mask = mask;
        this.shape = shape;
        broad = noise(26, streams, node, "broad");
        middle = noise(9, streams, node, "middle");
        fine = noise(3, streams, node, "fine");
    }

    private ValueNoise noise(int spacing, RandomStreams streams, String node, String name) {
        return new ValueNoise(shape.width(), shape.height(), spacing, streams.stream("view.ground", node, name));
    }

    void paint(FloorPixels picture) {
        float[] row = new float[picture.width];
        float[] rowBelow = new float[picture.width];
        for (int y = 0; y < picture.height; y++) {
            for (int x = 0; x < picture.width; x++) {
                int index = x + y * picture.width;
                if (shape.at(index) != RockShape.GROUND) {
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

    /** From about 0 to 1; lower towards rock, where dirt gathers. */
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
}
