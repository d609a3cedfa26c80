package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.biome.Biome.GrowthLook;
import dev.orebound.content.biome.RockLook;
import org.jspecify.annotations.Nullable;

/**
 * Paints rock in the colours of a biome: tops of layered stones with a bright rim, faces of stones with a bright upper
 * lip and a dark foot, and what grows on both.
 */
final class RockPainter {
    private static final int JOINTS_OF_FACES = 2;

    /** Pixels behind the rim that lie lower, and how dark they are. */
    private static final int BEHIND_RIM = 4;

    private static final float BEHIND_RIM_DARKER = 0.26f;
    private static final float RIM_LIGHTER = 1.1f;
    private static final float FOOT_DARKER = 0.5f;

    /** Lean of a face, towards the south. */
    private static final float FACE_LEAN = -0.75f;

    /** Density a pixel at which a rim leans fully. */
    private static final float STEEP = 18;
    /** Pixels south of a face that lie in its shadow. */
    private static final int CONTACT = 9;

    private static final float CONTACT_STRENGTH = 0.46f;
    private static final float CORNER_STRENGTH = 0.3f;
    private static final int GROWTH_DEPTH = 7;

    private final RockMask mask;
    private final RockShape shape;
    private final RockTexture texture;
    private final int shiftX;
    private final int shiftY;
    private final StonePattern faceStones;
    private final ValueNoise patches;
    private final ValueNoise grain;
    private final int rim;
    private final int[] faces;
    private final @Nullable GrowthLook growth;
    /** Extra length of the growth that hangs down the faces of each column, -0.5 to 0.5 of the usual. */
    private final float[] runs;

    RockPainter(
            FloorPicture.RockShift shift,
            RockMask mask,
            RockShape shape,
            BiomeMaterials materials,
            RandomStreams streams,
            String node) {
        this.mask = mask;
        this.shape = shape;
        texture = materials.rock;
        shiftX = shift.x();
        shiftY = shift.y();
        faceStones = materials.faceStones;
        Biome biome = materials.biome;
        RockLook look = biome.rock();
        rim = FloorPixels.scale(look.tops().get(look.tops().size() - 1), RIM_LIGHTER);
        faces = look.faces().stream().mapToInt(Integer::intValue).toArray();
        growth = biome.growth();
        RandomStream stream = streams.stream("view.rock", node, "faces");
        patches = new ValueNoise(shape.width(), shape.height(), 17, streams.stream("view.rock", node, "patches"));
        grain = new ValueNoise(shape.width(), shape.height(), 4, streams.stream("view.rock", node, "grain"));
        runs = new float[shape.width()];
        for (int x = 0; x < runs.length; x++) {
            runs[x] = (x & 1) == 1 ? runs[x - 1] : stream.unit() - 0.5f;
        }
    }

    /** Paints the shadows on the ground beside rock, then rock itself. */
    void paint(FloorPixels picture) {
        paintShadows(picture);
        for (int y = 0; y < picture.height; y++) {
            int from = 0;
            while (from < picture.width) {
                int to = shape.endOfRun(from, y);
                byte material = shape.at(from + y * picture.width);
                if (material == RockShape.FACE) {
                    for (int x = from; x < to; x++) {
                        paintFace(picture, x, y, x + y * picture.width);
                    }
                } else if (material == RockShape.TOP) {
                    texture.copy(picture, from, to, y, shiftX, shiftY);
                    for (int x = from; x < to; x++) {
                        paintTop(picture, x, y, x + y * picture.width);
                    }
                }
                from = to;
            }
        }
    }

    private void paintFace(FloorPixels picture, int x, int y, int index) {
        int up = shape.faceHeight(index);
        byte edge = faceStones.edge(x, y);
        float level = faceStones.lightness(x, y) * 1.4f
                + 2.3f * up / RockShape.FACE_HEIGHT
                + grain.at(x, y) * 1.2f
                - (edge == StonePattern.JOINT ? JOINTS_OF_FACES : 0)
                + (edge == StonePattern.LIP ? 0.7f : 0);
        int colour = faces[Math.max(0, Math.min(faces.length - 2, Math.round(level)))];
        boolean isTopmost = shape.isTop(x, y + 1);
        if (isTopmost || up >= RockShape.FACE_HEIGHT - 1) {
            colour = faces[faces.length - (isTopmost ? 1 : 2)];
        } else if (up <= 2) {
            colour = FloorPixels.scale(colour, up == 1 ? FOOT_DARKER : (1 + FOOT_DARKER) / 2);
        }
        picture.rgb[index] = growth == null ? colour : overgrownFace(growth, colour, x, y, up);
        float roughness = grain.at(x, y) - grain.at(Math.max(0, x - 1), y);
        picture.relief[index] = (byte) FloorPixels.lean(-mask.slopeX(index) / STEEP - roughness * 2, FACE_LEAN);
    }

    private int overgrownFace(GrowthLook look, int colour, int x, int y, int up) {
        float hangs = look.runs() * (0.5f + runs[x] + patches.at(x, y) * 1.6f) - (RockShape.FACE_HEIGHT - up);
        if (hangs <= 0) {
            return colour;
        }
        return look.shades().get(hangs > 4 ? grain.at(x, y) > 0 ? 2 : 1 : 0);
    }

    /** Paints what the texture does not show: the rim, what lies behind it and what grows there. */
    private void paintTop(FloorPixels picture, int x, int y, int index) {
        int depth = shape.depth(index);
        if (depth > GROWTH_DEPTH * 2) {
            return;
        }
        int colour = picture.rgb[index];
        if (depth <= 1) {
            colour = rim;
        } else if (depth <= BEHIND_RIM) {
            colour = FloorPixels.scale(colour, 1 - BEHIND_RIM_DARKER);
        }
        picture.rgb[index] = growth == null ? colour : overgrownTop(growth, colour, x, y, depth);
        if (depth <= BEHIND_RIM) {
            picture.relief[index] = (byte) FloorPixels.lean(-mask.slopeX(index) / STEEP, -mask.slopeY(index) / STEEP);
        }
    }

    private int overgrownTop(GrowthLook look, int colour, int x, int y, int depth) {
        float covered = patches.at(x, y) + look.rims() / 100f - 0.5f;
        if (covered < 0 || depth > GROWTH_DEPTH + covered * 10 || grain.at(x, y) < -0.22f) {
            return colour;
        }
        return look.shades().get(depth <= 1 || grain.at(x, y) > 0.18f ? 2 : grain.at(x, y) > -0.04f ? 1 : 0);
    }

    /** Darkens the ground beside rock: a little all round, and more south of a face. */
    private void paintShadows(FloorPixels picture) {
        int[] sinceRock = new int[picture.width];
        for (int y = picture.height - 1; y >= 0; y--) {
            for (int x = 0; x < picture.width; x++) {
                int index = x + y * picture.width;
                if (shape.at(index) == RockShape.GROUND) {
                    sinceRock[x]++;
                    float dark = darkness(index, sinceRock[x]);
                    picture.rgb[index] =
                            dark == 0 ? picture.rgb[index] : FloorPixels.scale(picture.rgb[index], 1 - dark);
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
