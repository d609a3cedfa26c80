package dev.orebound.view.floor;

/** Lets the faces of rock show in the water beneath them, upside down. */
final class ReflectionPainter {
    private static final float STRENGTH = 0.5f;

    private final LiquidShape liquid;
    private final RockShape rock;

    ReflectionPainter(LiquidShape liquid, RockShape rock) {
        this.liquid = liquid;
        this.rock = rock;
    }

    void paint(FloorPicture picture) {
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

    private void reflect(FloorPicture picture, int index, int mirrored) {
        if (mirrored < picture.rgb.length && rock.at(mirrored) == RockShape.FACE) {
            picture.rgb[index] = Shade.mix(picture.rgb[index], picture.rgb[mirrored], STRENGTH);
        }
    }
}
