package dev.orebound.view.ui;

import dev.orebound.content.biome.Biome;
import java.util.List;

/**
 * Draws a cell of a floor's map as a surveyor would: washed ground under a lit rim, a hatched bank of rock about it,
 * and lines for liquids. Outlines are smoothed over the neighbouring cells, so every cell is drawn with its eight
 * neighbours in view. Colours are 0xRRGGBBAA.
 */
final class MapInk {
    static final int CLEAR = 0;

    /** Cells about the one that is drawn, row by row from the south west; the middle one is {@link #SELF}. */
    static final int NEIGHBOURS = 9;

    static final int SELF = 4;

    /** The fewest pixels a side with which lines and shades can be told apart. */
    private static final int FEWEST_FOR_LINES = 4;

    private static final float HALF = 0.5f;
    private static final float BANK_CELLS = 0.95f;
    private static final int DOTS_IN_A_THOUSAND = 60;

    private final int ground;
    private final int groundAway;
    private final int passage;
    private final int passageAway;
    private final int rim;
    private final int face;
    private final int bank;
    private final int hatch;
    private final int gate;
    private final int[] looks = new int[NEIGHBOURS];
    private int side;

    /** Creates the inks for a region of the mine. */
    MapInk(Biome biome) {
        List<Integer> shades = biome.ground().shades();
        List<Integer> tops = biome.rock().tops();
        List<Integer> faces = biome.rock().faces();
        ground = UiPalette.mix(shades.get(shades.size() - 1), UiPalette.BONE_LIGHT, 0.1f);
        groundAway = UiPalette.mix(shades.get(0), UiPalette.INK, 0.12f);
        passage = UiPalette.mix(shades.get(1), UiPalette.INK, 0.05f);
        passageAway = UiPalette.mix(shades.get(0), UiPalette.INK, 0.36f);
        rim = UiPalette.mix(faces.get(faces.size() - 1), UiPalette.BONE_LIGHT, 0.25f);
        face = UiPalette.mix(faces.get(1), UiPalette.INK, 0.25f);
        bank = UiPalette.mix(tops.get(1), UiPalette.INK, 0.3f);
        hatch = UiPalette.mix(tops.get(tops.size() - 1), UiPalette.INK, 0.15f);
        gate = UiPalette.BONE_LIGHT;
    }

    /** Sets how many pixels a side of a cell has. */
    void side(int pixels) {
        side = pixels;
    }

    /** Returns the looks of the cell to draw and its neighbours, to be filled in; see {@link MapLook}. */
    int[] looks() {
        return looks;
    }

    /**
     * Returns the colour of a pixel of the cell.
     *
     * @param i the pixel's column in its cell, from the west; {@code j} its row, from the south
     * @param x its column on the whole map; {@code y} its row
     */
    int pixel(int i, int j, int x, int y) {
        float u = (i + HALF) / side;
        float v = (j + HALF) / side;
        if (!isFloor(u, v)) {
            return rock(u, v, x, y);
        }
        int look = nearestFloor(u, v);
        if (look == MapLook.BEYOND) {
            return beyond(u, v, x, y);
        }
        int away = MapLook.isInSight(look) ? 0 : 1;
        if (MapLook.isBridge(look)) {
            return opaque(dim(y % 3 == 0 ? UiPalette.EARTH : UiPalette.EARTH_LIGHT, away));
        }
        if (MapLook.isGate(look)) {
            return opaque(x % 3 == 0 ? UiPalette.NIGHT : gate);
        }
        int liquid = liquidAt(u, v);
        if (liquid != 0) {
            return opaque(dim(liquid(liquid, u, v, x, y), away));
        }
        int plain = MapLook.isRoom(look) ? (away == 0 ? ground : groundAway) : (away == 0 ? passage : passageAway);
        if (side < FEWEST_FOR_LINES) {
            return opaque(plain);
        }
        float step = 1f / side;
        int rows = Math.max(1, side / 4);
        for (int row = 1; row <= rows; row++) {
            if (!isFloor(u, v + row * step)) {
                return opaque(UiPalette.mix(face, plain, 0.15f * row));
            }
        }
        if (!isFloor(u - step, v) || !isFloor(u + step, v) || !isFloor(u, v - step)) {
            return opaque(UiPalette.mix(plain, UiPalette.INK, 0.3f));
        }
        return opaque(UiPalette.mix(plain, UiPalette.INK, isDot(x, y) ? 0.22f : 0));
    }

    /** Returns the colour of ground that was never seen: dots that grow fewer away from what was. */
    private int beyond(float u, float v, int x, int y) {
        float near = 1 - distanceToFloor(u, v);
        boolean isDot = side < FEWEST_FOR_LINES || Math.floorMod(x + y, 2) == 0;
        return isDot && near > 0 ? passageAway << 8 | Math.round(255 * near) : CLEAR;
    }

    private static int dim(int rgb, int away) {
        return UiPalette.mix(rgb, UiPalette.INK, 0.32f * away);
    }

    private int rock(float u, float v, int x, int y) {
        float step = 1f / side;
        if (isFloor(u - step, v) || isFloor(u + step, v) || isFloor(u, v - step) || isFloor(u, v + step)) {
            return opaque(rim);
        }
        float away = distanceToFloor(u, v);
        if (away > BANK_CELLS) {
            return CLEAR;
        }
        boolean isHatched = side >= FEWEST_FOR_LINES && Math.floorMod(x + y, 4) == 0;
        float alpha = Math.min(1, 1.5f * (1 - away / BANK_CELLS));
        int rgb = isHatched ? UiPalette.mix(hatch, bank, 0.6f * away) : bank;
        return rgb << 8 | Math.round(255 * alpha);
    }

