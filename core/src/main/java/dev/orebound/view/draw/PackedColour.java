package dev.orebound.view.draw;

import com.badlogic.gdx.utils.NumberUtils;

/** Four bytes in the bits of a float, as a vertex holds them. */
final class PackedColour {
    private PackedColour() {}

    /**
     * A colour.
     *
     * @param rgb 0xRRGGBB
     * @param alpha 0 to 1, kept in steps of a 127th: its lowest bit must stay clear, so that the float is a number
     */
    static float of(int rgb, float alpha) {
        int bits = part(alpha) << 24 | (rgb & 0xff) << 16 | (rgb & 0xff00) | (rgb >> 16 & 0xff);
        return NumberUtils.intToFloatColor(bits);
    }

    /** Three parts of 0 to 1, and a whole number below 63, which is kept doubled for the same reason. */
    static float ofBytes(float first, float second, float third, int fourth) {
        return NumberUtils.intToFloatColor(fourth << 25 | part(third) << 16 | part(second) << 8 | part(first));
    }

    private static int part(float value) {
        return Math.max(0, Math.min(255, (int) (value * 255 + 0.5f)));
    }
}
