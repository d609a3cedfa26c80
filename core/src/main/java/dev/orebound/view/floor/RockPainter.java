package dev.orebound.view.floor;

import dev.orebound.chance.RandomStreams;

/**
 * Paints rock: faces of broken layers with a bright upper lip and a dark foot, and tops that are nearly black except
 * for their rim.
 */
final class RockPainter {
    private static final int[] FACE_SHADES = {0x372c4b, 0x53466b, 0x6f6087, 0x8c7d9f};
    private static final int LIP = 0xb9abc9;
    private static final int LIP_SHADE = 0x9a8bb0;
    private static final int FOOT = 0x1a1628;
    private static final int JOINT = 0x2a2140;

    private static final int[] TOP_SHADES = {0x231d3c, 0x2d264b, 0x393060};
    private static final int RIM = 0x5a4e78;
    private static final int SECOND_RIM = 0x2f2749;
    private static final int DEEP = 0x0d0b16;

    /** Pixels from the rim inwards over which a top grows dark. */
    private static final float FADE = 18;

    /** Lean of a face, towards the south. */
    private static final float FACE_LEAN = -0.75f;

    /** Density a pixel at which a rim leans fully. */
    private static final float STEEP = 18;
    /** Pixels south of a face that lie in its shadow. */
    private static final int CONTACT = 9;

    private static final float CONTACT_STRENGTH = 0.6f;
    private static final float CORNER_STRENGTH = 0.42f;

    private final RockMask mask;
    private final RockShape shape;
    private final ValueNoise blocks;
    private final ValueNoise grain;
    private final ValueNoise joints;

    RockPainter(RockMask mask, RockShape shape, RandomStreams streams, String node) {
        this.mask = mask;
        this.shape = shape;
        blocks = noise(8, streams, node, "blocks");
        grain = noise(3, streams, node, "grain");
        joints = noise(5, streams, node, "joints");
    }

    private ValueNoise noise(int spacing, RandomStreams streams, String node, String name) {
        return new ValueNoise(shape.width(), shape.height(), spacing, streams.stream("view.rock", node, name));
    }

    /** Paints the shadows on the ground beside rock, then rock itself. */
    void paint(FloorPixels picture) {
        paintShadows(picture);
        for (int y = 0; y < picture.height; y++) {
            for (int x = 0; x < picture.width; x++) {
                int index = x + y * picture.width;
                byte material = shape.at(index);
                if (material == RockShape.FACE) {
                    paintFace(picture, x, y, index);
                } else if (material == RockShape.TOP) {
                    paintTop(picture, x, y, index);
                }
            }
        }
    }

    private void paintFace(FloorPixels picture, int x, int y, int index) {
        int up = shape.faceHeight(index);
        // Layers of rock run along the face: noise that is stretched sideways.
        float layers = blocks.at(x, y) + 0.7f * grain.at(x / 2, y);
        float level = (layers + 0.8f) / 1.6f * 2.6f + 1.5f * up / RockShape.FACE_HEIGHT;
        int colour = FACE_SHADES[Math.max(0, Math.min(FACE_SHADES.length - 1, (int) level))];
        boolean isTopmost = shape.isTop(x, y + 1);
        if (isTopmost || up >= RockShape.FACE_HEIGHT - 1) {
            colour = isTopmost ? LIP : LIP_SHADE;
        } else if (up <= 1) {
            colour = FOOT;
        } else if (Math.abs(joints.at(x, y / 2)) < 0.018f) {
            colour = JOINT;
        } else if (up == 2) {
            colour = FloorPixels.mix(colour, FOOT, 0.5f);
        }
        picture.rgb[index] = colour;
        float roughness = grain.at(x, y) - grain.at(Math.max(0, x - 1), y);
        picture.relief[index] = (byte) FloorPixels.lean(-mask.slopeX(index) / STEEP - roughness * 2, FACE_LEAN);
    }

    private void paintTop(FloorPixels picture, int x, int y, int index) {
        int depth = shape.depth(index);
        if (depth >= FADE) {
            // Most of a floor is this: all one dark, on which no lean would show.
            picture.rgb[index] = DEEP;
            picture.relief[index] = (byte) FloorPixels.FLAT;
            return;
        }
        float level = (blocks.at(x, y) + 0.7f * grain.at(x, y) + 0.8f) / 1.6f * TOP_SHADES.length;
        float inwards = depth / FADE;
        int colour = FloorPixels.mix(
                TOP_SHADES[Math.max(0, Math.min(TOP_SHADES.length - 1, (int) level))], DEEP, inwards * (2 - inwards));
        if (depth <= 1) {
            colour = RIM;
        } else if (depth == 2) {
            colour = SECOND_RIM;
        }
        picture.rgb[index] = colour;
        float roughness = depth > 2 ? (grain.at(x, y) - grain.at(Math.max(0, x - 1), y)) * 2 : 0;
        picture.relief[index] =
                (byte) FloorPixels.lean(-mask.slopeX(index) / STEEP - roughness, -mask.slopeY(index) / STEEP);
    }

    /** Darkens the ground beside rock: a little all round, and more south of a face. */
    private void paintShadows(FloorPixels picture) {
        int[] sinceRock = new int[picture.width];
        for (int y = picture.height - 1; y >= 0; y--) {
            for (int x = 0; x < picture.width; x++) {
                int index = x + y * picture.width;
                if (shape.at(index) == RockShape.GROUND) {
                    sinceRock[x]++;
                    picture.rgb[index] = FloorPixels.scale(picture.rgb[index], 1 - darkness(index, sinceRock[x]));
                } else {
                    sinceRock[x] = 0;
                }
            }
        }
    }

    private float darkness(int index, int sinceRock) {
        float contact = sinceRock > CONTACT ? 0 : CONTACT_STRENGTH * (CONTACT + 1 - sinceRock) / CONTACT;
        float corner = CORNER_STRENGTH * Math.min(1, mask.at(index) / 128f);
        return Math.max(contact, corner);
    }
}
