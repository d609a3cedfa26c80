package dev.orebound.view.floor;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.sprite.SpriteFrame;
import java.util.ArrayList;
import java.util.List;

/**
 * The pixels of a place while it is painted, row by row from the top left: their colours, which way the surface leans
 * on each, and how much of it glows. Lamps light it at the end.
 */
final class PlaceCanvas {
    /** The shades of old timber, dark to light. */
    private static final int[] WOOD = {0x22171a, 0x3a2a24, 0x4e3426, 0x6b4a34, 0x87603e, 0xa87b4c};

    private static final int OUTLINE = 0x14121f;
    private static final int NOISE = 256;
    private static final int SHADOW = 3;
    private static final float SHADOW_STRENGTH = 0.5f;
    private static final float LEANING = 0.4f;
    /** Share of the colour of light that is seen on what is read. */
    private static final float TINT_OF_SHEETS = 0.3f;

    final int width;
    final int height;
    final int[] rgb;
    private final float[] east;
    private final float[] south;
    private final float[] glow;
    private final TiledNoise fibres;
    private final TiledNoise fine;
    private final List<Lamp> lamps = new ArrayList<>();

    /** A lamp at a pixel, with the distance in pixels that its light reaches. */
    private record Lamp(float x, float y, float reach, int rgb, float strength) {}

    PlaceCanvas(int width, int height, RandomStream stream) {
        this.width = width;
        this.height = height;
        rgb = new int[width * height];
        east = new float[rgb.length];
        south = new float[rgb.length];
        glow = new float[rgb.length];
        fibres = new TiledNoise(NOISE, 12, stream);
        fine = new TiledNoise(NOISE, 5, stream);
    }

    boolean holds(int x, int y) {
        return x >= 0 && x < width && y >= 0 && y < height;
    }

    /** Sets a pixel and its lean: each part from -1 to 1, east and south. Pixels outside are ignored. */
    void set(int x, int y, int colour, float leansEast, float leansSouth) {
        if (holds(x, y)) {
            int index = x + y * width;
            rgb[index] = colour;
            east[index] = leansEast;
            south[index] = leansSouth;
            glow[index] = 0;
        }
    }

    /** Sets a pixel that is bright without a lamp, such as one of the sky. */
    void setBright(int x, int y, int colour) {
        if (holds(x, y)) {
            set(x, y, colour, 0, 0);
            glow[x + y * width] = 1;
        }
    }

    /** Sets a pixel as a picture of the floor has it. */
    void set(int x, int y, int colour, byte relief) {
        float leansEast = ((relief >> 5 & 7) - 3) / 3f;
        float leansNorth = ((relief >> 2 & 7) - 3) / 3f;
        set(x, y, colour, leansEast, -leansNorth);
        if (holds(x, y)) {
            glow[x + y * width] = (relief & 3) / 3f;
        }
    }

    /** Makes a pixel lighter or darker. */
    void scale(int x, int y, float factor) {
        if (holds(x, y)) {
            rgb[x + y * width] = FloorPixels.scale(rgb[x + y * width], factor);
        }
    }

    /** Returns noise of a few pixels, from -0.5 to 0.5. */
    float noise(int x, int y) {
        return fine.at(x & NOISE - 1, y & NOISE - 1);
    }

    /** Returns noise of a dozen pixels, from -0.5 to 0.5. */
    float broadNoise(int x, int y) {
        return fibres.at(x & NOISE - 1, y & NOISE - 1);
    }

    /** Lays boards of a height side by side over the whole picture, with joints, knots and nails. */
    void boards(int high, RandomStream stream) {
        for (int top = -stream.below(high); top < height; top += high) {
            for (int left = -stream.below(90); left < width; ) {
                int wide = stream.between(84, 170);
                board(left, top, wide, high, stream);
                left += wide;
            }
        }
    }

