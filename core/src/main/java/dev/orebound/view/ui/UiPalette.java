package dev.orebound.view.ui;

/** The colours of the interface, 0xRRGGBB, which are those of the art's palette. */
public final class UiPalette {
    public static final int NIGHT = 0x0c0a14;
    public static final int INK = 0x14121f;
    public static final int STONE_DARK = 0x241f38;
    public static final int STONE = 0x3a3157;
    public static final int STONE_LIGHT = 0x574a7d;
    public static final int STONE_PALE = 0x8478a8;
    public static final int BONE_DARK = 0x7d7484;
    public static final int BONE = 0xb9b0a2;
    public static final int BONE_LIGHT = 0xefe6d5;
    public static final int BLOOD_DARK = 0x7a1f2b;
    public static final int BLOOD = 0xc8403a;
    public static final int FLAME = 0xf0803c;
    public static final int GOLD = 0xffc65c;
    public static final int GOLD_LIGHT = 0xfff0a8;
    public static final int EARTH = 0x6b4a34;
    public static final int EARTH_LIGHT = 0xa2774c;
    public static final int LEAF = 0x3f8a55;
    public static final int LEAF_LIGHT = 0x8fcf6a;
    public static final int WATER = 0x2f7fc1;
    public static final int WATER_LIGHT = 0x5fd0e6;

    private UiPalette() {}

    /** Returns a colour between two; share 0 is the first, 1 the second. */
    public static int mix(int from, int to, float share) {
        int red = mixChannel(from >> 16 & 0xff, to >> 16 & 0xff, share);
        int green = mixChannel(from >> 8 & 0xff, to >> 8 & 0xff, share);
        int blue = mixChannel(from & 0xff, to & 0xff, share);
        return red << 16 | green << 8 | blue;
    }

    private static int mixChannel(int from, int to, float share) {
        return Math.round(from + (to - from) * share);
    }
}
