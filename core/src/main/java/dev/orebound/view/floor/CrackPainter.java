package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;
import dev.orebound.grid.BitLayer;

/** Ground that crumbles: darker towards its middle, and broken by cracks with a lit edge. */
final class CrackPainter {
    private static final int CRACK = 0x16121f;
    private static final int EDGE = 0x6d6590;
    private static final float WIDE = 0.035f;
    private static final float DARKER = 0.2f;

    private final LiquidMask crumbling;
    private final RockShape rock;
    private final ValueNoise broad;
    private final ValueNoise fine;

    CrackPainter(BitLayer crumbling, BitLayer open, RockShape rock, RandomStreams streams, String node) {
        this.crumbling = new LiquidMask(crumbling, open);
        this.rock = rock;
        broad = new ValueNoise(rock.width(), rock.height(), 9, streams.stream("view.cracks", node, "broad"));
        fine = new ValueNoise(rock.width(), rock.height(), 5, streams.stream("view.cracks", node, "fine"));
    }

    void paint(FloorPixels picture) {
        for (int cellY = 0; cellY * RockMask.CELL < picture.height; cellY++) {
            for (int cellX = 0; cellX * RockMask.CELL < picture.width; cellX++) {
                if (crumbling.reaches(cellX, cellY)) {
                    paintCell(picture, cellX * RockMask.CELL, cellY * RockMask.CELL);
                }
            }
        }
    }

    private void paintCell(FloorPixels picture, int left, int bottom) {
        for (int y = bottom; y < Math.min(bottom + RockMask.CELL, picture.height - 1); y++) {
            for (int x = left; x < left + RockMask.CELL; x++) {
                int index = x + y * picture.width;
                float share = crumbling.at(index) / 255f;
                if (share < 0.1f || rock.at(index) != RockShape.GROUND) {
                    continue;
                }
                if (isCrack(x, y, share)) {
                    picture.rgb[index] = CRACK;
                } else if (isCrack(x, y + 1, share)) {
                    picture.rgb[index] = FloorPixels.mix(picture.rgb[index], EDGE, 0.7f);
                } else {
                    picture.rgb[index] = FloorPixels.scale(picture.rgb[index], 1 - DARKER * share);
                }
            }
        }
    }

    private boolean isCrack(int x, int y, float share) {
        return Math.abs(broad.at(x, y) + 0.35f * fine.at(x, y)) < WIDE * share;
    }
}
