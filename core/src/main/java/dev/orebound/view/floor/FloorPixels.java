package dev.orebound.view.floor;

/**
 * The pixels of a floor while they are painted: colour, relief and liquid of each, row by row from the south-west
 * corner.
 *
 * <p>Relief tells which way the surface leans at a pixel, so that light from one side shows it: two parts of -1 to 1,
 * east and north, 3 bits each. The lowest two bits tell how much of the colour glows by itself, in thirds.
 */
final class FloorPixels {
    /** The relief of level ground. */
    static final int FLAT = 3 << 5 | 3 << 2;

    private static final int STEPS = 3;
    private static final int GLOW_STEPS = 3;

    final int width;
    final int height;
    int[] rgb;
    byte[] relief;
    /** The number of the {@link LiquidBody} that covers each pixel, or {@link LiquidBodies#NONE}. */
    final byte[] liquid;
    /** The depth of that liquid, 0 to 255. */
    final byte[] liquidDepth;

    /** Pixels without colour, and without a liquid. */
    FloorPixels(int width, int height) {
        this.width = width;
        this.height = height;
        rgb = new int[width * height];
        relief = new byte[width * height];
        liquid = new byte[width * height];
        liquidDepth = new byte[width * height];
    }

    /** Pixels without colour, covered by the liquids of a floor; the arrays of the shape are copied. */
    FloorPixels(int width, int height, LiquidShape liquids) {
        this.width = width;
        this.height = height;
        rgb = new int[width * height];
        relief = new byte[width * height];
        liquid = liquids.bodies().clone();
        liquidDepth = liquids.depths().clone();
    }

    /** Frees colours and relief, which are not read any more. */
    void forgetColours() {
        rgb = new int[0];
        relief = new byte[0];
    }

    /** Returns the relief byte for a lean; anything steeper than 1 counts as 1. */
    static int lean(float east, float north) {
        return leanPart(east) << 5 | leanPart(north) << 2;
    }

    private static int leanPart(float lean) {
        // Rounded in double precision, which is exact, since Math.round is slow where it is not compiled well.
        return (int) (Math.max(-1, Math.min(1, lean)) * STEPS + (STEPS + 0.5));
    }

    /** Returns the lowest bits of a relief byte of which so many hundredths of the colour glow. */
    static int glow(int percent) {
        return Math.round(percent * GLOW_STEPS / 100f);
    }

    /** Returns a colour and its relief as bytes red, green, blue, relief, the first in the lowest bits. */
    static int bytes(int rgb, byte relief) {
        return (rgb >> 16 & 0xff) | (rgb & 0xff00) | (rgb & 0xff) << 16 | (relief & 0xff) << 24;
    }

    /** Returns a colour 0xRRGGBB made lighter or darker, each channel clamped. */
    static int scale(int rgb, float factor) {
        return channel((rgb >> 16 & 0xff) * factor) << 16
                | channel((rgb >> 8 & 0xff) * factor) << 8
                | channel((rgb & 0xff) * factor);
    }

    /** Returns a mix of two colours, {@code a} at 0 and {@code b} at 1. */
    static int mix(int a, int b, float t) {
        return channel((a >> 16 & 0xff) + ((b >> 16 & 0xff) - (a >> 16 & 0xff)) * t) << 16
                | channel((a >> 8 & 0xff) + ((b >> 8 & 0xff) - (a >> 8 & 0xff)) * t) << 8
                | channel((a & 0xff) + ((b & 0xff) - (a & 0xff)) * t);
    }

    private static int channel(float value) {
        return Math.max(0, Math.min(255, (int) (value + 0.5f)));
    }
}