    private int liquid(int look, float u, float v, int x, int y) {
        int rgb = MapLook.liquidRgb(look);
        if (side < FEWEST_FOR_LINES) {
            return rgb;
        }
        float step = 1f / side;
        boolean isShore = liquidAt(u - step, v) == 0
                || liquidAt(u + step, v) == 0
                || liquidAt(u, v - step) == 0
                || liquidAt(u, v + step) == 0;
        if (isShore) {
            return UiPalette.mix(rgb, UiPalette.INK, 0.5f);
        }
        boolean isLine = Math.floorMod(y, 4) == 0 && Math.floorMod(x + Math.floorMod(y / 4, 2) * 4, 8) < 4;
        return UiPalette.mix(rgb, UiPalette.BONE_LIGHT, isLine ? 0.38f : 0);
    }

    private static boolean isDot(int x, int y) {
        int mixed = (x * 0x27d4eb2d) ^ (y * 0x165667b1);
        mixed ^= mixed >>> 15;
        mixed *= 0x2c1b3c6d;
        return Math.floorMod(mixed >>> 8, 1000) < DOTS_IN_A_THOUSAND;
    }

    private boolean isFloor(float u, float v) {
        return share(u, v, false) >= HALF;
    }

    /** Returns the look of the liquid at a place, or 0. */
    private int liquidAt(float u, float v) {
        if (share(u, v, true) < HALF) {
            return 0;
        }
        int best = 0;
        float least = Float.MAX_VALUE;
        for (int n = 0; n < NEIGHBOURS; n++) {
            float far = farFromMiddle(n, u, v);
            if (MapLook.isLiquid(looks[n]) && far < least) {
                least = far;
                best = looks[n];
            }
        }
        return best;
    }

    private int nearestFloor(float u, float v) {
        int best = looks[SELF];
        float least = Float.MAX_VALUE;
        for (int n = 0; n < NEIGHBOURS && looks[SELF] == 0; n++) {
            float far = farFromMiddle(n, u, v);
            if (looks[n] != 0 && far < least) {
                least = far;
                best = looks[n];
            }
        }
        return best;
    }

    private static float farFromMiddle(int neighbour, float u, float v) {
        float dx = u - (neighbour % 3 - 1) - HALF;
        float dy = v - (neighbour / 3 - 1) - HALF;
        return dx * dx + dy * dy;
    }

    /** Returns how much of a place is floor, or liquid: the cells about it by their nearness. */
    private float share(float u, float v, boolean ofLiquid) {
        float east = u + HALF;
        float north = v + HALF;
        int column = Math.max(0, Math.min(1, (int) east));
        int row = Math.max(0, Math.min(1, (int) north));
        float partX = east - column;
        float partY = north - row;
        int at = row * 3 + column;
        return (1 - partY) * ((1 - partX) * is(at, ofLiquid) + partX * is(at + 1, ofLiquid))
                + partY * ((1 - partX) * is(at + 3, ofLiquid) + partX * is(at + 4, ofLiquid));
    }

    private int is(int neighbour, boolean ofLiquid) {
        int look = looks[neighbour];
        return look != 0 && (!ofLiquid || MapLook.isLiquid(look)) ? 1 : 0;
    }

    private float distanceToFloor(float u, float v) {
        float least = 2;
        for (int n = 0; n < NEIGHBOURS; n++) {
            if (MapLook.isFloor(looks[n])) {
                int west = n % 3 - 1;
                int south = n / 3 - 1;
                float dx = Math.max(0, Math.max(west - u, u - west - 1));
                float dy = Math.max(0, Math.max(south - v, v - south - 1));
                least = Math.min(least, (float) Math.sqrt(dx * dx + dy * dy));
            }
        }
        return least;
    }

    private static int opaque(int rgb) {
        return rgb << 8 | 0xff;
    }

    /** The looks of cells as whole numbers: 0 is what no map shows, rock and everything unseen. */
    static final class MapLook {
        private static final int FLOOR = 1 << 24;
        private static final int IN_SIGHT = 1 << 25;
        private static final int ROOM = 1 << 26;
        private static final int LIQUID = 1 << 27;
        private static final int BRIDGE = 1 << 28;
        private static final int GATE = 1 << 29;

        /** Ground that was never seen, beside ground that was. */
        static final int BEYOND = 1 << 30;

        private MapLook() {}

        static int floor(boolean isInSight, boolean isRoom) {
            return FLOOR | (isInSight ? IN_SIGHT : 0) | (isRoom ? ROOM : 0);
        }

        static int withLiquid(int look, int rgb) {
            return look | LIQUID | rgb;
        }

        static int withBridge(int look) {
            return look | BRIDGE;
        }

        static int withGate(int look) {
            return look | GATE;
        }

        static boolean isFloor(int look) {
            return (look & FLOOR) != 0;
        }

        static boolean isInSight(int look) {
            return (look & IN_SIGHT) != 0;
        }

        static boolean isRoom(int look) {
            return (look & ROOM) != 0;
        }

        static boolean isLiquid(int look) {
            return (look & LIQUID) != 0;
        }

        static boolean isBridge(int look) {
            return (look & BRIDGE) != 0;
        }

        static boolean isGate(int look) {
            return (look & GATE) != 0;
        }

        static int liquidRgb(int look) {
            return look & 0xffffff;
        }
    }
}
