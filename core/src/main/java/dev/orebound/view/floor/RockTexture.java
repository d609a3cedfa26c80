package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.biome.Biome.VeinBed;
import dev.orebound.content.biome.Biome.VeinLook;
import dev.orebound.content.biome.PropLook;
import dev.orebound.content.biome.PropLook.PropPlace;
import dev.orebound.content.biome.RockLook;
import dev.orebound.content.sprite.SpriteFrame;
import java.util.List;
import java.util.function.Function;

/**
 * The inside of a biome's rock, seen from above: a square that repeats over a whole floor, {@link #SIDE} pixels wide.
 * It shows wherever rock has no edge near by, beyond the floor's edge, and, dimmer, where nobody has been yet, so it
 * tells nothing of what is there.
 */
public final class RockTexture {
    /** Side of the square, in pixels. */
    public static final int SIDE = 512;

    private static final int SHADES = 6;
    /** Shades between a dark stone and a light one. */
    private static final float STONES = 1.8f;

    private static final float LAYERS = 2.2f;
    private static final float GRAIN = 1.5f;
    private static final float MIDDLE = 2.7f;
    private static final float JOINT_DARKER = 1.7f;
    private static final float LIP_LIGHTER = 0.9f;
    private static final float LEAN = 0.5f;
    private static final int SPECK_CHANCE = 3;
    private static final int CELLS = SIDE / RockMask.CELL * (SIDE / RockMask.CELL);

    private final int[] rgb = new int[SIDE * SIDE];
    private final byte[] relief = new byte[SIDE * SIDE];

    RockTexture(Biome biome, Function<String, List<SpriteFrame>> sprites, RandomStream stream) {
        paintStones(biome.rock(), stream);
        for (VeinLook vein : biome.veins()) {
            if (vein.bed() == VeinBed.ROCK) {
                paintVeins(vein, stream);
            }
        }
        boolean[] taken = new boolean[SIDE * SIDE];
        for (PropLook prop : biome.props()) {
            if (prop.place() == PropPlace.TOP) {
                setIn(prop, sprites.apply(prop.sprite()), taken, stream);
            }
        }
    }

    private void paintStones(RockLook look, RandomStream stream) {
        StonePattern stones = new StonePattern(SIDE, look.stoneWidth(), look.stoneHeight(), stream);
        TiledNoise wide = new TiledNoise(SIDE, 42, stream);
        TiledNoise bend = new TiledNoise(SIDE, 15, stream);
        TiledNoise grain = new TiledNoise(SIDE, 4, stream);
        TiledNoise hot = new TiledNoise(SIDE, 30, stream);
        TiledNoise rich = new TiledNoise(SIDE, 20, stream);
        int layerCount = Math.max(1, SIDE / look.layers());
        float[] layers = new float[layerCount];
        for (int i = 0; i < layerCount; i++) {
            layers[i] = stream.unit() - 0.5f;
        }
        float[] row = new float[SIDE];
        for (int y = 0; y < SIDE; y++) {
            float before = 0;
            for (int x = 0; x < SIDE; x++) {
                float bent = y + (wide.at(x, y) * 2 + bend.at(x, y)) * look.bending();
                int layer = Math.floorMod((int) Math.floor(bent * layerCount / SIDE), layerCount);
                byte edge = stones.edge(x, y);
                float level = MIDDLE
                        + (stones.lightness(x, y) - 0.5f) * STONES
                        + layers[layer] * LAYERS * look.layering() / 100
                        + grain.at(x, y) * GRAIN
                        + wide.at(x, y) * 0.8f;
                level += edge == StonePattern.JOINT ? -JOINT_DARKER : edge == StonePattern.LIP ? LIP_LIGHTER : 0;
                int index = x + y * SIDE;
                rgb[index] = look.tops().get(Math.max(0, Math.min(SHADES - 1, (int) level)));
                float north = y == 0 ? 0 : row[x] - level;
                relief[index] = (byte) FloorPixels.lean((before - level) * LEAN, north * LEAN);
                row[x] = level;
                before = level;
                if (edge == StonePattern.JOINT && hot.at(x, y) + 0.5f > 1 - look.glowing() / 100f) {
                    boolean isCore = hot.at(x, y) + 0.32f > 1 - look.glowing() / 100f;
                    rgb[index] = isCore ? FloorPixels.mix(look.glow(), 0xffe9a8, 0.45f) : look.glow();
                    relief[index] = (byte) (FloorPixels.FLAT | (isCore ? 2 : 1));
                }
            }
        }
        strewSpecks(look, rich, stream);
    }

