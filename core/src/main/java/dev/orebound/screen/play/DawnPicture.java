package dev.orebound.screen.play;

import dev.orebound.view.ui.PixelPicture;
import dev.orebound.view.ui.UiPalette;

/** Paints the mouth of the mine at night and at dawn: sky, ranges of hills, a meadow, and the gate in the rock. */
final class DawnPicture {
    static final int WIDTH = 427;
    static final int HEIGHT = 240;

    /** Row of the path that leads out of the mine, from the top. */
    static final int PATH_ROW = 196;

    /** Column of the middle of the mine's mouth. */
    static final int MOUTH_COLUMN = 62;

    private static final int[] NIGHT_SKY = {0x0c0a1c, 0x14142e, 0x1d2044, 0x2b2f5c};
    private static final int[] DAWN_SKY = {0x3b4a86, 0x7a6ea6, 0xd98a8c, 0xf6bd7c, 0xffe6a8};
    private static final int[] NIGHT_HILLS = {0x1c1f40, 0x171833, 0x111226};
    private static final int[] DAWN_HILLS = {0x8a7aa6, 0x5d5f86, 0x3b4a5e};
    private static final int SUN_COLUMN = 318;
    private static final int SUN_ROW = 132;
    private static final int SUN_RADIUS = 21;
    private static final int HORIZON = 150;
    private static final int MEADOW = 172;

    private DawnPicture() {}

    /** Paints the picture at night or at dawn. */
    static PixelPicture of(boolean isDawn) {
        PixelPicture picture = new PixelPicture(WIDTH, HEIGHT);
        int[] pixels = picture.pixels();
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                pixels[x + y * WIDTH] = colourAt(x, y, isDawn);
            }
        }
        picture.show();
        return picture;
    }

    private static int colourAt(int x, int y, boolean isDawn) {
        if (y >= rockTop(x)) {
            return rock(x, y, isDawn);
        }
        if (y >= meadowTop(x)) {
            return meadow(x, y, isDawn);
        }
        for (int range = 2; range >= 0; range--) {
            if (y >= hillTop(x, range)) {
                int rgb = (isDawn ? DAWN_HILLS : NIGHT_HILLS)[range];
                boolean isRim = y == hillTop(x, range) && isDawn;
                return isRim ? UiPalette.mix(rgb, UiPalette.GOLD, 0.5f) : rgb;
            }
        }
        return isDawn ? dawnSky(x, y) : nightSky(x, y);
    }

    private static int nightSky(int x, int y) {
        boolean isStar = y < HORIZON - 20 && dice(x, y, 1) > 0.9965f;
        int sky = banded(NIGHT_SKY, x, y, y / (float) HORIZON);
        return isStar ? UiPalette.mix(sky, UiPalette.BONE_LIGHT, 0.4f + 0.6f * dice(x, y, 2)) : sky;
    }

    private static int dawnSky(int x, int y) {
        float dx = x - SUN_COLUMN;
        float dy = y - SUN_ROW;
        float far = (float) Math.sqrt(dx * dx + dy * dy);
        if (far < SUN_RADIUS) {
            return UiPalette.GOLD_LIGHT;
        }
        float glow = Math.max(0, 1 - far / 190);
        return UiPalette.mix(banded(DAWN_SKY, x, y, y / (float) HORIZON), 0xffe0a0, 0.5f * glow * glow);
    }

    /** Returns a colour of a row of bands, which end in a chequered edge. */
    private static int banded(int[] bands, int x, int y, float share) {
        float place = Math.min(0.999f, share) * bands.length + ((x + y) % 2 == 0 ? 0.12f : -0.12f);
        return bands[Math.max(0, Math.min(bands.length - 1, (int) place))];
    }

    private static int hillTop(int x, int range) {
        double wide = Math.sin(x * 0.011 * (range + 1) + range * 2.1) * (18 - 4 * range);
        double narrow = Math.sin(x * 0.057 + range * 5.3) * 4 + Math.sin(x * 0.19 + range) * 1.3;
        return HORIZON - 26 + range * 15 - (int) (wide + narrow);
    }

    private static int meadowTop(int x) {
        return MEADOW - (int) (Math.sin(x * 0.021 + 1) * 3 + Math.sin(x * 0.09) * 1.2);
    }

    private static int meadow(int x, int y, boolean isDawn) {
        boolean isPath = Math.abs(y - PATH_ROW - Math.sin(x * 0.03) * 2) < 7 + Math.sin(x * 0.23) * 1.2;
        int ground = isPath ? UiPalette.EARTH_LIGHT : UiPalette.LEAF;
        float shade = 0.75f + 0.25f * dice(x / 2, y / 2, 3);
        boolean isBlade = !isPath && dice(x, y, 4) > 0.93f;
        int lit = isBlade ? UiPalette.LEAF_LIGHT : ground;
        boolean isFlower = !isPath && dice(x, y, 5) > 0.9975f;
        lit = isFlower ? UiPalette.GOLD : lit;
        int day = UiPalette.mix(UiPalette.INK, UiPalette.mix(lit, 0xffc890, 0.18f), shade);
        return isDawn ? day : UiPalette.mix(day, 0x101024, 0.78f);
    }

    /** Returns the first row of the mountain at the left, which has the mine in it. */
    private static int rockTop(int x) {
        if (x > 128) {
            return HEIGHT;
        }
        double slope = 34 + x * 0.95 + Math.sin(x * 0.31) * 4 + Math.sin(x * 0.11) * 7;
        return x > 112 ? (int) (slope + (x - 112) * 7.5) : (int) slope;
    }

    private static int rock(int x, int y, boolean isDawn) {
        int aside = Math.abs(x - MOUTH_COLUMN);
        int mouthTop = 142 + aside * aside / 34;
        boolean isInMouth = aside < 27 && y > mouthTop && y < PATH_ROW + 6;
        if (isInMouth) {
            boolean isPost = aside > 21 || y < mouthTop + 6;
            int wood = UiPalette.mix(UiPalette.EARTH, UiPalette.EARTH_LIGHT, dice(x / 3, y / 7, 6));
            int dark = UiPalette.mix(UiPalette.INK, 0x3a2418, Math.max(0, 1 - aside / 18f) * 0.5f);
            return isPost ? isDawn ? wood : UiPalette.mix(wood, 0x101024, 0.5f) : dark;
        }
        if (y > PATH_ROW + 5 + (int) (Math.sin(x * 0.2) * 2)) {
            return meadow(x, y, isDawn);
        }
        float stone = dice((x + y / 9 * 5) / 11, y / 9, 7);
        boolean isSeam = (x + y / 9 * 5) % 11 == 0 || y % 9 == 0;
        int rgb = UiPalette.mix(0x4a4468, 0x6f6790, stone);
        rgb = isSeam ? UiPalette.mix(rgb, UiPalette.INK, 0.45f) : rgb;
        rgb = y - rockTop(x) < 2 && isDawn ? UiPalette.mix(rgb, UiPalette.GOLD, 0.6f) : rgb;
        return isDawn ? rgb : UiPalette.mix(rgb, 0x0c0a1c, 0.7f);
    }

    private static float dice(int x, int y, int salt) {
        int mixed = x * 374761393 + y * 668265263 + salt * 1274126177;
        mixed = (mixed ^ mixed >>> 13) * 1103515245;
        return ((mixed ^ mixed >>> 16) & 0xffff) / 65536f;
    }
}
