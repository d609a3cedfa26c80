package dev.orebound.screen.play;

import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.view.floor.RockTexture;
import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;

/**
 * Paints the mouth of the mine at night and at dawn: sky and clouds, wooded hills in the mist, a meadow, and a gate of
 * timbers in the rock of the first floors, with what the miners left beside it. As long as the mine lives, gold veins
 * gleam in the rock about its mouth and light falls out of it.
 */
final class DawnPicture {
    static final int WIDTH = 427;
    static final int HEIGHT = 240;

    /** Row of the path that leads out of the mine, from the top. */
    static final int PATH_ROW = 201;

    /** Column of the middle of the mine's mouth. */
    static final int MOUTH_COLUMN = 62;

    private static final int[] NIGHT_SKY = {0x080916, 0x0c0f20, 0x12162c, 0x1a2039, 0x242c48};
    private static final int[] DAWN_SKY = {
        0x2c3a70, 0x3f4a86, 0x5a5c98, 0x82709f, 0xb1859a, 0xdb9d8c, 0xf3bb82, 0xffdca0
    };
    private static final int[] NIGHT_HILLS = {0x1d2440, 0x161c34, 0x101528, 0x0b0f1c};
    private static final int[] DAWN_HILLS = {0x9a86a6, 0x716e96, 0x4a5a78, 0x2c4450};
    private static final int NIGHT_MIST = 0x28304a;
    private static final int DAWN_MIST = 0xe8b49a;
    private static final int NIGHT_VEIL = 0x0a0e20;
    private static final int SUN_COLUMN = 196;
    private static final int SUN_ROW = 108;
    private static final int SUN_RADIUS = 17;
    private static final int MOON_COLUMN = 250;
    private static final int MOON_ROW = 38;
    private static final int MOON_RADIUS = 9;
    private static final int HORIZON = 150;
    private static final int MEADOW = 176;
    private static final int RANGES = 4;
    private static final int CLIFF_END = 132;
    private static final int MOUTH_HALF = 34;
    private static final int MOUTH_TOP = 164;
    /** Distance from the mouth within which veins are seen, and half the width of a vein, in shares of the noise. */
    private static final float VEINS_REACH = 96;

    private static final float VEIN = 0.022f;
    /** Share of its light that the mouth of a dead mine has: that of the lamp beside it. */
    private static final float DEAD_LAMP = 0.2f;

    /** Rows and columns of what stands before the rock: key, the column of its middle, the row of its foot. */
    private static final Stand[] STANDS = {
        new Stand("gate_4", MOUTH_COLUMN, 202),
        new Stand("barrels", 8, 204),
        new Stand("rope_fence", 146, 194),
        new Stand("lamp_post", 118, 206),
        new Stand("mine_cart", 352, 216),
        new Stand("crates", 396, 213),
        new Stand("stump", 300, 224),
        new Stand("log_mushrooms", 214, 226)
    };

    /** A sprite of the first floors that stands in the picture. */
    private record Stand(String sprite, int column, int row) {}

    private final boolean isDawn;
    private final boolean isAlive;
    private final RockTexture rock;
    private final int[] pixels;

    private DawnPicture(boolean isDawn, boolean isAlive, RockTexture rock, int[] pixels) {
        this.isDawn = isDawn;
        this.isAlive = isAlive;
        this.rock = rock;
        this.pixels = pixels;
    }

    /**
     * Paints the picture at night or at dawn.
     *
     * @param isAlive whether the mine still has its heart
     * @param rock of the first floors
     */
    static PixelPicture of(boolean isDawn, boolean isAlive, RockTexture rock, SpriteSheet sprites) {
        PixelPicture picture = new PixelPicture(WIDTH, HEIGHT);
        new DawnPicture(isDawn, isAlive, rock, picture.pixels()).paint(sprites);
        picture.show();
        return picture;
    }