    private void strewSpecks(RockLook look, TiledNoise rich, RandomStream stream) {
        float most = 0.5f - look.speckled() / 100f;
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                if (look.speckled() > 0 && rich.at(x, y) > most && stream.chance(SPECK_CHANCE)) {
                    for (int i = stream.between(1, 4); i > 0; i--) {
                        int index = index(x + stream.below(4), y + stream.below(3));
                        rgb[index] = FloorPixels.mix(rgb[index], look.specks(), 0.8f);
                    }
                }
            }
        }
    }

    private void paintVeins(VeinLook look, RandomStream stream) {
        for (int i = CELLS * look.often() / 1000; i > 0; i--) {
            VeinWalk.draw(look, stream.below(SIDE), stream.below(SIDE), stream, (x, y, side) -> {
                int index = index(x, y);
                rgb[index] = look.colours().get(side);
                relief[index] = (byte) (FloorPixels.FLAT | FloorPixels.glow(look.glow()));
                int below = index(x, y - 1);
                rgb[below] = FloorPixels.scale(rgb[below], 0.72f);
                return true;
            });
        }
    }

    /** Sets drawings into the rock, each with a shade at its lower right, where {@code taken} has none yet. */
    private void setIn(PropLook look, List<SpriteFrame> frames, boolean[] taken, RandomStream stream) {
        int apart = Math.max(1, look.apart()) * RockMask.CELL;
        int across = Math.max(1, SIDE / apart);
        for (int place = 0; place < across * across && !frames.isEmpty(); place++) {
            SpriteFrame frame = frames.get(stream.below(frames.size()));
            int left = place % across * apart + stream.below(Math.max(1, apart - frame.width()));
            int top = place / across * apart + stream.below(Math.max(1, apart - frame.height()));
            boolean isMirrored = stream.chance(50);
            if (stream.below(1000) >= look.often() || !take(taken, left, top, frame)) {
                continue;
            }
            for (int y = 0; y < frame.height(); y++) {
                for (int x = 0; x < frame.width(); x++) {
                    int pixel = isMirrored ? frame.width() - 1 - x : x;
                    int colour = frame.rgba(pixel, y);
                    if ((colour & 0xff) != 0) {
                        int shade = index(left + x + 1, top - y - 1);
                        boolean isClear = x + 1 >= frame.width()
                                || y + 1 >= frame.height()
                                || (frame.rgba(isMirrored ? pixel - 1 : pixel + 1, y + 1) & 0xff) == 0;
                        if (isClear) {
                            rgb[shade] = FloorPixels.scale(rgb[shade], 0.6f);
                        }
                        int index = index(left + x, top - y);
                        rgb[index] = colour >>> 8;
                        relief[index] = (byte) (FloorPixels.FLAT | (frame.emissive(pixel, y) != 0 ? 2 : 0));
                    }
                }
            }
        }
    }

    /** Takes a rectangle, unless a part of it is taken. Returns true if it was free. */
    private static boolean take(boolean[] taken, int left, int top, SpriteFrame frame) {
        boolean isFree = true;
        for (int i = 0; i < frame.width() * frame.height(); i++) {
            isFree &= !taken[index(left + i % frame.width(), top - i / frame.width())];
        }
        for (int i = 0; isFree && i < frame.width() * frame.height(); i++) {
            taken[index(left + i % frame.width(), top - i / frame.width())] = true;
        }
        return isFree;
    }

    private static int index(int x, int y) {
        return (x & SIDE - 1) + (y & SIDE - 1) * SIDE;
    }

    /** Copies the columns {@code from} to {@code to}, exclusive, of a row to a picture, whose texture is shifted. */
    void copy(FloorPixels picture, int from, int to, int y, int shiftX, int shiftY) {
        int x = from;
        while (x < to) {
            int source = index(x + shiftX, y + shiftY);
            int length = Math.min(to - x, SIDE - (source & SIDE - 1));
            System.arraycopy(rgb, source, picture.rgb, x + y * picture.width, length);
            System.arraycopy(relief, source, picture.relief, x + y * picture.width, length);
            x += length;
        }
    }

    /** Returns the colour of any pixel of a floor, 0xRRGGBB. */
    int rgb(int x, int y) {
        return rgb[index(x, y)];
    }

    /** Returns the relief byte of any pixel of a floor. */
    byte relief(int x, int y) {
        return relief[index(x, y)];
    }

    /** Returns a pixel of the square, row by row, as {@link FloorPicture#rgbaAt} does. */
    public int rgbaAt(int index) {
        return FloorPixels.bytes(rgb[index], relief[index]);
    }
}
