package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;

/** What lies about on the ground: pebbles with a pixel of shadow, small stones, fine cracks. */
final class PebblePainter {
    private static final int LIGHT = 0x69618a;
    private static final int BRIGHT = 0x7b739b;
    private static final int SHADOW = 0x1e1a2e;
    private static final int CRACK = 0x2b2642;

    /** In 100 cells. */
    private static final int STONES = 16;

    private static final int CRACKS = 7;
    private static final int MOST_PEBBLES = 2;
    private static final int CRACK_LENGTH = 16;

    private final RockShape shape;
    private final RandomStream stream;

    PebblePainter(RockShape shape, RandomStream stream) {
        this.shape = shape;
        this.stream = stream;
    }

    void paint(FloorPixels picture) {
        for (int y = 0; y < picture.height; y += RockMask.CELL) {
            for (int x = 0; x < picture.width; x += RockMask.CELL) {
                if (shape.isGround(x + RockMask.CELL / 2, y + RockMask.CELL / 2)) {
                    strew(picture, x, y);
                }
            }
        }
    }

    private void strew(FloorPixels picture, int x, int y) {
        for (int i = stream.below(MOST_PEBBLES + 1); i > 0; i--) {
            pebble(picture, x + stream.below(RockMask.CELL), y + stream.below(RockMask.CELL));
        }
        if (stream.chance(STONES)) {
            stone(picture, x + stream.below(RockMask.CELL), y + stream.below(RockMask.CELL));
        }
        if (stream.chance(CRACKS)) {
            crack(picture, x + stream.below(RockMask.CELL), y + stream.below(RockMask.CELL));
        }
    }

    private void pebble(FloorPixels picture, int x, int y) {
        dot(picture, x, y, LIGHT);
        dot(picture, x + 1, y, LIGHT);
        dot(picture, x, y - 1, SHADOW);
        dot(picture, x + 1, y - 1, SHADOW);
    }

    private void stone(FloorPixels picture, int x, int y) {
        int width = stream.between(3, 4);
        for (int i = 0; i < width; i++) {
            dot(picture, x + i, y, LIGHT);
            dot(picture, x + i, y - 1, SHADOW);
        }
        for (int i = 0; i < width - 1; i++) {
            dot(picture, x + i, y + 1, BRIGHT);
        }
        dot(picture, x + width, y - 1, SHADOW);
    }

    private void crack(FloorPixels picture, int x, int y) {
        int lean = stream.chance(50) ? 1 : -1;
        for (int i = stream.between(5, CRACK_LENGTH); i > 0; i--) {
            dot(picture, x, y, CRACK);
            x += lean;
            y += stream.between(-1, 1);
        }
    }

    private void dot(FloorPixels picture, int x, int y, int colour) {
        if (shape.isGround(x, y)) {
            int index = x + y * picture.width;
            picture.rgb[index] = colour;
            picture.relief[index] = (byte) FloorPixels.FLAT;
        }
    }
}