    private void paint(SpriteSheet sprites) {
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                pixels[x + y * WIDTH] = colourAt(x, y);
            }
        }
        for (Stand stand : STANDS) {
            if (sprites.has(stand.sprite())) {
                stand(sprites.frames(stand.sprite()).get(0), stand);
            }
        }
        for (int x = 0; x < WIDTH; x++) {
            foreground(x);
        }
    }

    private int colourAt(int x, int y) {
        if (y >= cliffTop(x)) {
            return cliff(x, y);
        }
        if (y >= meadowTop(x)) {
            return meadow(x, y);
        }
        for (int range = RANGES - 1; range >= 0; range--) {
            if (y >= hillTop(x, range)) {
                return hill(x, y, range);
            }
        }
        return isDawn ? dawnSky(x, y) : nightSky(x, y);
    }

    private static int nightSky(int x, int y) {
        int sky = banded(NIGHT_SKY, x, y, y / (float) HORIZON);
        float cloud = cloud(x, y);
        sky = UiPalette.mix(sky, 0x2c3450, 0.7f * cloud);
        float moon = distance(x, y, MOON_COLUMN, MOON_ROW);
        if (moon < MOON_RADIUS) {
            boolean isShaded = distance(x, y, MOON_COLUMN + 4, MOON_ROW - 2) < MOON_RADIUS;
            return isShaded ? UiPalette.mix(sky, 0xcfd6e6, 0.16f) : 0xdfe4ee;
        }
        float glow = Math.max(0, 1 - moon / 70);
        sky = UiPalette.mix(sky, 0x8fa0c8, 0.35f * glow * glow);
        boolean isStar = dice(x, y, 1) > 0.9962f && cloud < 0.2f && y < HORIZON - 10;
        return isStar ? UiPalette.mix(sky, UiPalette.BONE_LIGHT, 0.3f + 0.7f * dice(x, y, 2)) : sky;
    }

    private static int dawnSky(int x, int y) {
        float far = distance(x, y, SUN_COLUMN, SUN_ROW);
        if (far < SUN_RADIUS) {
            return far < SUN_RADIUS - 2 ? 0xfffbe2 : 0xffeeb4;
        }
        float glow = Math.max(0, 1 - far / 210);
        int sky = banded(DAWN_SKY, x, y, y / (float) HORIZON);
        sky = UiPalette.mix(sky, 0xffe2a4, 0.75f * glow * glow);
        float cloud = cloud(x, y);
        if (cloud > 0) {
            // The sun stands low: the undersides of clouds shine, and those near it the most.
            float under = Math.max(0, cloud - cloud(x, y + 3));
            int lit = UiPalette.mix(0xc98a96, 0xffd9a0, glow);
            int body = UiPalette.mix(0x6a6294, 0xe8a08c, 0.25f + 0.75f * glow);
            sky = UiPalette.mix(sky, body, 0.75f * stepped(cloud, x, y));
            sky = UiPalette.mix(sky, lit, Math.min(1, 2.6f * under));
        }
        return sky;
    }

    /** Returns the density of clouds, from 0 to 1: long banks that lie flat. */
    private static float cloud(int x, int y) {
        float bank = noise(x / 74f, y / 13f, 11) * 0.6f
                + noise(x / 27f, y / 6f, 12) * 0.28f
                + noise(x / 9f, y / 4f, 13) * 0.12f;
        float high = Math.max(0, 1 - Math.abs(y - 72) / 74f);
        return Math.max(0, Math.min(1, (bank - 0.52f) * 4 * high));
    }

    private static float stepped(float share, int x, int y) {
        float dither = (x + y) % 2 == 0 ? 0.08f : -0.08f;
        return Math.max(0, Math.min(1, Math.round((share + dither) * 4) / 4f));
    }

    /** Returns a colour of a row of bands, which end in a chequered edge. */
    private static int banded(int[] bands, int x, int y, float share) {
        float dither = ((x & 1) * 2 + ((y & 1) ^ (x & 1))) / 4f - 0.4f;
        float place = Math.max(0, Math.min(0.999f, share)) * bands.length + dither * 0.8f;
        return bands[Math.max(0, Math.min(bands.length - 1, (int) place))];
    }

    private static int hillTop(int x, int range) {
        float wide = (noise(x / (150f - 26 * range), range * 7.3f, 21) - 0.5f) * (74 - 13 * range);
        float narrow = (noise(x / 23f, range * 3.1f, 22) - 0.5f) * (14 - range);
        int top = HORIZON - 18 + range * 12 - (int) (wide + narrow);
        return range < 2 ? top : top - trees(x, range);
    }

    /** Returns the height of the trees on a hill. */
    private static int trees(int x, int range) {
        int pitch = range == 2 ? 4 : 7;
        int tree = Math.floorDiv(x, pitch);
        int tall = (int) (dice(tree, range, 31) * (range == 2 ? 5 : 11)) + 2;
        int aside = Math.abs(x - tree * pitch - pitch / 2);
        boolean isClearing = noise(x / 40f, range, 32) < 0.36f;
        return isClearing ? 0 : Math.max(0, tall - aside * tall * 2 / (pitch + 1));
    }

    private int hill(int x, int y, int range) {
        int rgb = (isDawn ? DAWN_HILLS : NIGHT_HILLS)[range];
        int top = hillTop(x, range);
        float deep = Math.min(1, (y - top) / (34f - 5 * range));
        float mist = (isDawn ? 0.55f : 0.4f) * deep * (1 - range * 0.17f);
        float shade = (noise(x / 11f, y / 7f, 40 + range) - 0.5f) * 0.22f;
        rgb = shade > 0 ? UiPalette.mix(rgb, 0xffffff, shade * 0.4f) : UiPalette.mix(rgb, 0, -shade);
        rgb = UiPalette.mix(rgb, isDawn ? DAWN_MIST : NIGHT_MIST, stepped(mist, x, y));
        boolean isRim = isDawn && y - top < 2 && top <= hillTop(x + (x < SUN_COLUMN ? 1 : -1), range);
        float glow = Math.max(0, 1 - Math.abs(x - SUN_COLUMN) / 260f);
        return isRim ? UiPalette.mix(rgb, 0xffd8a0, 0.65f * glow) : rgb;
    }

    private static int meadowTop(int x) {
        return MEADOW - (int) ((noise(x / 60f, 1, 51) - 0.5f) * 12) - (int) (dice(x, 1, 52) * 3);
    }

    private int meadow(int x, int y) {
        float bend = (noise(x / 70f, 2, 53) - 0.5f) * 7;
        float offPath = Math.abs(y - PATH_ROW - 2 - bend) - 6 - noise(x / 6f, y / 3f, 54) * 3;
        float patch = noise(x / 17f, y / 8f, 55);
        int day;
        if (offPath < 0) {
            boolean isStone = dice(x / 3, y / 2, 56) > 0.93f;
            day = UiPalette.mix(0x7d5a40, 0xb88a5e, patch);
            day = isStone ? 0xc9b08c : day;
            day = offPath > -1.4f ? UiPalette.mix(day, 0x4a3828, 0.5f) : day;
        } else {
            day = patch > 0.6f ? 0x5c9a54 : patch > 0.4f ? 0x468548 : 0x356f42;
            float blade = dice(x, y / 2, 57);
            day = blade > 0.9f ? 0x83b95e : blade < 0.08f ? 0x2a5638 : day;
            boolean isFlower = dice(x, y, 58) > 0.996f;
            day = isFlower ? dice(x, y, 59) > 0.5f ? 0xffd87a : 0xf0e4f0 : day;
        }
        float far = Math.max(0, 1 - (y - MEADOW) / 26f);
        float sunny = Math.max(0, 1 - Math.abs(x - SUN_COLUMN) / 190f);
        int lit = UiPalette.mix(UiPalette.mix(day, 0xffcf96, 0.1f + 0.25f * sunny * far), DAWN_MIST, 0.3f * far);
        // The rock keeps the sun off the ground before it for a while.
        float shadow = x < CLIFF_END + 34 - (y - MEADOW) ? 0.34f : 0;
        lit = UiPalette.mix(lit, 0x26304e, shadow);
        return isDawn ? lit : UiPalette.mix(UiPalette.mix(day, 0x1c2c48, 0.5f), NIGHT_VEIL, 0.66f);
    }

    /** Returns the first row of the mountain at the left, which has the mine in it. */
    private static int cliffTop(int x) {
        if (x > CLIFF_END) {
            return HEIGHT;
        }
        float slope = 26 + x * 0.72f - (noise(x / 19f, 3, 61) - 0.5f) * 26 - (noise(x / 6f, 3, 62) - 0.5f) * 7;
        int steep = CLIFF_END - 22;
        return (int) (x > steep ? slope + (x - steep) * (x - steep) * 0.26f : slope);
    }

    private int cliff(int x, int y) {
        int aside = Math.abs(x - MOUTH_COLUMN);
        int foot = PATH_ROW + 3 + (int) ((noise(x / 12f, 4, 63) - 0.5f) * 6);
        if (y > foot) {
            return meadow(x, y);
        }
        boolean isInMouth = aside < MOUTH_HALF && y > MOUTH_TOP - (MOUTH_HALF - aside) / 9;
        if (isInMouth) {
            float lamp = lit(Math.max(0, 1 - distance(x, y * 2, MOUTH_COLUMN, 2 * 184) / 46));
            float gleam = noise(x / 7f, y / 5f, 64) * lamp;
            return UiPalette.mix(0x0d0a12, 0x6a4426, 0.75f * gleam * gleam + 0.25f * lamp);
        }
        int top = cliffTop(x);
        int turf = 3 + (int) (dice(x, 5, 65) * 4);
        int day;
        if (y - top < turf) {
            day = dice(x, y, 66) > 0.6f ? 0x5c9a54 : 0x3f7a48;
        } else {
            day = stone(x + 40, y + 60);
            // Ledges catch the light from the east; the rock below them lies in the shade.
            float ledge = noise(x / 17f, y / 12f, 67) - noise((x + 3) / 17f, (y - 3) / 12f, 67);
            day = ledge > 0
                    ? UiPalette.mix(day, 0xffd9a8, Math.min(0.3f, ledge))
                    : UiPalette.mix(day, 0x1c1830, Math.min(0.4f, -1.4f * ledge));
            float edge = Math.max(0, 1 - (CLIFF_END - x) / 60f);
            day = UiPalette.mix(day, 0xf0b888, 0.22f * edge);
            float depth = Math.max(0, 1 - (foot - y) / 26f);
            day = UiPalette.mix(day, 0x201a2c, 0.35f * depth);
        }
        boolean isRim = y - top < 2 || cliffTop(x + 2) > y;
        float lamp = lit(Math.max(0, 1 - distance(x, y, MOUTH_COLUMN, MOUTH_TOP + 8) / 58f));
        float vein = y - top < turf ? 0 : vein(x, y);
        if (vein > 0) {
            return UiPalette.mix(isDawn ? day : UiPalette.mix(day, NIGHT_VEIL, 0.6f), 0xffc65c, vein);
        }
        if (isDawn) {
            day = isRim ? UiPalette.mix(day, 0xffdf9c, 0.55f) : UiPalette.mix(day, 0x2c2a4c, 0.12f);
            return UiPalette.mix(day, 0xffb870, 0.12f * lamp);
        }
        int night = UiPalette.mix(UiPalette.mix(day, 0x2a3458, 0.5f), NIGHT_VEIL, isRim ? 0.4f : 0.66f);
        return UiPalette.mix(night, UiPalette.mix(day, 0xffa858, 0.4f), 0.7f * lamp * lamp);
    }

    private float lit(float lamp) {
        return isAlive ? lamp : DEAD_LAMP * lamp;
    }

    /** Returns how strongly a vein gleams at a place of the rock, from 0, none, to 1. */
    private float vein(int x, int y) {
        float near = 1 - distance(x, y, MOUTH_COLUMN, MOUTH_TOP) / VEINS_REACH;
        float off = Math.abs(noise(x / 21f, y / 15f, 81) * 0.75f + noise(x / 8f, y / 6f, 82) * 0.25f - 0.5f);
        return isAlive && near > 0 && off < VEIN ? Math.min(0.85f, 0.3f + near) : 0;
    }

    /** Returns the colour of the rock at a place. */
    private int stone(int x, int y) {
        int abgr = rock.rgbaAt(x % RockTexture.SIDE + y % RockTexture.SIDE * RockTexture.SIDE);
        return (abgr & 0xff) << 16 | (abgr & 0xff00) | (abgr >> 16 & 0xff);
    }

    /** Sets a sprite into the picture; lamps shine at night. */
    private void stand(SpriteFrame frame, Stand stand) {
        int left = stand.column() - frame.width() / 2;
        int top = stand.row() - frame.height();
        boolean isRight = stand.column() > CLIFF_END;
        for (int x = left + 2; x < left + frame.width() + 4 && isDawn; x++) {
            for (int y = stand.row() - 2; y < stand.row() + 2; y++) {
                darken(x, y, isRight ? 0.45f : 0.25f);
            }
        }
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) {
                int rgba = frame.rgba(x, y);
                if ((rgba & 0xff) == 0 || left + x < 0 || left + x >= WIDTH || top + y >= HEIGHT) {
                    continue;
                }
                int day = UiPalette.mix(rgba >>> 8, 0xffc890, 0.1f);
                int night = UiPalette.mix(UiPalette.mix(rgba >>> 8, 0x2a3458, 0.4f), NIGHT_VEIL, 0.55f);
                boolean shines = frame.emissive(x, y) != 0;
                pixels[left + x + (top + y) * WIDTH] = isDawn ? day : shines ? rgba >>> 8 : night;
            }
        }
    }

    private void darken(int x, int y, float share) {
        if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) {
            pixels[x + y * WIDTH] = UiPalette.mix(pixels[x + y * WIDTH], 0x14202c, share);
        }
    }

    /** Paints the grass in front, dark against the light. */
    private void foreground(int x) {
        int tall = (int) (noise(x / 26f, 6, 71) * 13 + dice(x, 6, 72) * 7);
        int rgb = isDawn ? 0x1c3a34 : 0x070b14;
        for (int y = HEIGHT - tall; y < HEIGHT; y++) {
            boolean isTip = y - (HEIGHT - tall) < 2 && isDawn;
            pixels[x + y * WIDTH] = isTip ? 0x2f5a44 : rgb;
        }
    }

    private static float distance(float x, float y, float toX, float toY) {
        float dx = x - toX;
        float dy = y - toY;
        return (float) Math.sqrt(dx * dx + dy * dy);
    }

    /** Returns smooth noise from 0 to 1. */
    private static float noise(float x, float y, int salt) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        float partX = x - column;
        float partY = y - row;
        partX = partX * partX * (3 - 2 * partX);
        partY = partY * partY * (3 - 2 * partY);
        float upper = dice(column, row, salt) + (dice(column + 1, row, salt) - dice(column, row, salt)) * partX;
        float lower =
                dice(column, row + 1, salt) + (dice(column + 1, row + 1, salt) - dice(column, row + 1, salt)) * partX;
        return upper + (lower - upper) * partY;
    }

    private static float dice(int x, int y, int salt) {
        int mixed = x * 374761393 + y * 668265263 + salt * 1274126177;
        mixed = (mixed ^ mixed >>> 13) * 1103515245;
        return ((mixed ^ mixed >>> 16) & 0xffff) / 65536f;
    }
}
