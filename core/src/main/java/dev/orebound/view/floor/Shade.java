package dev.orebound.view.floor;

/** Arithmetic on colours 0xRRGGBB. */
final class Shade {
    private Shade() {}

    /** A colour made lighter or darker, each part clamped to what a colour can be. */
    static int scale(int rgb, float factor) {
        return part((rgb >> 16 & 0xff) * factor) << 16
                | part((rgb >> 8 & 0xff) * factor) << 8
                | part((rgb & 0xff) * factor);
    }

    /** From {@code a} at 0 to {@code b} at 1. */
    static int mix(int a, int b, float t) {
        return part((a >> 16 & 0xff) + ((b >> 16 & 0xff) - (a >> 16 & 0xff)) * t) << 16
                | part((a >> 8 & 0xff) + ((b >> 8 & 0xff) - (a >> 8 & 0xff)) * t) << 8
                | part((a & 0xff) + ((b & 0xff) - (a & 0xff)) * t);
    }

    private static int part(float value) {
        return Math.max(0, Math.min(255, (int) (value + 0.5f)));
    }
}