    private void board(int left, int top, int wide, int high, RandomStream stream) {
        float tone = 2.3f + (stream.unit() - 0.5f) * 1.1f;
        int shiftX = stream.below(NOISE);
        int shiftY = stream.below(NOISE);
        int knotX = stream.chance(55) ? left + stream.between(14, wide - 14) : -NOISE;
        int knotY = top + stream.between(4, high - 4);
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; x++) {
                float dx = (left + x - knotX) / 2.6f;
                float dy = top + y - knotY;
                float knot = (float) Math.sqrt(dx * dx + dy * dy);
                float bent = Math.max(0, 4 - knot) * Math.signum(dy) * 0.8f;
                float level = tone
                        + broadNoise((x + shiftX) / 5, Math.round((y + bent) * 3) + shiftY) * 2.6f
                        + noise((x + shiftX) / 3, y * 4 + shiftY) * 0.8f;
                if (knot < 2.6f) {
                    level = knot < 1.1f ? 0.4f : 1.2f;
                }
                float leansSouth = 0;
                if (y == 0) {
                    level += 1.1f;
                    leansSouth = -0.8f;
                } else if (y == high - 1 || x == wide - 1) {
                    level = 0.2f;
                } else if (y == high - 2) {
                    level -= 0.7f;
                    leansSouth = 0.7f;
                }
                set(left + x, top + y, wood(level), noise(x + shiftX, y * 3) * 0.5f, leansSouth);
            }
        }
        for (int end = 0; end < 2; end++) {
            int x = end == 0 ? left + 3 : left + wide - 5;
            nail(x, top + 3);
            nail(x, top + high - 5);
        }
    }

    private void nail(int x, int y) {
        set(x, y, 0x76809b, 0, -0.6f);
        set(x + 1, y, 0x383848, 0, 0);
        set(x, y + 1, 0x383848, 0, 0);
        set(x + 1, y + 1, OUTLINE, 0, 0);
    }

    /** Sets up a round timber with an outline: a post, or a beam if it lies. */
    void timber(int left, int top, int wide, int high, RandomStream stream) {
        shade(left, top, wide, high);
        boolean lies = wide > high;
        int across = lies ? high : wide;
        int along = lies ? wide : high;
        int shift = stream.below(NOISE);
        for (int i = 0; i < along; i++) {
            for (int j = 0; j < across; j++) {
                float round = (j - (across - 1) / 2f) / (across / 2f);
                float level = 3.1f
                        - round * 1.1f
                        + broadNoise(j * 4 + shift, (i + shift) / 6) * 2.4f
                        + noise(j * 5, (i + shift) / 3) * 0.7f;
                boolean isRim = j == 0 || j == across - 1 || i == 0 || i == along - 1;
                int colour = isRim ? OUTLINE : wood(j == 1 ? level + 0.9f : level);
                if (lies) {
                    set(left + i, top + j, colour, 0, round);
                } else {
                    set(left + j, top + i, colour, round, 0);
                }
            }
        }
    }

    static int wood(float level) {
        return WOOD[Math.max(0, Math.min(WOOD.length - 1, Math.round(level)))];
    }

    /** Throws the shadow of a thing of some size to its lower right. */
    void shade(int left, int top, int wide, int high) {
        for (int y = top + 1; y < top + high + SHADOW; y++) {
            for (int x = left + 1; x < left + wide + SHADOW; x++) {
                scale(x, y, 1 - SHADOW_STRENGTH);
            }
        }
    }

    /** Lays a drawing down, each of its pixels as large as so many, with its shadow. */
    void lay(SpriteFrame frame, int left, int top, int times) {
        for (int pass = 0; pass < 2; pass++) {
            for (int y = 0; y < frame.height() * times; y++) {
                for (int x = 0; x < frame.width() * times; x++) {
                    int colour = frame.rgba(x / times, y / times);
                    if ((colour & 0xff) == 0) {
                        continue;
                    }
                    if (pass == 0) {
                        scale(left + x + 2 * times, top + y + 2 * times, 1 - SHADOW_STRENGTH);
                    } else {
                        set(left + x, top + y, colour >>> 8, 0, 0);
                        if (holds(left + x, top + y) && frame.emissive(x / times, y / times) != 0) {
                            glow[left + x + (top + y) * width] = 1;
                        }
                    }
                }
            }
        }
    }

    /** Leaves the ring of a wet bottle, or a scorch if it is filled. */
    void stain(int x, int y, int radius, boolean isFilled, float darker) {
        for (int dy = -radius - 1; dy <= radius + 1; dy++) {
            for (int dx = -radius - 1; dx <= radius + 1; dx++) {
                float far = (float) Math.sqrt(dx * dx + dy * dy) + noise(x + dx * 3, y + dy * 3) * 1.6f;
                float part = isFilled ? Math.min(1, (radius - far) / radius * 2) : 1.2f - Math.abs(far - radius);
                if (part > 0 && (isFilled || noise(x + dx, y + dy) > -0.3f)) {
                    scale(x + dx, y + dy, 1 - darker * Math.min(1, part));
                }
            }
        }
    }

    /** Sets up a lamp; what it lights is computed by {@link #light}. */
    void lamp(float x, float y, float reach, int colour, float strength) {
        lamps.add(new Lamp(x, y, reach, colour, strength));
    }

    /**
     * Fills the pixels of a picture with the lit colours.
     *
     * @param sheet the place of texts, which is lit by at least and at most so much, so that they can be read
     * @param least 0 if no texts lie there
     */
    void light(int ambient, PagePlace.PlaceLayout sheet, float least, float most, int[] pixels) {
        float[] lit = new float[3];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int index = x + y * width;
                boolean isRead = least > 0 && sheet.holds(x, y);
                for (int channel = 0; channel < 3; channel++) {
                    lit[channel] = (ambient >> (16 - 8 * channel) & 0xff) / 255f;
                }
                for (int i = 0; i < lamps.size(); i++) {
                    shine(lamps.get(i), x, y, index, lit);
                }
                float mean = (lit[0] + lit[1] + lit[2]) / 3;
                float kept = Math.max(least, Math.min(most, mean));
                int colour = 0;
                for (int channel = 0; channel < 3; channel++) {
                    float share = Math.max(lit[channel], glow[index]);
                    if (isRead) {
                        share = kept * (1 + TINT_OF_SHEETS * (lit[channel] / mean - 1));
                    }
                    int own = rgb[index] >> (16 - 8 * channel) & 0xff;
                    colour = colour << 8 | Math.min(255, Math.round(own * share));
                }
                pixels[index] = colour;
            }
        }
    }

    private void shine(Lamp lamp, int x, int y, int index, float[] lit) {
        float dx = lamp.x - x;
        float dy = lamp.y - y;
        float far = (float) Math.sqrt(dx * dx + dy * dy);
        float near = 1 - far / lamp.reach;
        if (near <= 0) {
            return;
        }
        float facing = far < 1 ? 0 : (east[index] * dx + south[index] * dy) / far;
        float shone = near * near * lamp.strength * (1 + LEANING * facing);
        for (int channel = 0; channel < 3; channel++) {
            lit[channel] += shone * (lamp.rgb >> (16 - 8 * channel) & 0xff) / 255;
        }
    }
}
